import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { HOUR } from '@/domain/time';
import type { Claim, ClaimOffers, MyBids, MyClaim, OfferPage } from '@generated/model';
import { caseRows, claimRows, negotiationRows, offerRows } from '../../db/schema';
import { dealSteps, TERMS } from '../../testing/deal-steps';
import { outcome, testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = dealSteps(exchange);

describe('an offer', () => {
  test('is one of sixty an hour of its buyer at most, with those that are refused', async () => {
    const { buyer, claim } = await steps.parties();
    for (let count = 0; count < 60; count += 1) {
      expect((await steps.offer(buyer.token, claim.id + 1)).status).toBe(404);
    }
    const refused = await steps.offer(buyer.token, claim.id);
    expect(outcome(refused)).toEqual({ status: 429, code: 'rate_limited' });
    expect(refused.headers.get('retry-after')).toBe('3600');
    const rival = await steps.buyer();
    expect((await steps.offer(rival.token, claim.id)).status).toBe(201);
    exchange.advance(HOUR);
    expect((await steps.offer(buyer.token, claim.id)).status).toBe(201);
  });

  test('is made with its amounts, and shows on the claim and in the lists of both', async () => {
    const { buyer, seller, claim } = await steps.parties();
    const { status, body } = await steps.offer(buyer.token, claim.id, { price_percent: '72.5' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      recourse: TERMS.recourse,
      excess_claim: TERMS.excess_claim,
      settlement_days: TERMS.settlement_days,
      made_by: 'buyer',
      is_mine: true,
      status: 'pending',
      price_percent: '72.5',
      face_amount: '100000',
      amount: '72500',
      seller_fee_amount: '725',
      net_amount: '71775',
      buyer_fee_amount: '725',
      total_amount: '73225',
      expires_at: '2026-11-23T10:00:00.000Z',
      counterparty_label: expect.stringMatching(/^Seller \d{4}$/) as string,
    });
    const shown = await exchange.visitor.get<Claim>(`/api/claims/${claim.id}`);
    expect(shown.body).toMatchObject({ offers_count: 1, best_bid_percent: '72.5' });

    const received = await exchange
      .as(seller.token)
      .get<OfferPage>('/api/my_offers?role=received&status=pending');
    expect(received.body.my_offers).toMatchObject([
      {
        id: body.id,
        is_mine: false,
        counterparty_label: expect.stringMatching(/^Buyer \d{4}$/) as string,
      },
    ]);
    const sent = await exchange.as(seller.token).get<OfferPage>('/api/my_offers?role=sent');
    expect(sent.body.total_count).toBe(0);
    const bids = await exchange.as(buyer.token).get<MyBids>('/api/my_bids');
    expect(bids.body.my_bids).toEqual([
      {
        claim_id: claim.id,
        offer_id: body.id,
        negotiation_id: body.negotiation_id,
        made_by: 'buyer',
        price_percent: '72.5',
        face_amount: body.face_amount,
        amount: body.amount,
        currency: 'USD',
        expires_at: body.expires_at,
        status: 'pending',
      },
    ]);
    expect(await exchange.mails(seller.user.email)).toMatchObject([
      { kind: 'deal_offer_made', text: expect.stringContaining('72.50 %') as string },
    ]);
    expect((await exchange.audits()).at(-1)).toMatchObject({
      action: 'negotiation.offer_made',
      actor_user_id: buyer.user.id,
    });
  });

  test('is paid in a stablecoin for a claim in US dollars alone', async () => {
    const inUsd = await steps.parties();
    const { buyer, claim } = await steps.parties();
    await exchange.db.update(claimRows).set({ currency: 'JPY' }).where(eq(claimRows.id, claim.id));
    const refused = await steps.offer(buyer.token, claim.id, { payment_method: 'usdc' });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      errors: {
        'offer.payment_method': ['Choose bank transfer: this claim is not in US dollars.'],
      },
    });
    const byBank = { payment_method: 'bank_transfer' } as const;
    expect((await steps.offer(buyer.token, claim.id, byBank)).status).toBe(201);
    const inUsdc = { payment_method: 'usdc' } as const;
    expect((await steps.offer(inUsd.buyer.token, inUsd.claim.id, inUsdc)).status).toBe(201);
  });

  test('is nobody else’s to read, to answer or to compare', async () => {
    const { buyer, seller, claim } = await steps.parties();
    const { body: offer } = await steps.offer(buyer.token, claim.id);
    const stranger = await steps.buyer();
    const as = exchange.as(stranger.token);
    const missing = { status: 404, code: 'not_found' };
    expect(outcome(await as.get(`/api/my_offers/${offer.id}`))).toEqual(missing);
    expect(outcome(await as.get(`/api/my_claims/${claim.id}/offers`))).toEqual(missing);
    expect(outcome(await as.get(`/api/negotiations/${offer.negotiation_id}`))).toEqual(missing);
    for (const step of ['accept', 'reject', 'withdraw'] as const) {
      expect(outcome(await steps.answer(stranger.token, step, offer))).toEqual(missing);
    }
    expect(outcome(await steps.counter(stranger.token, offer))).toEqual(missing);
    expect((await as.get<OfferPage>('/api/my_offers')).body.total_count).toBe(0);
    expect((await exchange.as(buyer.token).get(`/api/my_claims/${claim.id}/offers`)).status).toBe(
      404,
    );
    expect((await exchange.as(seller.token).get(`/api/my_offers/${offer.id}`)).status).toBe(200);
  });

  test('shows among those of whoever buys and sells: sent and received in one order, page by page', async () => {
    const { buyer, claim } = await steps.parties();
    const own = await steps.claim({ case_id: claim.case_id, user_id: buyer.user.id });
    const other = await steps.parties();
    await steps.offer(buyer.token, claim.id, { price_percent: '60' });
    await steps.offer(other.buyer.token, own.id, { price_percent: '70' });
    await steps.offer(buyer.token, other.claim.id, { price_percent: '80' });
    const page = async (query: string) => {
      const path = `/api/my_offers?sort_by=price_percent&per_page=2&${query}`;
      const { body } = await exchange.as(buyer.token).get<OfferPage>(path);
      expect(body.total_count).toBe(3);
      return body.my_offers.map(({ price_percent, is_mine }) => `${price_percent} ${is_mine}`);
    };
    expect(await page('sort_direction=desc')).toEqual(['80 true', '70 false']);
    expect(await page('sort_direction=desc&page=2')).toEqual(['60 true']);
    expect(await page('sort_direction=asc')).toEqual(['60 true', '70 false']);
    expect(await page('sort_direction=asc&status=pending&page=2')).toEqual(['80 true']);
  });

  test.each(['137', '100'])(
    'of %s percent is refused where it comes to too much',
    async (percent) => {
      const { buyer, claim } = await steps.parties({ face_amount: '999999999999' });
      const { status, body } = await steps.offer(buyer.token, claim.id, { price_percent: percent });
      expect({ status, errors: Object.keys(body.errors ?? {}) }).toEqual({
        status: 422,
        errors: ['offer.price_percent'],
      });
    },
  );

  test('below the seller’s minimum is rejected automatically, and tells nothing of it', async () => {
    const { buyer, seller, claim } = await steps.parties({ minimum_percent: '77.31' });
    const low = await steps.offer(buyer.token, claim.id, { price_percent: '77.3' });
    expect(low.status).toBe(201);
    expect(low.body.status).toBe('auto_declined');
    expect(JSON.stringify(low.body)).not.toContain('77.31');
    expect(await exchange.mails(seller.user.email)).toEqual([]);
    const [row] = await exchange.db.select().from(negotiationRows);
    expect(row).toMatchObject({ status: 'rejected', awaiting: 'none', due_at: null });
    // The buyer may make a higher one.
    const high = await steps.offer(buyer.token, claim.id, { price_percent: '77.31' });
    expect(high.body.status).toBe('pending');
    const shown = await exchange.visitor.get<Claim>(`/api/claims/${claim.id}`);
    expect(shown.body).toMatchObject({ offers_count: 1, best_bid_percent: '77.31' });
  });

  test('below the minimum is told to the seller where it ends a negotiation with a counter-offer of hers', async () => {
    const { buyer, seller, claim } = await steps.parties({ minimum_percent: '60' });
    const offer = await steps.offer(buyer.token, claim.id, { price_percent: '62' });
    const asked = await steps.counter(seller.token, offer.body, { price_percent: '70' });
    const before = (await exchange.mails(buyer.user.email)).length;
    const low = await steps.counter(buyer.token, asked.body, { price_percent: '59' });
    expect(low.body.status).toBe('auto_declined');
    const [mail] = (await exchange.mails(seller.user.email)).toReversed();
    expect(mail?.subject).toBe(
      `A counter-offer was rejected automatically: claim ${claim.reference}`,
    );
    expect(mail?.text).toContain(`/my-offers/${low.body.id}`);
    expect(await exchange.mails(buyer.user.email)).toHaveLength(before);
  });

  test('below the minimum is not rejected at the price that the seller has just named', async () => {
    const { buyer, seller, claim } = await steps.parties({ minimum_percent: '60' });
    const offer = await steps.offer(buyer.token, claim.id, { price_percent: '62' });
    const asked = await steps.counter(seller.token, offer.body, { price_percent: '55' });
    const other = { price_percent: '55', settlement_days: 10 };
    expect((await steps.counter(buyer.token, asked.body, other)).body.status).toBe('pending');
  });

  test('can be answered until the listing ends, and no longer', async () => {
    const end = '2026-11-22T10:00:00.000Z';
    const { buyer, seller, claim } = await steps.parties({ expires_at: new Date(end) });
    const made = await steps.offer(buyer.token, claim.id, { expires_in_hours: 72 });
    expect(made.body).toMatchObject({ expires_at: end, claim: { expires_at: end } });
    expect(await steps.negotiation(seller.token, made.body.negotiation_id)).toMatchObject({
      due_at: end,
    });
    const asked = await steps.counter(seller.token, made.body, { expires_in_hours: 24 });
    expect(asked.body.expires_at).toBe('2026-11-21T10:00:00.000Z');
    // Of a claim that is not open there is no end to tell.
    const accepted = await steps.answer(buyer.token, 'accept', asked.body);
    expect(accepted.body.claim).toMatchObject({ status: 'under_offer', expires_at: null });
  });

  test('stands for the claim when the seller has answered it, until the buyer does', async () => {
    const { buyer, seller, claim } = await steps.parties({ partial_sale: true });
    const made = await steps.offer(buyer.token, claim.id, { face_amount: '40000' });
    const shown = async () =>
      (await exchange.as(seller.token).get<MyClaim>(`/api/my_claims/${claim.id}`)).body;
    expect(await shown()).toMatchObject({ offers_count: 1, best_bid_percent: '80' });
    const asked = await steps.counter(seller.token, made.body, { face_amount: '100000' });
    expect(asked.body.claim).toMatchObject({ partial_sale: true });
    // A pause would close it, so the seller is asked.
    expect(await shown()).toMatchObject({ offers_count: 1, best_bid_percent: null });
  });

  test('is refused with what stands in the way, one thing at a time', async () => {
    const { buyer, seller, claim, of } = await steps.parties();
    const make = async (token: string) => outcome(await steps.offer(token, claim.id));
    expect(await make(seller.token)).toEqual({ status: 422, code: 'own_claim' });

    await exchange.db.update(claimRows).set({ status: 'paused' });
    expect(await make(buyer.token)).toEqual({ status: 422, code: 'claim_not_open' });
    await exchange.db.update(claimRows).set({ status: 'open' });

    const user = await exchange.user();
    expect(await make(user.token)).toEqual({ status: 422, code: 'buyer_not_verified' });
    const newBuyer = await exchange.user({ identity_status: 'resubmission_requested' });
    await exchange.buyerAccount(newBuyer.user, 'verified');
    expect(await make(newBuyer.token)).toEqual({ status: 422, code: 'identity_not_approved' });
    await exchange.changeUser(newBuyer.user, { identity_status: 'approved' });
    expect(await make(newBuyer.token)).toEqual({ status: 422, code: 'agreement_outstanding' });
    await exchange.acceptance(newBuyer.user);
    await exchange.changeUser(newBuyer.user, { country: 'KP' });
    expect(await make(newBuyer.token)).toEqual({ status: 422, code: 'country_restricted' });

    expect((await make(buyer.token)).status).toBe(201);
    expect(await make(buyer.token)).toEqual({ status: 422, code: 'negotiation_exists' });
    await exchange.changeUser(buyer.user, { status: 'pending' });
    expect(await make(buyer.token)).toEqual({ status: 422, code: 'account_not_confirmed' });

    const draft = await steps.claim({
      case_id: of.id,
      user_id: seller.user.id,
      status: 'draft',
      listed_at: null,
      expires_at: null,
    });
    expect(outcome(await steps.offer(buyer.token, draft.id))).toEqual({
      status: 404,
      code: 'not_found',
    });
    expect(await exchange.db.$count(offerRows)).toBe(1);
  });
});

