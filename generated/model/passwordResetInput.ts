/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { PasswordResetInputUser } from './passwordResetInputUser.ts';

export interface PasswordResetInput {
  user: PasswordResetInputUser;
}
