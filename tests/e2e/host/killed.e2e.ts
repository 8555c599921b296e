import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { APIRequestContext } from '@playwright/test';
import { Client } from 'pg';
import type { Offer } from '../../../generated/model/index.ts';
import { pendingOffer, TERMS } from '../../support/market/deals.ts';
import { callsOf } from '../../support/market/listed-claim.ts';
import { seedDemoData, test } from '../../support/postgres/on-postgres.ts';
import { startExchange, type RunningExchange } from '../../support/start-exchange.ts';
import { expect } from '../../support/test.ts';
import { GIVEN_COMPANIES, someone } from '../../support/writers.ts';

const KILLS = 2;
const WRITERS = 8;
/** In each a buyer and a seller counter each other. */
const DEALS = 2;
/** A negotiation has twenty. */
const MOVES = 18;

type Stored = Record<string, unknown>;

/** What was answered with a success. */
interface Acknowledged {
  companies: string[];
  offers: number[];
  negotiations: number[];
}

/** Of the offers in these negotiations. */
const offersWithout = (negotiations: readonly number[], what: string) =>
  `select o.id from offers o where o.negotiation_id in (${negotiations.join()}) and not exists (select from ${what})`;

/** Queries for what only half of a change would leave behind, by what it would be. */
const halves = (negotiations: readonly number[]): Record<string, string> => ({
  'a company that is not in the audit log': `select u.id from users u where u.email like 'mara.lind.%'
    and u.company is distinct from (select a.changes->'company'->>1 from audit_events a
      where a.action = 'user.profile_changed' and a.subject_id = u.id order by a.id desc limit 1)`,
  'an offer that is not in the timeline': offersWithout(
    negotiations,
    `negotiation_events e where e.offer_id = o.id and e.occurred_at = o.created_at`,
  ),
  'an offer that is not in the audit log': offersWithout(
    negotiations,
    `audit_events a where a.subject_type = 'negotiations' and a.subject_id = o.negotiation_id and a.created_at = o.created_at`,
  ),
  'an offer of which nobody is told': offersWithout(
    negotiations,
    `outbox_emails m where m.kind like 'deal_offer%' and m.created_at = o.created_at`,
  ),
  'a negotiation in which not just its latest offer is pending': `select n.id from negotiations n
    where n.id in (${negotiations.join()}) and array[n.current_offer_id] is distinct from
      (select array_agg(o.id) from offers o where o.negotiation_id = n.id and o.status = 'pending')`,
});

/** Kills the process in the middle of many writes, starts it again, and kills it so again. */
async function killUnderWrites(
  request: APIRequestContext,
  exchange: RunningExchange,
): Promise<Acknowledged> {
  const acknowledged: Acknowledged = { companies: [], offers: [], negotiations: [] };
  const people = await Promise.all(
    Array.from({ length: WRITERS }, () => someone(request, exchange)),
  );
  const sides = {
    seller: await callsOf(request, exchange.url, 'seller'),
    buyer: await callsOf(request, exchange.url, 'buyer'),
  };
  for (let kill = 0; kill < KILLS; kill += 1) {
    if (exchange.hasEnded()) await exchange.startAgain();
    const first: Offer[] = [];
    for (let deal = 0; deal < DEALS; deal += 1)
      first.push(await pendingOffer(request, exchange.url));
    acknowledged.offers.push(...first.map(({ id }) => id));
    acknowledged.negotiations.push(...first.map((offer) => offer.negotiation_id));

    let isKilled = false;
    const untilKilled = async (most: number, write: (count: number) => Promise<void>) => {
      for (let count = 0; count < most; count += 1) {
        try {
          await write(count);
        } catch (error) {
          // Before that nothing fails.
          if (isKilled) return;
          throw error;
        }
      }
    };
    const writers = people.map((person, writer) =>
      untilKilled(Infinity, async (count) => {
        const company = `${kill}-${writer}-${count}`;
        const answer = await person.changeCompany(company);
        expect(answer.status).toBe(200);
        acknowledged.companies.push(company);
      }),
    );
    const deals = first.map((offer) => {
      let last = offer;
      return untilKilled(MOVES, async (count) => {
        const side = last.made_by === 'buyer' ? sides.seller : sides.buyer;
        last = await side.post<Offer>(`/api/offers/${last.id}/counter`, {
          data: {
            offer: { ...TERMS, price_percent: `${61 + count}` },
            lock_version: last.lock_version,
          },
        });
        acknowledged.offers.push(last.id);
      });
    });
    const killInTheMiddle = async () => {
      const before = acknowledged.offers.length;
      const isUnderWay = () => acknowledged.offers.length > before + MOVES / 2;
      await expect.poll(isUnderWay, { intervals: [5], timeout: 120_000 }).toBe(true);
      isKilled = true;
      await exchange.kill();
    };
    await Promise.all([killInTheMiddle(), ...writers, ...deals]);
  }
  return acknowledged;
}

/** Compares what was answered with what a database holds. */
async function expectNothingLost(
  { companies, offers, negotiations }: Acknowledged,
  ask: <Row extends Stored>(query: string) => Promise<Row[]>,
): Promise<void> {
  const given = await ask<{ company: string }>(GIVEN_COMPANIES);
  const kept = new Set(given.map(({ company }) => company));
  expect(companies.filter((company) => !kept.has(company))).toEqual([]);
  const stored = await ask<{ id: number }>('select id from offers');
  const numbers = new Set(stored.map(({ id }) => id));
  expect(offers.filter((id) => !numbers.has(id))).toEqual([]);
  for (const [half, query] of Object.entries(halves(negotiations)))
    expect.soft(await ask(query), half).toEqual([]);
}

test('a process that is killed under writes loses nothing that was answered and leaves nothing half written, on PostgreSQL', async ({
  databaseUrl,
  exchangeOn,
  playwright,
}) => {
  await seedDemoData(databaseUrl);
  const exchange = await exchangeOn(databaseUrl);
  const request = await playwright.request.newContext({ baseURL: exchange.url });
  const acknowledged = await killUnderWrites(request, exchange);
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  await expectNothingLost(
    acknowledged,
    async <Row extends Stored>(query: string) => (await database.query<Row>(query)).rows,
  );
  await database.end();
});

test('nor does one in its embedded database', async ({ playwright }) => {
  const exchange = await startExchange();
  try {
    const request = await playwright.request.newContext({ baseURL: exchange.url });
    const acknowledged = await killUnderWrites(request, exchange);
    const database = await PGlite.create(join(exchange.dataDir, 'database'), {
      extensions: { pg_trgm },
    });
    await expectNothingLost(
      acknowledged,
      async <Row extends Stored>(query: string) => (await database.query<Row>(query)).rows,
    );
    await database.close();
  } finally {
    await exchange.stop();
  }
});
