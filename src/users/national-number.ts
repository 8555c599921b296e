import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';

/**
 * The digits that are dialled behind a country code: of a German `01512345678` all but the 0, which is dialled within
 * Germany only; of an Italian `0612345678` all. What cannot be read as a number of the code stays as it is.
 * @param code with its plus.
 */
export function nationalNumber(digits: string, code: string): string {
  const number = parsePhoneNumberFromString(`${code}${digits}`, { extract: false }, metadata);
  // A stored code may be one of a country with its area, as +1242: the number would then hold the area twice.
  return number && `+${number.countryCallingCode}` === code ? number.nationalNumber : digits;
}
