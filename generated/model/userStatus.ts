/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * `pending` may log in but not submit or bid; `suspended` and `deactivated` may not log in.
 */
export type UserStatus = (typeof UserStatus)[keyof typeof UserStatus];

export const UserStatus = {
  /** The address waits for its confirmation. */
  pending: 'pending',
  /** May do what the role allows. */
  active: 'active',
  /** Barred for now. */
  suspended: 'suspended',
  /** Closed for good. */
  deactivated: 'deactivated',
} as const;
