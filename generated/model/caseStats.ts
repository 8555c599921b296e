/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AmountSum } from './amountSum.ts';
import type { Percent } from './percent.ts';
import type { SizeBand } from './sizeBand.ts';

/**
 * Counts and prices of a case, as of now.
 */
export interface CaseStats {
  /**
   * Claims of the case that can be bid on now.
   * @minimum 0
   */
  open_claims_count: number;
  /** Sum of the face amounts of open claims, in the case's currency. */
  open_face_amount: AmountSum;
  /** Highest pending offer of a buyer, in percent of face; null: there is none. */
  best_bid_percent: Percent | null;
  /** Lowest ask of an open claim, in percent of face; null: nobody asks for one. */
  lowest_ask_percent: Percent | null;
  /** Price of the last sale, in percent of face; null: nothing was sold yet. */
  last_trade_percent: Percent | null;
  /** Size of the claim or part that was sold last; null: nothing was sold yet, or its size is not known. */
  last_trade_size_band: SizeBand | null;
  /**
   * Users who follow it.
   * @minimum 0
   */
  followers_count: number;
}
