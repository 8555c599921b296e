/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { MyBid } from './myBid.ts';

/**
 * The bids of the caller.
 */
export interface MyBids {
  /**
   * The latest first, at most 1,000.
   * @maxItems 1000
   */
  my_bids: MyBid[];
}
