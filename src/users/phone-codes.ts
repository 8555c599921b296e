import metadata from 'libphonenumber-js/min/metadata';
import { countryName } from '@/domain/countries';

/** Places with a calling code of their own that the contract does not list as countries. */
const PLACES: Partial<Record<string, string>> = {
  AC: 'Ascension Island',
  TA: 'Tristan da Cunha',
  XK: 'Kosovo',
};

const placeName = (code: string) => PLACES[code] ?? countryName(code);

/**
 * Calling codes, sorted by the names of their countries. The code comes first, so that a field too narrow for all the
 * names cuts these off instead of the code. A stored code that is not listed stays available, so that no form loses it.
 */
export function phoneCodeChoices(
  stored: readonly (string | null | undefined)[] = [],
): { value: string; label: string }[] {
  const codes = Object.entries(metadata.country_calling_codes)
    // Of several countries with one code, the main one comes first.
    .map(([digits, countries]) => ({
      value: `+${digits}`,
      names: countries.map(placeName).join(', '),
    }))
    .toSorted((a, b) => a.names.localeCompare(b.names, 'en'));
  const listed = new Set(codes.map(({ value }) => value));
  const unlisted = [...new Set(stored)].flatMap((code) => (code && !listed.has(code) ? code : []));
  return [
    ...unlisted.map((code) => ({ value: code, label: code })),
    ...codes.map(({ value, names }) => ({ value, label: `${value} ${names}` })),
  ];
}
