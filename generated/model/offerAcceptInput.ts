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
   * The greatest number of the `rivals` of buyers that the seller has read, 0 where there were none. Is a later one pending by now, an offer that still waits for an answer is refused as `stale_version` before `offer_expired` and `claim_not_open`, so that no better offer is closed unread. Left out, all of them are closed: so where a hundred are shown, as there may be more. For the buyer it makes no difference.
   * @minimum 0
   * @maximum 2147483647
   */
  latest_bid_read?: number;
}
