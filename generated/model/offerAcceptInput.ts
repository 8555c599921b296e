/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { LockVersion } from './lockVersion.ts';

/**
 * The version of the offer that is accepted, and the offers that it is known to close.
 */
export interface OfferAcceptInput {
  lock_version: LockVersion;
  /**
   * How many `rivals` the seller has read. Are there more by now, an offer that still waits for an answer is refused as `stale_version` before `offer_expired` and `claim_not_open`, so that no better offer is closed unread. Left out, or with 100, all of them are closed. For the buyer it makes no difference.
   * @minimum 0
   * @maximum 100
   */
  offers_read?: number;
}