test('a seller compares what stands by what it brings, after the fee at which it was offered', async () => {
  const { buyer, seller, claim } = await steps.parties({ partial_sale: true });
  const [other, late] = [await steps.buyer(), await steps.buyer()];
  // A higher price for less of the claim brings less.
  await steps.offer(other.token, claim.id, { price_percent: '95', face_amount: '50000' });
  await steps.offer(buyer.token, claim.id, { price_percent: '80' });
  const parameters = sql`${caseRows.parameters} || '{"seller_fee_percent": "5"}'`;
  await exchange.db.update(caseRows).set({ parameters });
  await steps.offer(late.token, claim.id, { price_percent: '81' });
  const path = `/api/my_claims/${claim.id}/offers`;
  const { body } = await exchange.as(seller.token).get<ClaimOffers>(path);
  expect(body.offers.map(({ net_amount }) => net_amount)).toEqual(['79200', '76950', '47025']);
});

test('the terms of an offer cannot be changed, not even by a fault of ours', async () => {
  const { buyer, claim } = await steps.parties();
  await steps.offer(buyer.token, claim.id);
  for (const terms of [{ price_percent: '1' }, { claim_face_amount: '200000' }]) {
    await expect(exchange.db.update(offerRows).set(terms)).rejects.toThrow('Failed query');
  }
  const [row] = await exchange.db.select().from(offerRows);
  expect(row).toMatchObject({ price_percent: '80', claim_face_amount: '100000' });
});

test('a case shows its best bid', async () => {
  const { buyer, claim, of } = await steps.parties();
  await steps.offer(buyer.token, claim.id, { price_percent: '81' });
  const { body } = await exchange.visitor.get<{ stats: { best_bid_percent: string } }>(
    `/api/cases/${of.case_code}`,
  );
  expect(body.stats.best_bid_percent).toBe('81');
  expect(await exchange.db.$count(caseRows)).toBe(1);
});
