import { expect, test } from 'vitest';
import { claimSteps } from '../../testing/claim-steps';
import { testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = claimSteps(exchange);

test('the seller’s other devices and the lists of staff hear that a draft began or was deleted', async () => {
  const seller = await exchange.user();
  const of = await steps.case();
  const heard: string[] = [];
  const end = exchange.ports.hub.subscribe((event) => {
    if (event.type === 'broadcast') heard.push(event.stream);
  });
  const session = exchange.as(seller.token);
  const { body } = await session.post<{ id: number }>('/api/my_claims', {
    case_id: of.id,
    claim: {},
  });
  const both = [`UserChannel:${seller.user.id}`, 'AdminChannel'];
  expect(heard).toEqual(both);
  await session.delete(`/api/my_claims/${body.id}`);
  end();
  expect(heard).toEqual([...both, ...both]);
});
