/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export interface StaffContact {
  email: string;
}
