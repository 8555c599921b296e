import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR } from '@/domain/time';
import type { Offer } from '@generated/model';
import { connectPostgres } from '../../db/connect/connect-postgres';
import type { Connection } from '../../db/database';
import { claimRows, negotiationRows, type NegotiationRow, offerRows } from '../../db/schema';
import { dealSteps, TERMS } from '../../testing/deal-steps';
import { openExchange, statusesOf, type TestExchange } from '../../testing/exchange-client';

/**
 * Two exchanges on one database; in memory, where a database has one connection, they share it. A thousand pairs on two
 * processes are a journey of their own.
 */
const isServer = Boolean(process.env['TEST_DATABASE_URL']);
const PAIRS = isServer ? 100 : 40;
/** So many pairs at once, as many as there are connections for. */
const AT_ONCE = 20;
const patience = { timeout: 120_000 };

let exchange: TestExchange;
let second: TestExchange;
let connection: Connection | undefined;
let steps: ReturnType<typeof dealSteps>;
beforeAll(async () => {
  exchange = await openExchange();
  connection = isServer ? await sameDatabase(exchange) : undefined;
  second = await openExchange({ connection: connection ?? exchange.connection });
  steps = dealSteps(exchange);
});
beforeEach(() => exchange.reset());
afterAll(async () => {
  await connection?.close();
  await exchange.close();
});

