/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Percent } from './percent.ts';

/**
 * What seller and buyer have agreed on.
 */
export interface ClaimDeal {
  /** The price of the whole claim. */
  percent: Percent;
  /** When both had agreed. */
  agreed_at: string;
}
