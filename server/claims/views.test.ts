import type { Claim } from '@generated/model';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { HOUR } from '@/domain/time';
import { runDueWork } from '../due-work';
import { dealSteps } from '../testing/deal-steps';
import { testExchange } from '../testing/exchange-client';

const exchange = testExchange();

test('a claim counts who says that they look at it, each once an hour; not its seller nor the staff, nor who only reads it', async () => {
  const { claim, seller, buyer } = await dealSteps(exchange).parties();
  const { token: admin } = await exchange.admin();
  const inTheName = await exchange.impersonate(admin, buyer.user);
  const path = `/api/claims/${claim.id}`;
  const look = async (token: string) => await exchange.as(token).post(`${path}/views`);
  const views = async () => {
    await runDueWork(exchange.ports, exchange.ports.clock());
    return (await exchange.as(seller.token).get<Claim>(path)).body.views_count;
  };
  await exchange.as(buyer.token).get(path);
  await exchange.visitor.get(path);
  for (const token of [seller.token, admin, inTheName]) await look(token);
  expect(await views()).toBe(0);
  await look(buyer.token);
  await look(buyer.token);
  await exchange.visitor.post(`${path}/views`);
  expect(await views()).toBe(2);
  await look(buyer.token);
  expect(await views()).toBe(2);
  exchange.advance(HOUR);
  await look(buyer.token);
  expect(await views()).toBe(3);
});

test('views that could not be written are written the next time', async () => {
  const { claim, seller, buyer } = await dealSteps(exchange).parties();
  // Beyond the hour in which the same people count once, whatever the test before has shown them.
  exchange.advance(3 * HOUR);
  const due = async () => await runDueWork(exchange.ports, exchange.ports.clock());
  await exchange.as(buyer.token).post(`/api/claims/${claim.id}/views`);
  const { db } = exchange;
  await db.execute(sql`alter table claims add constraint nobody_looks check (views_count = 0)`);
  await expect(due()).rejects.toThrow('Failed query');
  await db.execute(sql`alter table claims drop constraint nobody_looks`);
  await due();
  const { body } = await exchange.as(seller.token).get<Claim>(`/api/claims/${claim.id}`);
  expect(body.views_count).toBe(1);
});
