/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { RegistrationInputUser } from './registrationInputUser.ts';

/**
 * What a new account begins with.
 */
export interface RegistrationInput {
  /** The fields, under one name as forms of Rails send them. */
  user: RegistrationInputUser;
}
