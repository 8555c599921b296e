import { CountryCode } from '@generated/model';
import { countryName } from '@/domain/countries';

/** Every country by name, for a list to choose from. */
export function countryChoices(): { value: CountryCode; label: string }[] {
  return Object.values(CountryCode)
    .map((code) => ({ value: code, label: countryName(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
}
