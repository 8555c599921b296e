import type { APIRequestContext } from '@playwright/test';
import type { Assignment, MyClaim, Negotiation, Offer } from '../../../generated/model/index.ts';
import { TERMS } from '../market/deals.ts';
import { callsOf } from '../market/listed-claim.ts';
import { fitting, HOSTILE, LONG } from './hostile-texts.ts';

/**
 * Negotiations of the demo's buyer about two claims of its seller, with hostile texts in all that is said: about the one a
 * pending offer, about the other one that ends with a rejection, sales that a side and staff cancel, and one whose transfer
 * is filed.
 * @param name of both sides, with which they sign.
 */
export async function writeHostileDeals(
  request: APIRequestContext,
  origin: string,
  claims: Record<'open' | 'sold', Pick<MyClaim, 'id'>>,
  name: string,
) {
  const [buyer, seller, staff] = [
    await callsOf(request, origin, 'buyer'),
    await callsOf(request, origin, 'seller'),
    await callsOf(request, origin, 'admin'),
  ];
  const terms = (price_percent: string) => ({
    offer: { ...TERMS, price_percent, conditions: LONG, message: LONG },
  });
  const bid = ({ id }: Pick<MyClaim, 'id'>) =>
    buyer.post<Offer>(`/api/claims/${id}/offers`, { data: terms('60') });
  const sale = async () => {
    const { id, negotiation_id, lock_version } = await bid(claims.sold);
    await seller.post(`/api/offers/${id}/accept`, { data: { lock_version } });
    return negotiation_id;
  };
  /** An act on a negotiation as it stands. */
  const act =
    (who: typeof staff, area: '/api' | '/admin') =>
    async (negotiation: number, step: string, body: object = {}) => {
      const path = `${area}/negotiations/${negotiation}`;
      const { lock_version } = await who.get<Negotiation>(path);
      await who.post(`${path}/${step}`, { data: { ...body, lock_version } });
    };
  const [byBuyer, bySeller, byStaff] = [
    act(buyer, '/api'),
    act(seller, '/api'),
    act(staff, '/admin'),
  ];

  const first = await bid(claims.sold);
  const counter = await seller.post<Offer>(`/api/offers/${first.id}/counter`, {
    data: { ...terms('65'), lock_version: first.lock_version },
  });
  await buyer.post(`/api/offers/${counter.id}/reject`, {
    data: { rejection_reason: LONG, lock_version: counter.lock_version },
  });

  const cancelled = await sale();
  await byBuyer(cancelled, 'cancel', { reason: LONG });
  const cancelledByStaff = await sale();
  await byStaff(cancelledByStaff, 'cancel', { reason: LONG });

  const filed = await sale();
  await byBuyer(filed, 'confirm_diligence');
  const path = `/api/negotiations/${filed}`;
  const { hash } = await buyer.get<Assignment>(`${path}/assignment`);
  const signature = { hash, typed_name: name, consent: true };
  await buyer.post(`${path}/assignment/sign`, { data: signature });
  await seller.post(`${path}/assignment/sign`, {
    data: { ...signature, payment_instructions: LONG },
  });
  const { lock_version } = await seller.get<Negotiation>(path);
  await seller.put(`${path}/payment_instructions`, {
    data: { payment_instructions: `${LONG}.`, lock_version },
  });
  await byBuyer(filed, 'mark_paid', { payment_reference: HOSTILE });
  await byStaff(filed, 'mark_unpaid', { reason: LONG });
  await byStaff(filed, 'mark_paid', { payment_reference: HOSTILE });
  await bySeller(filed, 'confirm_payment');
  await byStaff(filed, 'advance', {
    to: 'filed',
    transfer_filed_on: new Date().toISOString().slice(0, 10),
    docket_number: fitting(50),
  });
  return {
    offers: [(await bid(claims.open)).id, counter.id],
    negotiations: [cancelled, cancelledByStaff, filed],
  };
}
