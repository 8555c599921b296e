import type { OfferClaim, OfferSide } from '@generated/model';
import { pathTo } from '@/paths';

/** Where a side finds the claim of its offer. Null for a buyer if only the seller may still see it. */
export function pathToClaim(
  side: OfferSide,
  { id, status }: Pick<OfferClaim, 'id' | 'status'>,
): string | null {
  if (side === 'seller') return pathTo('myClaim', { id });
  // A buyer sees a claim in a new review as a withdrawn one.
  return status === 'withdrawn' ? null : pathTo('claim', { id });
}

/** Where a buyer who cannot bid on the claim now can look further. */
export function wayToOtherClaims({ case: of }: Pick<OfferClaim, 'case'>) {
  return {
    to: pathTo('caseClaims', { id: of.case_code }),
    label: 'See other claims of this case',
  };
}

/**
 * Where a buyer whose offer led nowhere goes next: to the claim if it takes offers or may do so again, otherwise to
 * other claims. `isNext`: there is something to do there now.
 */
export function wayAfterOffer(claim: Pick<OfferClaim, 'id' | 'status' | 'case'>) {
  const { id, status } = claim;
  if (status !== 'open' && status !== 'paused') {
    return { ...wayToOtherClaims(claim), isNext: false };
  }
  return { to: pathTo('claim', { id }), label: 'Go to the claim', isNext: status === 'open' };
}
