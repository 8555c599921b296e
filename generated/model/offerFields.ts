/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { ExcessClaim } from './excessClaim.ts';
import type { Percent } from './percent.ts';
import type { Recourse } from './recourse.ts';
import type { SettlementDays } from './settlementDays.ts';
import type { SettlementMethod } from './settlementMethod.ts';

/**
 * The terms of a move.
 */
export interface OfferFields {
  /** In percent of face; more than 0. */
  price_percent: Percent;
  /** How much of the claim is bought. Without it the whole; less only where `partial_sale` is true, and then neither part is smaller than what the case takes (`minimum_claim_amount`). */
  face_amount?: Amount;
  recourse: Recourse;
  excess_claim: ExcessClaim;
  settlement_days: SettlementDays;
  /** How the price is paid. Stablecoins only for a claim in USD: one stands for each dollar. */
  payment_method: SettlementMethod;
  /**
   * Further conditions, as plain text: without control characters, but for line breaks, and without overrides of the direction of writing. Contact data in it are marked for staff, as in `message`.
   * @maxLength 2000
   * @nullable
   * @pattern ^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]*$
   */
  conditions?: string | null;
  /**
   * A message to the other side, as plain text. One that holds contact data is marked for staff.
   * @maxLength 2000
   * @nullable
   */
  message?: string | null;
  /**
   * How long it can be answered: until then, or until the listing ends (`expires_at` of the claim), whichever comes first.
   * @minimum 1
   * @maximum 720
   */
  expires_in_hours: number;
}
