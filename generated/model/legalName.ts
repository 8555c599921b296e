/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * A name as it stands in documents: on one line, as a `PersonName`.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[ \xa0\u1680\u2000-\u200a\u200c\u200d\u202f\u205f\u3000\ufe00-\ufe0f]*[^\x00- \x7f-\xa0\xad\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0][^\x00-\x1f\x7f-\x9f\xad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0]*$
 */
export type LegalName = string;
