/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AmountSum } from './amountSum.ts';
import type { Currency } from './currency.ts';
import type { MyClaimCase } from './myClaimCase.ts';
import type { Percent } from './percent.ts';

/**
 * A case in which the caller has claims to sell: neither under offer, sold, rejected, withdrawn nor expired.
 */
export interface HeldCase {
  case: MyClaimCase;
  currency: Currency;
  /**
   * How many of these claims there are.
   * @minimum 1
   */
  claims_count: number;
  /** Sum over these claims. */
  face_amount: AmountSum;
  /** Highest pending offer of a buyer for one of these claims, in percent of face; null: there is none. */
  best_bid_percent: Percent | null;
  /** True where `best_bid_percent` is bid for a part of a claim only; false also where nobody bids. */
  best_bid_is_partial: boolean;
}
