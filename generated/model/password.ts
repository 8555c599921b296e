/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Any Unicode, 12 to 128 characters; common passwords, one of fewer than four different characters, and the person's own name or address are refused (`errors`). No composition rules.
 * @minLength 12
 * @maxLength 128
 */
export type Password = string;
