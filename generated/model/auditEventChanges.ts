/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * The fields that changed, each with its value before and after. Of a secret there is no value.
 */
export type AuditEventChanges = { [key: string]: unknown[] };
