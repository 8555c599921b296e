/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount.ts';

/**
 * An asset that claims of a case may be for.
 */
export interface CaseAsset {
  /** Ticker of the asset, for example `BTC`. */
  symbol: string;
  /** Price of one unit on the petition date, in the case's currency. */
  petition_price: Amount;
}
