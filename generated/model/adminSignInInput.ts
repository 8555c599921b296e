/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AdminSignInInputAdmin } from './adminSignInInputAdmin.ts';

export interface AdminSignInInput {
  admin: AdminSignInInputAdmin;
}
