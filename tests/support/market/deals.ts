import type { APIRequestContext } from '@playwright/test';
import type { Negotiation, Offer } from '../../../generated/model/index.ts';
import { callsOf, listedClaim } from './listed-claim.ts';

/** A sale that the demo's seller and buyer have just agreed on, at 66 % of $100,000, for a story that begins after that. */
export async function acceptedDeal(
  request: APIRequestContext,
  origin: string,
): Promise<Pick<Negotiation, 'id' | 'reference'>> {
  const claim = await listedClaim(request, origin);
  const buyer = await callsOf(request, origin, 'buyer');
  const seller = await callsOf(request, origin, 'seller');
  const offer = await buyer.post<Offer>(`/api/claims/${claim.id}/offers`, {
    data: {
      offer: {
        price_percent: '66',
        recourse: 'disallowance_only',
        excess_claim: 'buyer_keeps',
        settlement_days: 5,
        payment_method: 'bank_transfer',
        expires_in_hours: 72,
      },
    },
  });
  await seller.post(`/api/offers/${offer.id}/accept`, {
    data: { lock_version: offer.lock_version },
  });
  return await seller.get<Negotiation>(`/api/negotiations/${offer.negotiation_id}`);
}
