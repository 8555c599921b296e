/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * A name as it stands in documents.
 * @minLength 1
 * @maxLength 200
 * @pattern \S
 */
export type LegalName = string;
