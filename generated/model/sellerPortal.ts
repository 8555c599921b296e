/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ClaimStatusCount } from './claimStatusCount.ts';
import type { HeldCase } from './heldCase.ts';
import type { MyClaimSummary } from './myClaimSummary.ts';
import type { NegotiationSummary } from './negotiationSummary.ts';
import type { OwedFees } from './owedFees.ts';

/**
 * What a seller's claims need now.
 */
export interface SellerPortal {
  /**
   * Negotiations in which it is the seller's turn, the earliest deadline first; also what the caller still buys without being a verified buyer.
   * @maxItems 10
   */
  negotiations: NegotiationSummary[];
  owed_fees: OwedFees;
  /**
   * Every status, also those with none, in this order: `draft`, `changes_requested`, `in_review`, `open`, `paused`, `under_offer`, `sold`, `withdrawn`, `expired`, `rejected`.
   * @maxItems 10
   */
  claims_by_status: ClaimStatusCount[];
  /**
   * Claims that wait for the seller: changes requested, off the market by our staff, listings that end within seven days, drafts; in this order.
   * @maxItems 10
   */
  attention: MyClaimSummary[];
  /**
   * Cases in which the caller has claims to sell, by name, one row for each currency.
   * @maxItems 1000
   */
  held_cases: HeldCase[];
}
