/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const NegotiationStatus = /*#__PURE__*/ zod.enum({
  /** Offers go to and fro. */
  open: 'open',
  /** An offer was accepted; the buyer examines the claim. */
  diligence: 'diligence',
  /** Both sign the assignment agreement. */
  signing: 'signing',
  /** The buyer pays. */
  payment: 'payment',
  /** Staff file the transfer of the claim with the court. */
  transfer: 'transfer',
  /** The claim, or the part that was sold, is the buyer\'s. */
  completed: 'completed',
  /** Cancelled after an acceptance; the claim is on the market again, or paused where its seller may not log in. */
  cancelled: 'cancelled',
  /** The last offer was rejected, by its recipient or automatically. */
  rejected: 'rejected',
  /** The last offer was withdrawn by its maker, or with the account of the buyer who made it. */
  withdrawn: 'withdrawn',
  /** The last offer was not answered in time. */
  expired: 'expired',
  /** The seller has agreed with somebody else, the claim is off the market, or the buyer may not answer any more. */
  closed: 'closed',
} as const);

export type NegotiationStatus = zod.input<typeof NegotiationStatus>;
export type NegotiationStatusOutput = zod.output<typeof NegotiationStatus>;
