/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Percent } from './percent.ts';

/**
 * What seller and buyer have agreed on.
 */
export interface ClaimDeal {
  /** In percent of the face amount that is sold. */
  percent: Percent;
  /** When both had agreed. */
  agreed_at: string;
}
