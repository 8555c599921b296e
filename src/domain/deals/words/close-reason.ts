import type { ClaimStatus, OfferClaim, OfferCloseReason, OfferSide } from '@generated/model';

/** Why an offer for a claim in this state is closed; null if its claim is not the reason. */
export function closeReasonOf(status: ClaimStatus): OfferCloseReason | null {
  switch (status) {
    case 'under_offer':
    case 'sold':
      return 'sold';
    case 'paused':
    case 'withdrawn':
    case 'expired':
      return status;
    case 'open':
    case 'draft':
    case 'in_review':
    case 'changes_requested':
    case 'rejected':
      return null;
  }
}

/**
 * The reason in sentences.
 * @param reader a seller knows the sale as their own act.
 */
export function whyClosed(reason: OfferCloseReason | null, reader: OfferSide | 'staff'): string {
  switch (reason) {
    case 'sold':
      return `${reader === 'seller' ? 'You' : 'The seller'} agreed with another buyer.`;
    case 'paused':
      return 'The listing of the claim was paused.';
    case 'withdrawn':
      return 'The claim was withdrawn.';
    case 'expired':
      return 'The time of the listing has run out.';
    case null:
      // The reason why a buyer may no longer bid is nobody else's business.
      return 'It cannot be accepted any more.';
  }
}

/** For a buyer whose offer led nowhere. */
export const MAY_OFFER_AGAIN = 'As long as the claim is open you can make a new offer.';

/** For a person who may follow a paused claim, which may return. */
export const TOLD_OF_RETURN =
  'If you follow the claim, you are told when it is back on the market.';

/** What becomes of a claim under offer, for people other than its sides: not whether the sale is for all of it. */
export function afterTheSale({ partial_sale }: Pick<OfferClaim, 'partial_sale'>): string {
  const back = 'Should that sale fall through, the claim comes back on the market.';
  return partial_sale
    ? `${back} If the sale is for a part, the rest is listed once it is completed.`
    : back;
}
