/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { EmailInputUser } from './emailInputUser.ts';

/**
 * The address that a mail is asked for.
 */
export interface EmailInput {
  /** The fields, under one name as forms of Rails send them. */
  user: EmailInputUser;
}
