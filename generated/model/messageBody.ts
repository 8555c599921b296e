/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Text; blanks around it are cut off.
 * @minLength 1
 * @maxLength 5000
 * @pattern \S
 */
export type MessageBody = string;
