import { describe, expect, test } from 'vitest';
import { HOUR } from '@/domain/time';
import type { MyOffer } from '@generated/model';
import { findUser } from '../../auth/find-user';
import { claimRows } from '../../db/schema';
import { runDueWork } from '../../due-work';
import { dealSteps } from '../../testing/deal-steps';
import { outcome, testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = dealSteps(exchange);

describe('what nobody decides', () => {
  test('an offer expires by the clock, once, and both are told', async () => {
    const { buyer, seller, claim } = await steps.parties();
    const { body: offer } = await steps.offer(buyer.token, claim.id, { expires_in_hours: 2 });
    const round = async () => await runDueWork(exchange.ports, exchange.ports.clock());
    exchange.advance(2 * HOUR - 1);
    expect(await round()).toMatchObject({ expired: 0 });
    exchange.advance(1);
    expect(await round()).toMatchObject({ expired: 1 });
    expect(await round()).toMatchObject({ expired: 0 });
    const read = await exchange.as(buyer.token).get<MyOffer>(`/api/my_offers/${offer.id}`);
    expect(read.body).toMatchObject({
      offer: { status: 'expired', negotiation_status: 'expired' },
    });
    for (const { user } of [buyer, seller]) {
      expect((await exchange.mails(user.email)).at(-1)?.kind).toBe('deal_offer_expired');
    }
  });

  test('whose offer has run out may make another before the clock has ended it, and both are told once', async () => {
    const { buyer, seller, claim } = await steps.parties();
    const { body: first } = await steps.offer(buyer.token, claim.id, { expires_in_hours: 2 });
    const again = async () => await steps.offer(buyer.token, claim.id);
    exchange.advance(2 * HOUR - 1);
    expect(outcome(await again())).toEqual({ status: 422, code: 'negotiation_exists' });
    exchange.advance(1);
    expect((await again()).status).toBe(201);
    const round = await runDueWork(exchange.ports, exchange.ports.clock());
    expect(round).toMatchObject({ expired: 0 });
    const read = await exchange.as(buyer.token).get<MyOffer>(`/api/my_offers/${first.id}`);
    expect(read.body.offer).toMatchObject({ status: 'expired', negotiation_status: 'expired' });
    for (const { user } of [buyer, seller]) {
      const kinds = (await exchange.mails(user.email)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'deal_offer_expired')).toHaveLength(1);
    }
  });

  test.each([
    ['pause', 'paused', 'The listing of the claim was paused.'],
    ['withdraw', 'withdrawn', 'The claim was withdrawn.'],
  ])(
    'the seller’s %s closes what is pending: the buyer is told why, the seller knows',
    async (step, close_reason, reason) => {
      const { buyer, seller, claim } = await steps.parties();
      const { body: offer } = await steps.offer(buyer.token, claim.id);
      const changed = await exchange
        .as(seller.token)
        .post(`/api/my_claims/${claim.id}/${step}`, { lock_version: claim.lock_version });
      expect(changed.status).toBe(200);
      const read = await exchange.as(buyer.token).get<MyOffer>(`/api/my_offers/${offer.id}`);
      expect(read.body.offer).toMatchObject({ status: 'closed', close_reason });
      const [row] = await exchange.db.select().from(claimRows);
      expect(row).toMatchObject({ offers_count: 0, best_bid_percent: null });
      const closed = (await exchange.mails()).filter(({ kind }) => kind === 'deal_offer_closed');
      expect(closed).toMatchObject([
        { to: buyer.user.email, text: expect.stringContaining(reason) as string },
      ]);
    },
  );

  test('with the listing what is pending comes to its end, and both are told', async () => {
    const { buyer, seller, claim } = await steps.parties();
    await steps.offer(buyer.token, claim.id);
    const end = new Date(exchange.ports.clock().getTime() + HOUR);
    await exchange.db.update(claimRows).set({ expires_at: end });
    exchange.advance(HOUR);
    await runDueWork(exchange.ports, exchange.ports.clock());
    const closed = (await exchange.mails()).filter(({ kind }) => kind === 'deal_offer_closed');
    expect(closed.map(({ to }) => to)).toEqual([seller.user.email, buyer.user.email]);
    for (const { text } of closed) expect(text).toContain('The time of the listing has run out.');
  });

  test('an offer that is over tells both sides what the claim was for when it was made', async () => {
    const { buyer, seller, claim } = await steps.parties({ partial_sale: true });
    const { body: offer } = await steps.offer(buyer.token, claim.id, { face_amount: '40000' });
    await steps.answer(seller.token, 'reject', offer);
    await exchange.db
      .update(claimRows)
      .set({ status: 'changes_requested', face_amount: '81234.56', currency: 'EUR' });
    const readBy = async (token: string) => {
      const as = exchange.as(token);
      const { body } = await as.get<MyOffer>(`/api/my_offers/${offer.id}`);
      const deal = await steps.negotiation(token, offer.negotiation_id);
      return [body.offer.claim, deal.claim, deal.current_offer.claim];
    };
    const then = { status: 'withdrawn', face_amount: '100000', currency: 'USD' };
    expect(await readBy(buyer.token)).toMatchObject([then, then, then]);
    expect(await readBy(seller.token)).toMatchObject([then, then, then]);
  });

  test('a buyer who is suspended has no bids any more', async () => {
    const { buyer, seller, claim } = await steps.parties();
    const { body: offer } = await steps.offer(buyer.token, claim.id);
    const admin = await exchange.admin();
    const user = await findUser(exchange.db, buyer.user.id);
    const changed = await exchange.as(admin.token).put(`/admin/users/${buyer.user.id}`, {
      user: {
        buyer_account_status: 'suspended',
        reason: 'The funds could not be verified.',
        lock_version: user?.lock_version,
      },
    });
    expect(changed.status).toBe(200);
    const read = await exchange.as(seller.token).get<MyOffer>(`/api/my_offers/${offer.id}`);
    expect(read.body.offer.status).toBe('withdrawn');
    // Why, the buyer alone reads.
    for (const [{ user: told }, what] of [
      [buyer, 'was withdrawn, because you may not bid any more'],
      [seller, 'cannot be accepted any more'],
    ] as const) {
      const mails = await exchange.mails(told.email);
      const [mail, ...more] = mails.filter(({ kind }) => kind === 'deal_offer_withdrawn');
      expect(more).toEqual([]);
      expect(mail?.text).toContain(what);
    }
    expect(outcome(await steps.answer(seller.token, 'accept', read.body.offer))).toEqual({
      status: 422,
      code: 'transition_not_allowed',
    });
  });
});
