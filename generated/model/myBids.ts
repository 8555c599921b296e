/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { MyBid } from './myBid.ts';

/**
 * The offers of the caller as buyer.
 */
export interface MyBids {
  /**
   * At most 1,000, those of the negotiation that changed last first.
   * @maxItems 1000
   */
  my_bids: MyBid[];
}
