/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * What it is about, on one line; blanks around it are cut off.
 * @minLength 1
 * @maxLength 150
 * @pattern ^(?=.*[^\s\u200c\u200d\ufe00-\ufe0f])[^\x00-\x1f\x7f-\x9f\xad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0]+$
 */
export type ConversationSubject = string;
