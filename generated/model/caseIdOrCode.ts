/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * The number of a case or its `case_code`. Where both would fit, the number wins.
 * @minLength 1
 * @maxLength 40
 * @pattern ^[a-z0-9-]{1,40}$
 */
export type CaseIdOrCode = string;
