/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Who brought it about.
 */
export type ClaimTimelineEventActorRole =
  (typeof ClaimTimelineEventActorRole)[keyof typeof ClaimTimelineEventActorRole];

export const ClaimTimelineEventActorRole = {
  /** The seller. */
  seller: 'seller',
  /** An administrator. */
  staff: 'staff',
  /** The clock, or what became of an offer or a sale. */
  system: 'system',
} as const;
