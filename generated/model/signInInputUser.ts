/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Email } from './email.ts';

export type SignInInputUser = {
  email: Email;
  /**
   * @minLength 1
   * @maxLength 128
   */
  password: string;
};
