/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export type ClaimTimelineEventType =
  (typeof ClaimTimelineEventType)[keyof typeof ClaimTimelineEventType];

export const ClaimTimelineEventType = {
  created: 'created',
  submitted: 'submitted',
  changes_requested: 'changes_requested',
  rejected: 'rejected',
  listed: 'listed',
  price_changed: 'price_changed',
  paused: 'paused',
  resumed: 'resumed',
  withdrawn: 'withdrawn',
  relisted: 'relisted',
  expired: 'expired',
  under_offer: 'under_offer',
  sold: 'sold',
} as const;
