/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { LockVersion } from './lockVersion.ts';

/**
 * The version that the decision was made on, and the pending offers that it is known to close.
 */
export interface ClosingInput {
  lock_version: LockVersion;
  /**
   * The `latest_bid_id` that the seller has read, 0 where there was none. Is a later one pending by now, it is `stale_version`, after `transition_not_allowed`, so that no offer is closed unread. Left out, all of them are closed.
   * @minimum 0
   * @maximum 2147483647
   */
  latest_bid_read?: number;
}
