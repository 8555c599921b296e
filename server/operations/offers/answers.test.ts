import { eq, isNotNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { HOUR } from '@/domain/time';
import type { AdminNegotiationPage, Claim, MyOffer, OfferPage } from '@generated/model';
import { claimRows, conversationRows, offerRows } from '../../db/schema';
import { dealSteps } from '../../testing/deal-steps';
import { outcome, testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = dealSteps(exchange);

describe('an answer', () => {
  test('by the other side alone: counter-offers go to and fro in one chain', async () => {
    const { buyer, seller, claim } = await steps.parties();
    const { body: first } = await steps.offer(buyer.token, claim.id);
    expect(outcome(await steps.counter(buyer.token, first))).toEqual({
      status: 422,
      code: 'transition_not_allowed',
    });
    const second = await steps.counter(seller.token, first, { price_percent: '90' });
    expect(second).toMatchObject({ status: 201, body: { made_by: 'seller', is_mine: true } });
    expect(outcome(await steps.counter(seller.token, first))).toEqual({
      status: 409,
      code: 'stale_version',
    });
    const third = await steps.counter(buyer.token, second.body, { price_percent: '86' });
    const chain = await exchange.as(buyer.token).get<MyOffer>(`/api/my_offers/${first.id}`);
    expect(chain.body.moves.map(({ price_percent, status }) => [price_percent, status])).toEqual([
      ['80', 'countered'],
      ['90', 'countered'],
      ['86', 'pending'],
    ]);
    expect(chain.body).toMatchObject({
      offer: { negotiation_status: 'open' },
      awaiting: 'seller',
    });
    // While the seller's counter-offer stood there was no bid; now there is one again.
    const shown = await exchange.visitor.get<Claim>(`/api/claims/${claim.id}`);
    expect(shown.body).toMatchObject({ offers_count: 1, best_bid_percent: '86' });
    expect(third.body.negotiation_id).toBe(first.negotiation_id);
    expect((await exchange.mails()).map(({ kind, to }) => [kind, to])).toEqual([
      ['deal_offer_made', seller.user.email],
      ['deal_offer_countered', buyer.user.email],
      ['deal_offer_countered', seller.user.email],
    ]);
  });

  test('has an end after ten moves of a side', async () => {
    const { buyer, seller, claim } = await steps.parties();
    let { body: last } = await steps.offer(buyer.token, claim.id);
    for (let move = 2; move <= 20; move += 1) {
      const { token } = move % 2 === 0 ? seller : buyer;
      const next = await steps.counter(token, last, { price_percent: `${60 + move}` });
      expect(next.status).toBe(201);
      last = next.body;
    }
    expect(outcome(await steps.counter(buyer.token, last))).toEqual({
      status: 422,
      code: 'too_many_moves',
    });
    expect((await steps.answer(buyer.token, 'reject', last)).status).toBe(200);
  });

  test('accepts: the claim is under offer, rivals are closed, names are disclosed', async () => {
    const { buyer, seller, claim } = await steps.parties();
    const rival = await steps.buyer();
    const { body: lost } = await steps.offer(rival.token, claim.id, { price_percent: '79' });
    const { body: won } = await steps.offer(buyer.token, claim.id);
    const before = await exchange.as(seller.token).get<MyOffer>(`/api/my_offers/${won.id}`);
    expect(before.body.rivals).toMatchObject([
      { id: lost.id, price_percent: '79', amount: '79000', made_by: 'buyer' },
    ]);
    const rivals = await exchange.as(buyer.token).get<MyOffer>(`/api/my_offers/${won.id}`);
    expect(rivals.body.rivals).toEqual([]);

    const accepted = await steps.answer(seller.token, 'accept', won);
    expect(accepted).toMatchObject({
      status: 200,
      body: {
        status: 'accepted',
        claim: { status: 'under_offer' },
        counterparty_label: 'Uma User 2',
      },
    });
    expect(await steps.negotiation(buyer.token, won.negotiation_id)).toMatchObject({
      role: 'buyer',
      status: 'diligence',
      awaiting: 'buyer',
      // Friday morning: two business days later is Tuesday.
      due_at: '2026-11-24T10:00:00.000Z',
      agreed_percent: '80',
      agreed_amount: '80000',
      identities_disclosed: true,
      counterparty: { name: 'Sela User 1', email: seller.user.email },
    });
    const list = await exchange.as(seller.token).get<OfferPage>('/api/my_offers?status=accepted');
    expect(list.body.my_offers).toMatchObject([
      {
        negotiation_status: 'diligence',
        negotiation_awaiting: 'buyer',
        negotiation_due_at: '2026-11-24T10:00:00.000Z',
      },
    ]);
    const closed = await exchange.as(rival.token).get<MyOffer>(`/api/my_offers/${lost.id}`);
    expect(closed.body).toMatchObject({
      offer: {
        status: 'closed',
        close_reason: 'sold',
        counterparty_label: expect.stringMatching(/^Seller \d{4}$/) as string,
        negotiation_status: 'closed',
        negotiation_awaiting: 'none',
        negotiation_due_at: null,
      },
    });
    const [row] = await exchange.db.select().from(claimRows).where(eq(claimRows.id, claim.id));
    expect(row).toMatchObject({
      status: 'under_offer',
      agreed_percent: '80',
      offers_count: 0,
      best_bid_percent: null,
    });
    expect(await exchange.mails(rival.user.email)).toMatchObject([
      {
        kind: 'deal_offer_closed',
        text: expect.stringContaining(
          'The seller agreed with another buyer. The negotiation has ended. Should that sale fall through, the claim comes back on the market.',
        ) as string,
      },
    ]);
    expect(await exchange.mails(buyer.user.email)).toMatchObject([{ kind: 'deal_offer_accepted' }]);
    // Of what the acceptance closed the seller needs no news.
    expect((await exchange.mails(seller.user.email)).map(({ kind }) => kind)).toEqual([
      'deal_offer_made',
      'deal_offer_made',
    ]);
    expect(outcome(await steps.offer(rival.token, claim.id))).toEqual({
      status: 422,
      code: 'claim_not_open',
    });
  });

  test('is no counter-offer that says again what was offered', async () => {
    const { buyer, seller, claim } = await steps.parties();
    const { body: made } = await steps.offer(buyer.token, claim.id, { conditions: 'By Friday.' });
    const same = { price_percent: '80.00', face_amount: '100000.00', conditions: ' By Friday. ' };
    const counter = async (fields: object) => await steps.counter(seller.token, made, fields);
    const refused = await counter({ ...same, expires_in_hours: 24, message: 'Agreed!' });
    expect(refused.body.errors).toHaveProperty(['offer.price_percent']);
    expect((await counter({ ...same, settlement_days: 4 })).status).toBe(201);
  });

  test('accepts none over the offer of another buyer that came in unread', async () => {
    const { buyer, seller, claim } = await steps.parties();
    const { body: read } = await steps.offer(buyer.token, claim.id);
    const rival = await steps.buyer();
    const { body: other } = await steps.offer(rival.token, claim.id, { price_percent: '95' });
    const accept = async (latest_bid_read: number) =>
      await steps.answer(seller.token, 'accept', read, { latest_bid_read });
    expect(outcome(await accept(0))).toEqual({ status: 409, code: 'stale_version' });
    expect(outcome(await accept(other.id))).toEqual({ status: 200, code: undefined });
  });

  test('accepts none over the unread answer of another buyer to a counter-offer', async () => {
    const { buyer, seller, claim } = await steps.parties();
    const { body: read } = await steps.offer(buyer.token, claim.id);
    const rival = await steps.buyer();
    const { body: made } = await steps.offer(rival.token, claim.id, { price_percent: '95' });
    const { body: asked } = await steps.counter(seller.token, made, { price_percent: '99' });
    await steps.counter(rival.token, asked, { price_percent: '98' });
    const accepted = await steps.answer(seller.token, 'accept', read, { latest_bid_read: made.id });
    expect(outcome(accepted)).toEqual({ status: 409, code: 'stale_version' });
  });

  test('of a counter-offer is the buyer’s, whatever else is offered meanwhile', async () => {
    const { buyer, seller, claim } = await steps.parties();
    const { body: made } = await steps.offer(buyer.token, claim.id);
    const { body: asked } = await steps.counter(seller.token, made);
    await steps.offer((await steps.buyer()).token, claim.id, { price_percent: '95' });
    const accepted = await steps.answer(buyer.token, 'accept', asked, { latest_bid_read: 0 });
    expect(accepted.status).toBe(200);
  });

  test('of a counter-offer that a buyer accepts the seller is told once, and not of the rivals', async () => {
    const { buyer, seller, claim } = await steps.parties();
    const rival = await steps.buyer();
    const { body: lost } = await steps.offer(rival.token, claim.id);
    await steps.counter(seller.token, lost, { price_percent: '90' });
    const { body: offer } = await steps.offer(buyer.token, claim.id);
    const { body: counter } = await steps.counter(seller.token, offer);
    expect((await steps.answer(buyer.token, 'accept', counter)).status).toBe(200);
    const kinds = async (email: string) => (await exchange.mails(email)).map(({ kind }) => kind);
    const offers = ['deal_offer_made', 'deal_offer_made'];
    expect(await kinds(seller.user.email)).toEqual([...offers, 'deal_offer_accepted']);
    expect(await kinds(rival.user.email)).toEqual(['deal_offer_countered', 'deal_offer_closed']);
  });

  test('accepts nothing that has expired, is off the market, or where a side is not ready', async () => {
    const { buyer, seller, claim } = await steps.parties();
    const { body: offer } = await steps.offer(buyer.token, claim.id, { expires_in_hours: 1 });
    const accept = async () => outcome(await steps.answer(seller.token, 'accept', offer));
    await exchange.changeUser(seller.user, { identity_status: 'pending' });
    expect(await accept()).toEqual({ status: 422, code: 'identity_not_approved' });
    await exchange.changeUser(seller.user, { identity_status: 'approved' });
    await exchange.changeUser(buyer.user, { identity_status: 'rejected' });
    expect(await accept()).toEqual({ status: 422, code: 'counterparty_not_ready' });
    await exchange.changeUser(buyer.user, { identity_status: 'approved', country: 'KP' });
    expect(await accept()).toEqual({ status: 422, code: 'counterparty_not_ready' });
    await exchange.changeUser(buyer.user, { country: 'US' });
    await exchange.db.update(claimRows).set({ expires_at: exchange.ports.clock() });
    expect(await accept()).toEqual({ status: 422, code: 'claim_not_open' });
    await exchange.db.update(claimRows).set({ expires_at: claim.expires_at });
    exchange.advance(HOUR);
    expect(await accept()).toEqual({ status: 422, code: 'offer_expired' });
    expect(await exchange.db.$count(offerRows, eq(offerRows.status, 'pending'))).toBe(1);
  });

  test('takes no answer of a buyer whose country the case excludes meanwhile', async () => {
    const { buyer, seller, claim } = await steps.parties();
    const { body: offer } = await steps.offer(buyer.token, claim.id);
    const { body: counter } = await steps.counter(seller.token, offer);
    await exchange.changeUser(buyer.user, { country: 'KP' });
    const restricted = { status: 422, code: 'country_restricted' };
    expect(outcome(await steps.counter(buyer.token, counter))).toEqual(restricted);
    expect(outcome(await steps.answer(buyer.token, 'accept', counter))).toEqual(restricted);
    expect((await steps.answer(buyer.token, 'reject', counter)).status).toBe(200);
  });

  test('rejects with a reason, or withdraws; the buyer may bid again', async () => {
    const { buyer, seller, claim } = await steps.parties();
    const { body: first } = await steps.offer(buyer.token, claim.id);
    expect(outcome(await steps.answer(seller.token, 'withdraw', first))).toEqual({
      status: 422,
      code: 'transition_not_allowed',
    });
    const reason = { rejection_reason: ' The price is too low. ' };
    const rejected = await steps.answer(seller.token, 'reject', first, reason);
    expect(rejected.body).toMatchObject({
      status: 'rejected',
      rejection_reason: 'The price is too low.',
    });
    const { body: second } = await steps.offer(buyer.token, claim.id);
    expect(second.negotiation_id).not.toBe(first.negotiation_id);
    const withdrawn = await steps.answer(buyer.token, 'withdraw', second);
    expect(withdrawn.body.status).toBe('withdrawn');
    expect((await exchange.mails(seller.user.email)).at(-1)?.kind).toBe('deal_offer_withdrawn');
    const shown = await exchange.visitor.get<Claim>(`/api/claims/${claim.id}`);
    expect(shown.body).toMatchObject({ offers_count: 0, best_bid_percent: null });
  });
});

test('a reason that seems to hold contact data is marked for the staff, as an offer is', async () => {
  const { buyer, seller, claim } = await steps.parties();
  const marked = async () =>
    await exchange.db.$count(conversationRows, isNotNull(conversationRows.contact_data_marked_at));
  const { body: first } = await steps.offer(buyer.token, claim.id);
  await steps.answer(seller.token, 'reject', first, { rejection_reason: 'Too low.' });
  expect(await marked()).toBe(0);
  const { body: second } = await steps.offer(buyer.token, claim.id);
  const reason = { rejection_reason: 'Write to sela@example.org instead.' };
  await steps.answer(seller.token, 'reject', second, reason);
  expect(await marked()).toBe(1);
});

test('a reason in which who gives it is named is marked as well', async () => {
  const { buyer, seller, claim } = await steps.parties();
  const { body: offer } = await steps.offer(buyer.token, claim.id);
  const { first_name, last_name } = seller.user;
  const reason = { rejection_reason: `Look for ${first_name} ${last_name} elsewhere.` };
  await steps.answer(seller.token, 'reject', offer, reason);
  expect(
    await exchange.db.$count(conversationRows, isNotNull(conversationRows.contact_data_marked_at)),
  ).toBe(1);
});

test('offers for a claim that is reviewed again are read as for one off the market', async () => {
  const { buyer, seller, claim } = await steps.parties();
  const { body: offer } = await steps.offer(buyer.token, claim.id);
  const { token: staff } = await exchange.admin();
  const unlisted = { listed_at: null, expires_at: null };
  for (const status of ['in_review', 'changes_requested', 'rejected'] as const) {
    await exchange.db.update(claimRows).set({ status, ...unlisted });
    for (const { token } of [buyer, seller]) {
      const list = await exchange.as(token).get<OfferPage>('/api/my_offers');
      expect(list.body.my_offers.map((each) => each.claim.status)).toEqual(['withdrawn']);
      const { body } = await exchange.as(token).get<MyOffer>(`/api/my_offers/${offer.id}`);
      expect(body.offer.claim.status).toBe('withdrawn');
      const deal = await steps.negotiation(token, offer.negotiation_id);
      expect(deal.claim.status).toBe('withdrawn');
    }
    const all = await exchange.as(staff).get<AdminNegotiationPage>('/admin/negotiations');
    expect(all.body.negotiations.map((each) => each.claim.status)).toEqual(['withdrawn']);
  }
});
