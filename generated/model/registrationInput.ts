/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { RegistrationInputUser } from './registrationInputUser.ts';

export interface RegistrationInput {
  user: RegistrationInputUser;
}
