/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { MoneySum } from './moneySum.ts';
import type { NegotiationSummary } from './negotiationSummary.ts';
import type { OwedFees } from './owedFees.ts';
import type { StageCount } from './stageCount.ts';

/**
 * What waits for somebody who buys and may sell as well, and what the purchases come to.
 */
export interface BuyerPortal {
  /**
   * Negotiations in which it is the caller's turn, as buyer or as seller, the earliest deadline first.
   * @maxItems 10
   */
  awaiting_me: NegotiationSummary[];
  owed_fees: OwedFees;
  /**
   * Of the negotiations as buyer, from `open` to `completed`, also those with none.
   * @maxItems 6
   */
  stages: StageCount[];
  /**
   * What the buyer has agreed to pay and not paid yet, from the acceptance on, of sales that were not cancelled: prices not marked as paid, and fees not received. By currency, in the order of their codes; one without a sum is left out.
   * @maxItems 100
   */
  committed: MoneySum[];
  /**
   * What the buyer has paid in sales that were not cancelled: prices marked as paid, and fees that were received. By currency, as above.
   * @maxItems 100
   */
  spent: MoneySum[];
}
