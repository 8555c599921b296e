import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { MINUTE } from '@/domain/time';
import type { NegotiationPage, OfferPage } from '@generated/model';
import { negotiationRows } from '../../db/schema';
import { dealSteps } from '../../testing/deal-steps';
import { testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = dealSteps(exchange);

test('where it is the reader’s turn stands first, by its deadline, and what is over last', async () => {
  const { buyer, of, id: bought } = await steps.accepted();
  const offered = async (expires_in_hours: number) => {
    const claim = await steps.claim({ case_id: of.id, user_id: buyer.user.id });
    const made = await steps.offer((await steps.buyer()).token, claim.id, { expires_in_hours });
    return made.body;
  };
  const [late, early, over] = [await offered(200), await offered(24), await offered(24)];
  await steps.answer(buyer.token, 'reject', over);
  const elsewhere = await steps.parties();
  const { body: made } = await steps.offer(buyer.token, elsewhere.claim.id, {
    expires_in_hours: 12,
  });
  const ids = async (query: string) => {
    const path = `/api/negotiations${query}`;
    const { body } = await exchange.as(buyer.token).get<NegotiationPage>(path);
    return body.negotiations.map(({ id }) => id);
  };
  const [first, last, ended] = [early, late, over].map(({ negotiation_id }) => negotiation_id);
  expect(await ids('?role=seller')).toEqual([first, last, ended]);
  expect(await ids('?role=buyer')).toEqual([bought, made.negotiation_id]);
  expect(await ids('')).toEqual([first, bought, last, made.negotiation_id, ended]);
  expect(await ids('?per_page=2&page=2')).toEqual([last, made.negotiation_id]);
  // As a transfer that staff have to file.
  await exchange.db
    .update(negotiationRows)
    .set({ awaiting: 'staff', due_at: null })
    .where(eq(negotiationRows.id, bought));
  expect(await ids('')).toEqual([first, last, made.negotiation_id, bought, ended]);
});

test('an offer stands first while it can be answered, by its deadline, then by its date, on either side', async () => {
  const { buyer, claim } = await steps.parties();
  const own = await steps.claim({ case_id: claim.case_id, user_id: buyer.user.id });
  const offered = async (token: string, claimId: number, expires_in_hours: number) => {
    exchange.advance(MINUTE);
    const { body } = await steps.offer(token, claimId, { expires_in_hours });
    return body;
  };
  const ended = await offered((await steps.buyer()).token, own.id, 24);
  const early = await offered((await steps.buyer()).token, own.id, 48);
  const late = await offered(buyer.token, claim.id, 72);
  const endedLast = await offered((await steps.buyer()).token, own.id, 24);
  for (const offer of [ended, endedLast]) await steps.answer(buyer.token, 'reject', offer);
  const ids = async (query: string) =>
    (await exchange.as(buyer.token).get<OfferPage>(`/api/my_offers${query}`)).body.my_offers.map(
      ({ id }) => id,
    );
  expect(await ids('')).toEqual([early.id, late.id, endedLast.id, ended.id]);
  expect(await ids('?role=received')).toEqual([early.id, endedLast.id, ended.id]);
  expect(await ids('?per_page=3&page=2')).toEqual([ended.id]);
});
