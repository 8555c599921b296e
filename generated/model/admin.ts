/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export interface Admin {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
}
