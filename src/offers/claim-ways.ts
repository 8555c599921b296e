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
