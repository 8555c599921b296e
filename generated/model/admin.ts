/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Email } from './email.ts';

/**
 * A member of the staff, as they see themselves.
 */
export interface Admin {
  /**
   * Number of the record; never given twice.
   * @minimum 1
   */
  id: number;
  /** Address for the login. */
  email: Email;
  /** Given name, as its owner writes it. */
  first_name: string;
  /** Family name, as its owner writes it. */
  last_name: string;
}
