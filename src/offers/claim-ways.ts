import type { OfferClaim, OfferSide } from '@generated/model';
import { pathTo } from '@/paths';

/** Where a side finds the claim of its offer; null for a buyer where nobody but the seller may see it any more. */
export function pathToClaim(
  side: OfferSide,
  { id, status }: Pick<OfferClaim, 'id' | 'status'>,
): string | null {
  if (side === 'seller') return pathTo('myClaim', { id });
  // To a buyer a claim that goes through a new review is a withdrawn one.
  return status === 'withdrawn' ? null : pathTo('claim', { id });
}

/** Where a buyer looks on who cannot bid for the claim now. */
export function wayToOtherClaims({ case: of }: Pick<OfferClaim, 'case'>) {
  return {
    to: pathTo('caseClaims', { id: of.case_code }),
    label: 'See other claims of this case',
  };
}

/**
 * Where a buyer goes on whose offer led nowhere: to the claim as long as it takes offers, or may be back, or else to others.
 * `isNext`: there is something to do there now.
 */
export function wayAfterOffer(claim: Pick<OfferClaim, 'id' | 'status' | 'case'>) {
  const { id, status } = claim;
  if (status !== 'open' && status !== 'paused') {
    return { ...wayToOtherClaims(claim), isNext: false };
  }
  return { to: pathTo('claim', { id }), label: 'Go to the claim', isNext: status === 'open' };
}
