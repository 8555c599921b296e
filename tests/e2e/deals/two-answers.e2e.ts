import { Client } from 'pg';
import type { Offer, OfferFields } from '../../../generated/model/index.ts';
import { callsOf, listedClaim } from '../../support/market/listed-claim.ts';
import { seedDemoData, test } from '../../support/postgres/on-postgres.ts';
import type { RunningExchange } from '../../support/start-exchange.ts';
import { storedSession } from '../../support/stored-session.ts';
import { expect } from '../../support/test.ts';

const PAIRS = 1000;
const SENT_TWICE = 20;
/** So many pairs at once: each process has ten connections to the database. */
const AT_ONCE = 8;
const TERMS: OfferFields = {
  price_percent: '66',
  recourse: 'disallowance_only',
  excess_claim: 'buyer_keeps',
  settlement_days: 5,
  payment_method: 'bank_transfer',
  expires_in_hours: 72,
};

test('on two processes an offer sent twice at once is made once, and of two acceptances at once one wins', async ({
  databaseUrl,
  exchangeOn,
  playwright,
}) => {
  await seedDemoData(databaseUrl);
  const [one, other] = [await exchangeOn(databaseUrl), await exchangeOn(databaseUrl)];
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const request = await playwright.request.newContext({ baseURL: one.url });

  const { id } = await listedClaim(request, one.url);
  await claimsLike(database, id, { from: PAIRS + 1, to: PAIRS + SENT_TWICE });
  const { token: buyer } = await storedSession(one.url, 'buyer');
  const { rows: claims } = await database.query<{ id: number }>(
    `select id from claims where id > $1`,
    [id],
  );
  expect(claims).toHaveLength(SENT_TWICE);
  const made = await inTurns(claims, async (claim) => {
    const sent = [one, other].map(async (exchange) => {
      const key = { 'Idempotency-Key': `offer-for-${claim.id}` };
      const answer = await send(
        exchange,
        buyer,
        `/api/claims/${claim.id}/offers`,
        { offer: TERMS },
        key,
      );
      expect(answer.status).toBe(201);
      return ((await answer.json()) as Offer).id;
    });
    return new Set(await Promise.all(sent));
  });
  expect(made.map(({ size }) => size)).toEqual(claims.map(() => 1));
  const stored = await database.query(`select from offers where claim_id = any($1)`, [
    claims.map((claim) => claim.id),
  ]);
  expect(stored.rowCount).toBe(SENT_TWICE);

  // One claim with two offers, and a thousand like it.
  for (const who of ['buyer', 'buyer2'] as const) {
    const bidder = await callsOf(request, one.url, who);
    await bidder.post<Offer>(`/api/claims/${id}/offers`, { data: { offer: TERMS } });
  }
  await request.dispose();
  const pairs = await pairsLike(database, id);
  expect(pairs).toHaveLength(PAIRS);

  const { token: seller } = await storedSession(one.url, 'seller');
  const accept = async (exchange: RunningExchange, offer: number) =>
    (await send(exchange, seller, `/api/offers/${offer}/accept`, { lock_version: 0 })).status;
  const ends = await inTurns(pairs, async ([first, second]) =>
    (await Promise.all([accept(one, first), accept(other, second)])).toSorted(),
  );
  // The loser finds its offer closed: another version of it.
  expect(new Set(ends.map(String))).toEqual(new Set(['200,409']));
  const taken = await database.query<{ deals: number; claims: number }>(
    `select count(*)::int as deals, count(distinct claim_id)::int as claims from negotiations
     where status = 'diligence' and claim_id in (select claim_id from offers where id = any($1))`,
    [pairs.flat()],
  );
  expect(taken.rows).toEqual([{ deals: PAIRS, claims: PAIRS }]);
  await database.end();
});

async function send(
  { url }: RunningExchange,
  token: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
  });
}

async function inTurns<Each, Result>(all: Each[], run: (each: Each) => Promise<Result>) {
  const results: Result[] = [];
  for (let start = 0; start < all.length; start += AT_ONCE)
    results.push(...(await Promise.all(all.slice(start, start + AT_ONCE).map(run))));
  return results;
}

/** Writes rows like those of a table, behind the exchange's back. @param but columns that differ, and by which SQL. */
async function copyRows(
  database: Client,
  table: string,
  { from, but }: { from: string; but: Record<string, string> },
): Promise<void> {
  const { rows } = await database.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1
     and is_generated = 'NEVER' and is_identity = 'NO'`,
    [table],
  );
  const values = rows.map(({ name }) => but[name] ?? `r.${name}`);
  await database.query(
    `insert into ${table} (${rows.map(({ name }) => name).join(', ')}) select ${values.join(', ')} from ${table} r ${from}`,
  );
}

const claimsLike = async (database: Client, claim: number, many: { from: number; to: number }) =>
  await copyRows(database, 'claims', {
    from: `cross join generate_series(${many.from}, ${many.to}) n where r.id = ${claim}`,
    but: { reference: `'CLM-' || lpad(n::text, 6, '0')` },
  });

/** The two offers for each of a thousand claims, which are like one claim and the two offers for it. */
async function pairsLike(database: Client, claim: number): Promise<[number, number][]> {
  await claimsLike(database, claim, { from: 1, to: PAIRS });
  await copyRows(database, 'negotiations', {
    from: `join claims c on c.reference between 'CLM-000001' and 'CLM-001000' where r.claim_id = ${claim}`,
    but: {
      reference: `'NEG-' || lpad((2 * c.id + r.buyer_id % 2)::text, 6, '0')`,
      claim_id: 'c.id',
      current_offer_id: 'null',
    },
  });
  await copyRows(database, 'offers', {
    from: `join negotiations n on n.buyer_id = r.maker_id and n.current_offer_id is null where r.claim_id = ${claim}`,
    but: { negotiation_id: 'n.id', claim_id: 'n.claim_id' },
  });
  await database.query(
    `update negotiations n set current_offer_id = o.id from offers o
     where o.negotiation_id = n.id and n.current_offer_id is null`,
  );
  const { rows } = await database.query<{ offers: [number, number] }>(
    `select array_agg(o.id) as offers from offers o join claims c on c.id = o.claim_id
     where c.reference between 'CLM-000001' and 'CLM-001000' group by c.id`,
  );
  return rows.map(({ offers }) => offers);
}
