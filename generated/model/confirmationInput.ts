/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Password } from './password.ts';
import type { Token } from './token.ts';

/**
 * At most one of the two passwords.
 */
export interface ConfirmationInput {
  confirmation_token: Token;
  /**
   * The present one.
   * @minLength 1
   * @maxLength 128
   */
  password?: string;
  new_password?: Password;
}
