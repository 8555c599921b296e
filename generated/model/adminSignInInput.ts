/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AdminSignInInputAdmin } from './adminSignInInputAdmin.ts';

/**
 * Address and password of an administrator.
 */
export interface AdminSignInInput {
  /** The fields, under one name as forms of Rails send them. */
  admin: AdminSignInInputAdmin;
}
