/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Email } from './email.ts';

/**
 * The fields, under one name as forms of Rails send them.
 */
export type SignInInputUser = {
  email: Email;
  /**
   * The present password.
   * @minLength 1
   * @maxLength 128
   */
  password: string;
};
