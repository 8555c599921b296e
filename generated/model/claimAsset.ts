/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Quantity } from './quantity.ts';

/**
 * One asset of a claim and its value at the petition.
 */
export interface ClaimAsset {
  /** Ticker of the asset, for example `BTC`. */
  symbol: string;
  quantity: Quantity;
  /** At the petition price, in the claim's currency. */
  value: Amount;
}
