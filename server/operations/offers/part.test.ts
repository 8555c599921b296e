import { describe, expect, test } from 'vitest';
import type { Claim } from '@generated/model';
import { claimRows } from '../../db/schema';
import { dealSteps } from '../../testing/deal-steps';
import { testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = dealSteps(exchange);

describe('an offer', () => {
  test('of a part is possible where the seller sells parts only', async () => {
    const { buyer, claim } = await steps.parties();
    const { status, body } = await steps.offer(buyer.token, claim.id, { face_amount: '40000' });
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: { 'offer.face_amount': ['This claim is sold as a whole.'] },
    });
    await exchange.db.update(claimRows).set({ partial_sale: true });
    const part = await steps.offer(buyer.token, claim.id, { face_amount: '40000' });
    expect(part.body).toMatchObject({ face_amount: '40000', amount: '32000' });
  });

  test('of a part has no more decimals than the currency: the rest is a claim as well', async () => {
    const { buyer, claim } = await steps.parties({ partial_sale: true });
    const part = { face_amount: '40000.001' };
    const { status, body } = await steps.offer(buyer.token, claim.id, part);
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: { 'offer.face_amount': ['USD has at most 2 decimals.'] },
    });
  });

  test('for a part is told as such, unless another is as high for the whole', async () => {
    const { buyer, claim } = await steps.parties({ partial_sale: true });
    const shown = async () => (await exchange.visitor.get<Claim>(`/api/claims/${claim.id}`)).body;
    const offer = async ({ token }: { token: string }, price: string, part: object = {}) => {
      const made = await steps.offer(token, claim.id, { price_percent: price, ...part });
      expect(made.status).toBe(201);
    };
    expect(await shown()).toMatchObject({ best_bid_percent: null, best_bid_is_partial: false });
    await offer(await steps.buyer(), '70');
    await offer(buyer, '80', { face_amount: '40000' });
    expect(await shown()).toMatchObject({ best_bid_percent: '80', best_bid_is_partial: true });
    await offer(await steps.buyer(), '80');
    expect(await shown()).toMatchObject({ best_bid_percent: '80', best_bid_is_partial: false });
  });
});
