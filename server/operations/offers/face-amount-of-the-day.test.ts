import { expect, test } from 'vitest';
import { DAY } from '@/domain/time';
import type { AdminNegotiation, MyClaim, MyOffer, Offer, OfferPage } from '@generated/model';
import { openSession } from '../../auth/sessions';
import { claimSteps, completeFields } from '../../testing/claim-steps';
import { dealSteps } from '../../testing/deal-steps';
import { testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = dealSteps(exchange);
const claims = claimSteps(exchange);

/** For how much of how much each offer is, in the order of the moves. */
const parts = (offers: Offer[]) =>
  offers
    .toSorted((a, b) => a.id - b.id)
    .map(({ face_amount, claim }) => `${face_amount} of ${claim.face_amount}`);

async function movesReadBy({ user }: { user: { id: number } }, { id }: Offer) {
  const token = await openSession(exchange.db, { user_id: user.id }, exchange.ports.clock());
  const { body } = await exchange.as(token).get<MyOffer>(`/api/my_offers/${id}`);
  const list = await exchange.as(token).get<OfferPage>('/api/my_offers');
  return { moves: parts(body.moves), listed: parts(list.body.my_offers) };
}

test('once a part is sold, each move still says of what it was a part or the whole', async () => {
  const { buyer, seller, claim } = await steps.parties({ partial_sale: true });
  const rival = await steps.buyer();
  const { body: lost } = await steps.offer(rival.token, claim.id, { face_amount: '60000' });
  const { body: first } = await steps.offer(buyer.token, claim.id);
  const { body: counter } = await steps.counter(seller.token, first, { face_amount: '40000' });
  const id = first.negotiation_id;
  const asMade = ['100000 of 100000', '40000 of 100000'];
  const readBySides = async () => [
    await movesReadBy(buyer, first),
    await movesReadBy(seller, first),
    (await movesReadBy(seller, lost)).moves,
  ];
  const told = [
    { moves: asMade, listed: asMade },
    { moves: asMade, listed: ['60000 of 100000', ...asMade] },
    ['60000 of 100000'],
  ];
  expect(await readBySides()).toEqual(told);

  await steps.answer(buyer.token, 'accept', counter);
  await steps.act(buyer.token, id, 'confirm_diligence');
  await steps.sign(buyer.token, id);
  await steps.sign(seller.token, id);
  await steps.act(buyer.token, id, 'mark_paid', { payment_reference: 'HLC-1' });
  await steps.act(seller.token, id, 'confirm_payment');
  const filing = { to: 'filed', transfer_filed_on: '2026-11-20', docket_number: '1' };
  await steps.staffAct((await exchange.admin()).token, id, 'advance', filing);
  expect(await readBySides()).toEqual(told);

  exchange.advance(23 * DAY);
  const staff = (await exchange.admin()).token;
  await steps.staffAct(staff, id, 'advance', { to: 'completed' });
  expect(await readBySides()).toEqual(told);
  const { body: read } = await exchange
    .as(staff)
    .get<AdminNegotiation>(`/admin/negotiations/${id}`);
  expect(read.claim.face_amount).toBe('100000');
});

test('a claim that is listed again for another amount leaves what was offered as it was', async () => {
  const of = await claims.case();
  const seller = await exchange.user({ identity_status: 'approved' });
  const buyer = await exchange.buyer();
  const { token: staff } = await exchange.admin();
  const listed = await claims.listed(seller.token, staff, of.id);
  const { body: before } = await steps.offer(buyer.token, listed.id);

  const again = async (step: 'withdraw' | 'relist' | 'submit') =>
    (await claims.change(seller.token, await claims.read(seller.token, listed.id), step)).body;
  await again('withdraw');
  await claims.review(staff, await again('relist'), 'request_changes');
  const changed: MyClaim = await claims.read(seller.token, listed.id);
  await claims.update(seller.token, changed, { ...completeFields, face_amount: '200000' });
  await claims.review(staff, await again('submit'), 'approve');
  await steps.offer(buyer.token, listed.id);

  expect(await movesReadBy(seller, before)).toEqual({
    moves: ['250000.1 of 250000.1'],
    listed: ['250000.1 of 250000.1', '200000 of 200000'],
  });
});
