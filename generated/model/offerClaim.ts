/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { ClaimCase } from './claimCase.ts';
import type { Currency } from './currency.ts';
import type { ListedClaimStatus } from './listedClaimStatus.ts';

/**
 * The claim of an offer, as a row shows it.
 */
export interface OfferClaim {
  /**
   * Number of the record; never given twice.
   * @minimum 1
   */
  id: number;
  /**
   * What people call the claim, for good.
   * @pattern ^CLM-[0-9A-Z]{6}$
   */
  reference: string;
  /** Where the claim stands; `withdrawn` to both sides while it is brought to the market again and was not listed yet. */
  status: ListedClaimStatus;
  /** What the claim was for when the offer was made, in `currency`; of a negotiation when its latest move was. */
  face_amount: Amount;
  /** Whether a part of it may be sold. */
  partial_sale: boolean;
  currency: Currency;
  /**
   * When its listing ends, and with it what is offered; null where the claim is not open.
   * @nullable
   */
  expires_at: string | null;
  case: ClaimCase;
}
