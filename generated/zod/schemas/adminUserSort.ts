/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const AdminUserSort = /*#__PURE__*/ zod.enum({
  /** When the account was made. */
  created_at: 'created_at',
  /** When the user last logged in. */
  last_sign_in_at: 'last_sign_in_at',
  /** Family name, then given name. */
  last_name: 'last_name',
  /** Address. */
  email: 'email',
  /** Code of the country. */
  country: 'country',
  /** State of the account. */
  status: 'status',
  /** State of the identity verification, then when documents were last submitted. */
  identity_status: 'identity_status',
  /** State of the buyer account, then when its application was last submitted. */
  buyer_account_status: 'buyer_account_status',
} as const);

export type AdminUserSort = zod.input<typeof AdminUserSort>;
export type AdminUserSortOutput = zod.output<typeof AdminUserSort>;
