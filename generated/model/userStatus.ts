/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * `pending` may sign in but not submit or bid; `suspended` and `deactivated` may not sign in.
 */
export type UserStatus = (typeof UserStatus)[keyof typeof UserStatus];

export const UserStatus = {
  pending: 'pending',
  active: 'active',
  suspended: 'suspended',
  deactivated: 'deactivated',
} as const;
