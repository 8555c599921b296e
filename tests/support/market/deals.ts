import type { APIRequestContext } from '@playwright/test';
import type { MyClaim, Negotiation, Offer, OfferFields } from '../../../generated/model/index.ts';
import { callsOf, listedClaim } from './listed-claim.ts';

/** The terms of an offer, but for its price. */
export const TERMS: Omit<OfferFields, 'price_percent'> = {
  recourse: 'disallowance_only',
  excess_claim: 'buyer_keeps',
  settlement_days: 5,
  payment_method: 'bank_transfer',
  expires_in_hours: 72,
};

/** An offer that the demo's buyer has just made to its seller, for $100,000 of face at this percentage. */
export async function pendingOffer(
  request: APIRequestContext,
  origin: string,
  price_percent = '60',
): Promise<Offer> {
  return await bidFor(request, origin, await listedClaim(request, origin), price_percent);
}

/** An offer of the demo's buyer for a claim. */
export async function bidFor(
  request: APIRequestContext,
  origin: string,
  { id }: Pick<MyClaim, 'id'>,
  price_percent = '60',
): Promise<Offer> {
  const { post } = await callsOf(request, origin, 'buyer');
  return await post<Offer>(`/api/claims/${id}/offers`, {
    data: { offer: { ...TERMS, price_percent } },
  });
}

/**
 * A sale that the demo's seller and buyer have just agreed on, at 66 % of $100,000, for a story that begins after that.
 */
export async function acceptedDeal(
  request: APIRequestContext,
  origin: string,
): Promise<Pick<Negotiation, 'id' | 'reference' | 'conversation_id' | 'lock_version'>> {
  const offer = await pendingOffer(request, origin, '66');
  const seller = await callsOf(request, origin, 'seller');
  await seller.post(`/api/offers/${offer.id}/accept`, {
    data: { lock_version: offer.lock_version },
  });
  return await seller.get<Negotiation>(`/api/negotiations/${offer.negotiation_id}`);
}
