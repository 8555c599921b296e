/* The codes are the contract's; the names come from the browser, so that no table of names is loaded. */

let names: Intl.DisplayNames | undefined;

/** `DE` becomes `Germany`; a code that nobody knows stays as it is. */
export function countryName(code: string): string {
  names ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
  try {
    return names.of(code) ?? code;
  } catch {
    // Only two letters or three digits are a region to the browser; anything else throws.
    return code;
  }
}
