/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * The stage of a negotiation; it begins as `open`. Deadlines (`due_at`): while `open` the end of the offer; two business days for
 * `diligence`, three for `signing` (in UTC, at the same time of day; Saturdays and Sundays do not count, what begins on one
 * counts from Monday 00:00; public holidays count; one that would fall on a midnight is the second before it), `settlement_days` of the offer for `payment` until the
 * price is marked as paid, then five business days for the seller to confirm it; in `transfer` none before the filing is recorded,
 * then two business days from when `objection_deadline_on` is over everywhere (12:00 UTC of the next day). When a deadline from `diligence` to `payment` has passed, both sides are
 * reminded, once; nothing else happens by itself: it is overdue.
 */
export type NegotiationStatus = (typeof NegotiationStatus)[keyof typeof NegotiationStatus];

export const NegotiationStatus = {
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
} as const;
