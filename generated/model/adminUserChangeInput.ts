/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AdminUserChangeInputUser } from './adminUserChangeInputUser.ts';

/**
 * Only what is sent changes. Status changes follow the state machines of user and buyer account.
 */
export interface AdminUserChangeInput {
  user: AdminUserChangeInputUser;
}
