/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * What it is about; blanks around it are cut off.
 * @minLength 1
 * @maxLength 150
 * @pattern \S
 */
export type ConversationSubject = string;
