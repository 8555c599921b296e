/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ClaimTimelineEventType = /*#__PURE__*/ zod.enum({
  /** The draft was begun. */
  created: 'created',
  /** The seller submitted it for review. */
  submitted: 'submitted',
  /** Staff requested changes. */
  changes_requested: 'changes_requested',
  /** Staff rejected it. */
  rejected: 'rejected',
  /** It came onto the market, approved by staff or as the rest of a sale. */
  listed: 'listed',
  /** The seller changed the ask; of the minimum there is no event. */
  price_changed: 'price_changed',
  /** It was taken off the market, by the seller or by our staff. */
  paused: 'paused',
  /** It was put back. */
  resumed: 'resumed',
  /** Our staff keep it off the market no longer; its seller had paused it before. */
  released: 'released',
  /** It was taken back. */
  withdrawn: 'withdrawn',
  /** The seller relisted it. */
  relisted: 'relisted',
  /** The seller turned it into a draft again, to change it. */
  revised: 'revised',
  /** Its listing ran out. */
  expired: 'expired',
  /** An offer was accepted. */
  under_offer: 'under_offer',
  /** The sale was cancelled; it came back onto the market. */
  deal_cancelled: 'deal_cancelled',
  /** The sale was completed. */
  sold: 'sold',
} as const);

export type ClaimTimelineEventType = zod.input<typeof ClaimTimelineEventType>;
export type ClaimTimelineEventTypeOutput = zod.output<typeof ClaimTimelineEventType>;
