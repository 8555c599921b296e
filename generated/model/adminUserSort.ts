/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export type AdminUserSort = (typeof AdminUserSort)[keyof typeof AdminUserSort];

export const AdminUserSort = {
  created_at: 'created_at',
  last_sign_in_at: 'last_sign_in_at',
  last_name: 'last_name',
  email: 'email',
  country: 'country',
  status: 'status',
  identity_status: 'identity_status',
  buyer_account_status: 'buyer_account_status',
} as const;
