/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AdminUserCreateInputUser } from './adminUserCreateInputUser.ts';

/**
 * The account has no password until its user sets one; an invitation mail with a magic link is sent.
 */
export interface AdminUserCreateInput {
  /** The fields, under one name as forms of Rails send them. */
  user: AdminUserCreateInputUser;
}
