import type { CountryCode } from '@generated/model';
import { countryName } from '@/domain/countries';

/** Where most of the cases are filed; a choice for the filter, not all that a case may have. */
const JURISDICTIONS: readonly CountryCode[] = [
  'US',
  'CA',
  'GB',
  'DE',
  'CH',
  'JP',
  'SG',
  'HK',
  'AU',
  'VG',
  'KY',
];

/** Jurisdictions to choose from, with those that are chosen already. */
export function jurisdictionChoices(
  chosen: readonly CountryCode[] = [],
): { value: CountryCode; label: string }[] {
  return [...new Set([...JURISDICTIONS, ...chosen])].map((code) => ({
    value: code,
    label: countryName(code),
  }));
}