async function sameDatabase({ db }: TestExchange): Promise<Connection> {
  const { rows } = (await db.execute('select current_database() as name')) as {
    rows: { name: string }[];
  };
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${rows[0]?.name ?? ''}`;
  return connectPostgres(url.href, { maxConnections: 20 });
}

/** So many open claims of a seller, each with pending offers of two buyers, written behind the exchange's back. */
async function claimsWithOffers(count: number) {
  const of = await steps.case();
  const seller = await exchange.user({ identity_status: 'approved' });
  const bidders = [await steps.buyer(), await steps.buyer()];
  const claims = await steps.claims(count, { case_id: of.id, user_id: seller.user.id });
  const values = claims.flatMap((claim, place) =>
    bidders.map(({ user }, index) => ({
      reference: `NEG-${String(place * 2 + index).padStart(6, '0')}`,
      claim_id: claim.id,
      case_id: of.id,
      buyer_id: user.id,
      seller_id: seller.user.id,
      alias: 1000 + index,
    })),
  );
  const negotiations = await exchange.db.insert(negotiationRows).values(values).returning();
  const offers = await exchange.db
    .insert(offerRows)
    .values(negotiations.map(offerOf))
    .returning({ id: offerRows.id, negotiation_id: offerRows.negotiation_id });
  await exchange.db.execute(
    sql`update negotiations n set current_offer_id = o.id from offers o where o.negotiation_id = n.id`,
  );
  const offerIds = new Map(offers.map(({ id, negotiation_id }) => [negotiation_id, id]));
  const pairs = claims.map((claim) => ({
    claim,
    offers: negotiations
      .filter(({ claim_id }) => claim_id === claim.id)
      .map(({ id }) => offerIds.get(id) ?? 0),
  }));
  return { seller, bidders, pairs };
}

function offerOf({ id, claim_id, case_id, buyer_id, seller_id }: NegotiationRow) {
  const { expires_in_hours, ...terms } = TERMS;
  return {
    ...terms,
    negotiation_id: id,
    claim_id,
    case_id,
    maker_id: buyer_id,
    recipient_id: seller_id,
    made_by: 'buyer' as const,
    price_percent: '80',
    face_amount: '100000',
    claim_face_amount: '100000',
    amount: '80000',
    seller_fee_amount: '800',
    buyer_fee_amount: '800',
    currency: 'USD',
    expires_at: new Date(exchange.ports.clock().getTime() + expires_in_hours * HOUR),
  };
}

type Step = 'accept' | 'withdraw';
const answer = async (by: TestExchange, token: string, id: number, step: Step) =>
  await by.as(token).post(`/api/offers/${id}/${step}`, { lock_version: 0 });

/** Each pair at once, a few pairs at a time. */
async function inTurns<Pair, Result>(pairs: Pair[], run: (pair: Pair) => Promise<Result>) {
  const results: Result[] = [];
  for (let start = 0; start < pairs.length; start += AT_ONCE)
    results.push(...(await Promise.all(pairs.slice(start, start + AT_ONCE).map(run))));
  return results;
}

const count = async (status: 'under_offer' | 'open') =>
  await exchange.db.$count(claimRows, eq(claimRows.status, status));
const deals = async (status: 'diligence' | 'closed' | 'withdrawn') =>
  await exchange.db.$count(negotiationRows, eq(negotiationRows.status, status));

test(
  'of two offers for one claim that are accepted at once one wins, every time',
  patience,
  async () => {
    const { seller, pairs } = await claimsWithOffers(PAIRS);
    const answers = await inTurns(
      pairs,
      async ({ offers: [one = 0, other = 0] }) =>
        await Promise.all([
          answer(exchange, seller.token, one, 'accept'),
          answer(second, seller.token, other, 'accept'),
        ]),
    );
    // The loser finds its offer closed: another version of it.
    for (const pair of answers) expect(statusesOf(pair)).toEqual([200, 409]);
    expect([await count('under_offer'), await deals('diligence'), await deals('closed')]).toEqual([
      PAIRS,
      PAIRS,
      PAIRS,
    ]);
  },
);

test(
  'offers that are withdrawn in the moment in which one of them is accepted end in one way each',
  patience,
  async () => {
    const { seller, bidders, pairs } = await claimsWithOffers(PAIRS);
    const [buyer = '', rival = ''] = bidders.map(({ token }) => token);
    const answers = await inTurns(
      pairs,
      async ({ offers: [offer = 0, other = 0] }) =>
        await Promise.all([
          answer(exchange, seller.token, offer, 'accept'),
          answer(second, buyer, offer, 'withdraw'),
          answer(second, rival, other, 'withdraw'),
        ]),
    );
    // Of the rival's offer the acceptance makes another version, which closes it; or it was withdrawn before.
    for (const [acceptance, withdrawal, rivals] of answers) {
      expect(statusesOf([acceptance, withdrawal])).toEqual([200, 409]);
      expect(acceptance.status === 200 ? [200, 409] : [200]).toContain(rivals.status);
    }
    const done = (place: 0 | 1 | 2) => answers.filter((each) => each[place].status === 200).length;
    const [accepted, withdrawn] = [done(0), done(1) + done(2)];
    expect([await count('under_offer'), await deals('diligence')]).toEqual([accepted, accepted]);
    expect([await count('open'), await deals('withdrawn'), await deals('closed')]).toEqual([
      pairs.length - accepted,
      withdrawn,
      pairs.length - done(2),
    ]);
  },
);

test('an offer that is sent twice at once under one key is made once', patience, async () => {
  const { seller, of, buyer } = await steps.parties();
  const claims = await steps.claims(20, { case_id: of.id, user_id: seller.user.id });
  for (const claim of claims) {
    const send = async (by: TestExchange) =>
      await by.send<Offer>('POST', `/api/claims/${claim.id}/offers`, {
        token: buyer.token,
        body: { offer: { ...TERMS, price_percent: '80' } },
        headers: { 'Idempotency-Key': `offer-for-${claim.id}` },
      });
    const [one, other] = await Promise.all([send(exchange), send(second)]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(one.body.id).toBe(other.body.id);
  }
  expect(await exchange.db.$count(offerRows)).toBe(claims.length);
});

test('the database itself takes one deal for a claim', async () => {
  const { pairs } = await claimsWithOffers(1);
  const agreed_at = exchange.ports.clock();
  const taken = exchange.db
    .update(negotiationRows)
    .set({ status: 'diligence', agreed_percent: '80', agreed_amount: '80000', agreed_at })
    .where(eq(negotiationRows.claim_id, pairs[0]?.claim.id ?? 0));
  await expect(taken).rejects.toMatchObject({
    cause: { message: expect.stringContaining('negotiations_one_taken') },
  });
});
