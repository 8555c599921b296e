import type { Claim } from '@generated/model';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { HOUR } from '@/domain/time';
import { runDueWork } from '../due-work';
import { dealSteps } from '../testing/deal-steps';
import { openExchange, testExchange } from '../testing/exchange-client';

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

test('an account counts once an hour, whichever process it is shown the claim by, also after a restart', async () => {
  const { claim, seller, buyer } = await dealSteps(exchange).parties();
  const { connection } = exchange;
  const look = async ({ as, ports }: typeof exchange) => {
    await as(buyer.token).post(`/api/claims/${claim.id}/views`);
    await runDueWork(ports, exchange.ports.clock());
    const { body } = await exchange.as(seller.token).get<Claim>(`/api/claims/${claim.id}`);
    return body.views_count;
  };
  expect(await look(exchange)).toBe(1);
  const another = await openExchange({ connection });
  expect(await look(another)).toBe(1);
  exchange.advance(HOUR);
  another.advance(HOUR);
  expect(await look(another)).toBe(2);
  expect(await look(exchange)).toBe(2);
});

test('views that could not be written are written the next time', async () => {
  const { claim, seller, buyer } = await dealSteps(exchange).parties();
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
