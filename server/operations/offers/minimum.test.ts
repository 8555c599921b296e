import { describe, expect, test } from 'vitest';
import { HOUR } from '@/domain/time';
import { openSession } from '../../auth/sessions';
import { runDueWork } from '../../due-work';
import { dealSteps } from '../../testing/deal-steps';
import { outcome, testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = dealSteps(exchange);

describe('the minimum of a seller', () => {
  test('is not found by offers that are rejected automatically', async () => {
    const { buyer, claim } = await steps.parties({ minimum_percent: '90' });
    for (const price_percent of ['50', '70', '80']) {
      expect((await steps.offer(buyer.token, claim.id, { price_percent })).status).toBe(201);
    }
    const fourth = await steps.offer(buyer.token, claim.id, { price_percent: '85' });
    expect(outcome(fourth)).toEqual({ status: 429, code: 'rate_limited' });
    expect(fourth.headers.get('retry-after')).toBe(String(24 * 3600));
    exchange.advance(24 * HOUR);
    const signedIn = await openSession(
      exchange.db,
      { user_id: buyer.user.id },
      exchange.ports.clock(),
    );
    expect((await steps.offer(signedIn, claim.id, { price_percent: '85' })).status).toBe(201);
  });

  test('is not found by offers that are withdrawn before the seller answers', async () => {
    const { buyer, claim } = await steps.parties({ minimum_percent: '50' });
    for (const price_percent of ['90', '80', '70']) {
      const { body } = await steps.offer(buyer.token, claim.id, { price_percent });
      await steps.answer(buyer.token, 'withdraw', body);
    }
    const fourth = await steps.offer(buyer.token, claim.id, { price_percent: '60' });
    expect(outcome(fourth)).toEqual({ status: 429, code: 'rate_limited' });
    expect(fourth.body.message).toMatch(/^3 of your offers for this claim .* within a day\.$/);
  });

  test('is not found by offers that are left to expire', async () => {
    const { buyer, claim } = await steps.parties({ minimum_percent: '50' });
    for (const price_percent of ['90', '80', '70']) {
      const made = await steps.offer(buyer.token, claim.id, { price_percent, expires_in_hours: 1 });
      expect(made.status).toBe(201);
      exchange.advance(HOUR);
      await runDueWork(exchange.ports, exchange.ports.clock());
    }
    const fourth = await steps.offer(buyer.token, claim.id, { price_percent: '60' });
    expect(outcome(fourth)).toEqual({ status: 429, code: 'rate_limited' });
    expect(fourth.headers.get('retry-after')).toBe(String(21 * 3600));
  });
});
