import { expect, test } from 'vitest';
import { claimRows } from '../db/schema';
import { claimIs, testCable } from '../testing/cable-client';
import { dealSteps } from '../testing/deal-steps';
import { testExchange } from '../testing/exchange-client';

const exchange = testExchange();
const steps = dealSteps(exchange);
const live = testCable(exchange);

test('the public is not told of an offer that is rejected automatically', async () => {
  const { claim, buyer } = await steps.parties({ minimum_percent: '80' });
  const client = live.connect();
  await client.welcome();
  await client.subscribe(claimIs(claim.id));
  const low = await steps.offer(buyer.token, claim.id, { price_percent: '79' });
  expect(low.body.status).toBe('auto_declined');
  await client.settled();
  expect(client.messages(claimIs(claim.id))).toEqual([]);
  await steps.offer(buyer.token, claim.id, { price_percent: '80' });
  await client.settled();
  expect(client.messages(claimIs(claim.id))).toHaveLength(1);
});

test('who looks at a claim is told that its seller prefers another payment', async () => {
  const { claim, seller } = await steps.parties();
  const client = live.connect();
  await client.welcome();
  await client.subscribe(claimIs(claim.id));
  const user = { payment_method: 'usdc' };
  const changed = await exchange
    .as(seller.token)
    .put('/api/current_user/update_preferences', { user });
  expect(changed.status).toBe(200);
  await client.settled();
  expect(client.messages(claimIs(claim.id))).toEqual([{ type: 'claim.updated', id: claim.id }]);
});

test('nobody is told of a claim that is off the market, as it is reviewed again', async () => {
  const { claim } = await steps.parties({ status: 'withdrawn' });
  const client = live.connect();
  await client.welcome();
  expect(await client.subscribe(claimIs(claim.id))).toBe('confirm_subscription');
  await exchange.db.update(claimRows).set({ status: 'in_review' });
  const { token } = await exchange.admin();
  const asked = await exchange.as(token).post(`/admin/claims/${claim.id}/request_changes`, {
    review_note: 'Please upload the statement.',
    lock_version: claim.lock_version,
  });
  expect(asked.status).toBe(200);
  await client.settled();
  expect(client.messages(claimIs(claim.id))).toEqual([]);
});
