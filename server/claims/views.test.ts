import type { Claim } from '@generated/model';
import { expect, test } from 'vitest';
import { HOUR } from '@/domain/time';
import { runDueWork } from '../due-work';
import { dealSteps } from '../testing/deal-steps';
import { testExchange } from '../testing/exchange-client';

const exchange = testExchange();

test('a claim counts who looks at it, each once an hour; not its seller nor the staff', async () => {
  const { claim, seller, buyer } = await dealSteps(exchange).parties();
  const { token: admin } = await exchange.admin();
  const inTheName = await exchange.impersonate(admin, buyer.user);
  const path = `/api/claims/${claim.id}`;
  const look = async (token: string) => await exchange.as(token).get<Claim>(path);
  const views = async () => {
    await runDueWork(exchange.ports, exchange.ports.clock());
    return (await look(seller.token)).body.views_count;
  };
  for (const token of [seller.token, admin, inTheName]) await look(token);
  expect(await views()).toBe(0);
  await look(buyer.token);
  await look(buyer.token);
  await exchange.visitor.get(path);
  expect(await views()).toBe(2);
  await look(buyer.token);
  expect(await views()).toBe(2);
  exchange.advance(HOUR);
  await look(buyer.token);
  expect(await views()).toBe(3);
});
