/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const FollowedClaimSort = /*#__PURE__*/ zod.enum({
  /** When it was followed. */
  followed_at: 'followed_at',
  /** When its listing ends. */
  expires_at: 'expires_at',
  /** Face amount, as the caller sees it. */
  face_amount: 'face_amount',
  /** Ask. */
  ask_percent: 'ask_percent',
} as const);

export type FollowedClaimSort = zod.input<typeof FollowedClaimSort>;
export type FollowedClaimSortOutput = zod.output<typeof FollowedClaimSort>;
