/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Password } from './password.ts';
import type { Token } from './token.ts';

/**
 * The fields, under one name as forms of Rails send them.
 */
export type PasswordResetInputUser = {
  reset_password_token: Token;
  password: Password;
};
