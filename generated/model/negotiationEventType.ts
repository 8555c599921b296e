/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * What can happen in a negotiation.
 */
export type NegotiationEventType = (typeof NegotiationEventType)[keyof typeof NegotiationEventType];

export const NegotiationEventType = {
  /** The buyer made the first offer. */
  offer_made: 'offer_made',
  /** The recipient made a counter-offer. */
  offer_countered: 'offer_countered',
  /** The recipient accepted. */
  offer_accepted: 'offer_accepted',
  /** The recipient rejected. */
  offer_rejected: 'offer_rejected',
  /** The offer was below the minimum price of the seller, and below what the seller has named. */
  offer_auto_declined: 'offer_auto_declined',
  /** The offer was withdrawn by its maker, or with the account of the buyer who made it. */
  offer_withdrawn: 'offer_withdrawn',
  /** The offer was not answered in time. */
  offer_expired: 'offer_expired',
  /** The seller has agreed with somebody else, the claim is off the market, or the buyer may not answer any more. */
  offer_closed: 'offer_closed',
  /** The examination ended; the agreement was drawn up. */
  diligence_completed: 'diligence_completed',
  /** A side signed the agreement. */
  signed: 'signed',
  /** The seller wrote another place to pay to. */
  payment_instructions_changed: 'payment_instructions_changed',
  /** The buyer marked the price as paid, or the staff in their place; `note` is the reference of the payment. */
  marked_paid: 'marked_paid',
  /** Staff marked the price as not paid; `note` says why. */
  marked_unpaid: 'marked_unpaid',
  /** The price was received. */
  payment_confirmed: 'payment_confirmed',
  /** The fee of a side was received; `note` names the side. That side and the staff read it. */
  fee_received: 'fee_received',
  /** That a fee was received was recorded by mistake; `note` names the side. That side and the staff read it. */
  fee_taken_back: 'fee_taken_back',
  /** Staff filed the transfer. */
  transfer_filed: 'transfer_filed',
  /** A deadline passed, and both sides were reminded. */
  deadline_passed: 'deadline_passed',
  /** The sale was completed. */
  completed: 'completed',
  /** The sale was cancelled. */
  cancelled: 'cancelled',
} as const;
