/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * What happened, on one line; blanks around it are cut off.
 * @minLength 1
 * @maxLength 200
 * @pattern ^\s*[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2060-\u2065\u206a-\u206f\u2800\u3164\ufe00-\ufe0f\uffa0](?:[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s])?\s*$
 */
export type CaseUpdateTitle = string;
