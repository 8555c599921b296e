import metadata from 'libphonenumber-js/min/metadata';
import { countryName } from '@/labels/countries';

/** Calling codes by country name. One that is stored but not listed is kept as a choice, so that no form loses it. */
export function phoneCodeChoices(
  stored: readonly (string | null | undefined)[] = [],
): { value: string; label: string }[] {
  const choices = Object.entries(metadata.country_calling_codes).map(([digits, countries]) => ({
    value: `+${digits}`,
    // Of several countries the first is the one that gave the code.
    label: `${countries.map(countryName).join(', ')} (+${digits})`,
  }));
  const listed = new Set(choices.map((choice) => choice.value));
  for (const code of new Set(stored))
    if (code && !listed.has(code)) choices.push({ value: code, label: code });
  return choices.toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
}
