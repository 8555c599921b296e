/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { EmailInputUser } from './emailInputUser.ts';

export interface EmailInput {
  user: EmailInputUser;
}
