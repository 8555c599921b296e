/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { SignInInputUser } from './signInInputUser.ts';

export interface SignInInput {
  user: SignInInputUser;
}
