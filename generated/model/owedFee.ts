/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Currency } from './currency.ts';

/**
 * A fee that the caller has to pay to the exchange, as long as our staff have not received it.
 */
export interface OwedFee {
  /**
   * Number of the negotiation.
   * @minimum 1
   */
  negotiation_id: number;
  /** Reference of the claim, `CLM-7K3F9Q`. */
  claim_reference: string;
  /** Name of the case. */
  case_name: string;
  /** The fee. */
  amount: Amount;
  currency: Currency;
  /** As `fee_due_at` of the negotiation. */
  due_at: string;
}
