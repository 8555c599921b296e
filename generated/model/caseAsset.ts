/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount.ts';

export interface CaseAsset {
  symbol: string;
  /** Price of one unit on the petition date, in the case's currency. */
  petition_price: Amount;
}
