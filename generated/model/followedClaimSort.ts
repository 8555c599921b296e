/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * What followed claims can be ordered by.
 */
export type FollowedClaimSort = (typeof FollowedClaimSort)[keyof typeof FollowedClaimSort];

export const FollowedClaimSort = {
  /** When it was followed. */
  followed_at: 'followed_at',
  /** When its listing ends. */
  expires_at: 'expires_at',
  /** Face amount, as the caller sees it. */
  face_amount: 'face_amount',
  /** Ask. */
  ask_percent: 'ask_percent',
} as const;
