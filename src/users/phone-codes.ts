import metadata from 'libphonenumber-js/min/metadata';
import { countryName } from '@/domain/countries';

/** Places with a calling code of their own, which the contract counts to no country. */
const PLACES: Partial<Record<string, string>> = {
  AC: 'Ascension Island',
  TA: 'Tristan da Cunha',
  XK: 'Kosovo',
};

const placeName = (code: string) => PLACES[code] ?? countryName(code);

/**
 * Calling codes in the order of their countries' names. The code comes first, so that a field too narrow for the names of
 * all its countries cuts these off and not the code. One that is stored but not listed is kept as a choice, so that no form
 * loses it.
 */
export function phoneCodeChoices(
  stored: readonly (string | null | undefined)[] = [],
): { value: string; label: string }[] {
  const codes = Object.entries(metadata.country_calling_codes)
    // Of several countries the first is the one that gave the code.
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
