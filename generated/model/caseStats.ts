/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AmountSum } from './amountSum.ts';
import type { Percent } from './percent.ts';

export interface CaseStats {
  /** @minimum 0 */
  open_claims_count: number;
  /** In the case's currency. */
  open_face_amount: AmountSum;
  best_bid_percent: Percent | null;
  lowest_ask_percent: Percent | null;
  last_trade_percent: Percent | null;
  /** @minimum 0 */
  followers_count: number;
}
