/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Email } from './email.ts';

/**
 * How to reach the staff.
 */
export interface StaffContact {
  /** Address that staff read. */
  email: Email;
}
