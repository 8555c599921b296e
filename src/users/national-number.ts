import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';

/**
 * The digits to dial after a country code. Of the German `01512345678`, that is all but the 0, which is dialled only
 * within Germany; of the Italian `0612345678`, all of them. Digits that are no valid number for the code stay as they
 * are.
 * @param code with its plus.
 */
export function nationalNumber(digits: string, code: string): string {
  const number = parsePhoneNumberFromString(`${code}${digits}`, { extract: false }, metadata);
  // A stored code may include an area, such as +1242. The number would then contain the area twice.
  return number && `+${number.countryCallingCode}` === code ? number.nationalNumber : digits;
}
