/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export type ClaimTimelineEventActorRole =
  (typeof ClaimTimelineEventActorRole)[keyof typeof ClaimTimelineEventActorRole];

export const ClaimTimelineEventActorRole = {
  seller: 'seller',
  staff: 'staff',
  system: 'system',
} as const;
