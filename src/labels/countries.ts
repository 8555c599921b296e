/* The codes are the contract's; the names come from the browser, so that no table of names is loaded. */

/** Where browsers and Node do not agree on a name. */
const AGREED: Partial<Record<string, string>> = {
  FK: 'Falkland Islands',
  HK: 'Hong Kong',
  MO: 'Macao',
  PS: 'Palestine',
};

let names: Intl.DisplayNames | undefined;

/** `DE` becomes `Germany`; a code that nobody knows stays as it is. */
export function countryName(code: string): string {
  names ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
  try {
    return AGREED[code] ?? names.of(code) ?? code;
  } catch {
    // Only two letters or three digits are a region to the browser; anything else throws.
    return code;
  }
}
