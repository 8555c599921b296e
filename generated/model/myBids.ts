/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { MyBid } from './myBid.ts';

/**
 * The offers of the caller as buyer.
 */
export interface MyBids {
  /**
   * The latest first, at most 1,000.
   * @maxItems 1000
   */
  my_bids: MyBid[];
}
