/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { SignInInputUser } from './signInInputUser.ts';

/**
 * Address and password of a user.
 */
export interface SignInInput {
  /** The fields, under one name as forms of Rails send them. */
  user: SignInInputUser;
}
