/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AdminUserChangeInputUser } from './adminUserChangeInputUser.ts';

/**
 * Only what is sent changes; another `email` needs another proof (`updateAdminUser`). Status changes follow the state machines of user and buyer account; a
 * status that stands already is no change. `reason` goes with a change that takes something away or asks for something: `status` suspended or deactivated, or
 * `buyer_account_status` info_requested, rejected or suspended. The person reads it. With another change of status it is not kept, without one
 * it is refused (`errors` at `user.reason`).
 */
export interface AdminUserChangeInput {
  /** The fields, under one name as forms of Rails send them. */
  user: AdminUserChangeInputUser;
}
