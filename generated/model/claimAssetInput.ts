/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Quantity } from './quantity.ts';

/**
 * The exchange calculates the value at the petition price.
 */
export interface ClaimAssetInput {
  /**
   * One of the case's assets.
   * @minLength 1
   * @maxLength 20
   */
  symbol: string;
  quantity: Quantity;
}
