/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export interface ClaimClass {
  code: string;
  name: string;
}
