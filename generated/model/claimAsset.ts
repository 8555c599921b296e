/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount.ts';

export interface ClaimAsset {
  symbol: string;
  quantity: Amount;
  /** At the petition price, in the claim's currency. */
  value: Amount;
}
