import type { APIRequestContext } from '@playwright/test';
import { NegotiationStatus, OfferStatus } from '../../../generated/model/index.ts';
import type { NegotiationPage, OfferPage } from '../../../generated/model/index.ts';
import { LIVE_STATUSES } from '../../../src/domain/deals/negotiation-state.ts';
import { pathTo } from '../../../src/paths.ts';
import { callsOf } from '../market/listed-claim.ts';
import type { Visit } from './visits.ts';

/** In these stages, the sides have different things to do; a finished negotiation looks the same to both. */
const STAGES: Record<'buyer' | 'seller', readonly NegotiationStatus[]> = {
  buyer: Object.values(NegotiationStatus),
  seller: LIVE_STATUSES,
};

/**
 * A negotiation in each stage and an offer in each status that the demo data has for its buyer, and the stages in which
 * its seller has a part. Each is the one unchanged for the longest, so that no story moves it meanwhile.
 */
export async function dealVisits(request: APIRequestContext, origin: string): Promise<Visit[]> {
  const found = await Promise.all(
    (['buyer', 'seller'] as const).map(async (visitor) => {
      const { get } = await callsOf(request, origin, visitor);
      const ofStatus = async (status: NegotiationStatus): Promise<Visit[]> => {
        const query = `role=${visitor}&status=${status}&sort_by=updated_at&sort_direction=asc`;
        const page = await get<NegotiationPage>(`/api/negotiations?${query}&per_page=1`);
        return page.negotiations.map(({ id }) => ({
          name: `negotiation-${status}`,
          path: pathTo('negotiation', { id }),
          visitor,
        }));
      };
      const offers = async (status: OfferStatus): Promise<Visit[]> => {
        const query = `status=${status}&sort_by=created_at&sort_direction=asc`;
        const page = await get<OfferPage>(`/api/my_offers?${query}&per_page=1`);
        return page.my_offers.map(({ id }) => ({
          name: `my-offer-${status}`,
          path: pathTo('myOffer', { id }),
          visitor,
        }));
      };
      return await Promise.all([
        ...STAGES[visitor].map(ofStatus),
        ...(visitor === 'buyer' ? Object.values(OfferStatus).map(offers) : []),
      ]);
    }),
  );
  return found.flat(2);
}
