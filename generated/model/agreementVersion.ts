/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Year and month in which a version came into force.
 * @pattern ^\d{4}-\d{2}$
 */
export type AgreementVersion = string;
