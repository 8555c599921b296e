/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Awaiting } from './awaiting.ts';
import type { DealStage } from './dealStage.ts';

/**
 * The sale of a claim, or of a part of it, as its seller reads it in short.
 */
export interface ClaimSale {
  /**
   * Where it is negotiated and settled.
   * @minimum 1
   */
  negotiation_id: number;
  stage: DealStage;
  /** How much of the claim is sold. */
  face_amount: Amount;
  /** The price of it, before the fee. */
  amount: Amount;
  /** What the seller receives, after the fee. */
  net_amount: Amount;
  awaiting: Awaiting;
  /**
   * Deadline of whoever it awaits; null where there is none.
   * @nullable
   */
  due_at: string | null;
  /** Fee that the seller has to pay now: the price was received, the fee was not. Null where there is none. */
  owed_fee_amount: Amount | null;
}
