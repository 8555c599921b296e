/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AdminMoveText } from './adminMoveText.ts';
import type { Amount } from './amount.ts';
import type { ExcessClaim } from './excessClaim.ts';
import type { OfferCloseReason } from './offerCloseReason.ts';
import type { OfferSide } from './offerSide.ts';
import type { OfferStatus } from './offerStatus.ts';
import type { Percent } from './percent.ts';
import type { Recourse } from './recourse.ts';
import type { SettlementDays } from './settlementDays.ts';
import type { SettlementMethod } from './settlementMethod.ts';

/**
 * An offer as staff see it.
 */
export interface AdminMove {
  /**
   * Number of the record; never given twice.
   * @minimum 1
   */
  id: number;
  made_by: OfferSide;
  /** In percent of face. */
  price_percent: Percent;
  /** How much of the claim it is for: less than the whole is a part. */
  face_amount: Amount;
  /** What it comes to. */
  amount: Amount;
  recourse: Recourse;
  excess_claim: ExcessClaim;
  settlement_days: SettlementDays;
  payment_method: SettlementMethod;
  /**
   * Further conditions, as plain text; null: none.
   * @nullable
   */
  conditions: string | null;
  /**
   * A message to the other side, as plain text; null: none.
   * @nullable
   */
  message: string | null;
  status: OfferStatus;
  /**
   * What the recipient wrote when rejecting it; null: nothing.
   * @nullable
   */
  rejection_reason: string | null;
  /** What became of the claim; null where it was not closed, or for another reason. */
  close_reason: OfferCloseReason | null;
  /**
   * Which of its texts seem to hold contact data, by the rule that marks a message; empty: none. Whoever wrote a text
   * counts with the names that the agreement gives.
   * @maxItems 3
   */
  contact_data_in: AdminMoveText[];
  /** Until when it could be answered. */
  expires_at: string;
  /** When it was made. */
  created_at: string;
}
