/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Awaiting } from './awaiting.ts';

/**
 * The sale of a claim, or of a part of it, as its seller reads it in short.
 */
export interface ClaimSale {
  /**
   * Where it is negotiated and settled.
   * @minimum 1
   */
  negotiation_id: number;
  /** How much of the claim is sold. */
  face_amount: Amount;
  /** What the seller receives, after the fee. */
  net_amount: Amount;
  awaiting: Awaiting;
}
