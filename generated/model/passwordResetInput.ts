/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { PasswordResetInputUser } from './passwordResetInputUser.ts';

/**
 * The secret of a reset link and the new password.
 */
export interface PasswordResetInput {
  /** The fields, under one name as forms of Rails send them. */
  user: PasswordResetInputUser;
}
