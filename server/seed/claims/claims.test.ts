import Big from 'big.js';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roundAmount } from '@/domain/amounts';
import { claimGaps } from '@/domain/claims/claim-checks';
import { ClaimFields } from '@generated/zod/schemas/claimFields';
import { fieldFaults, fieldsOf } from '../../operations/my-claims/claim-fields';
import { type Connection, type Database, rowsOf } from '../../db/database';
import { pickColumns } from '../../db/pick-columns';
import {
  casePricePointRows,
  caseRows,
  claimEventRows,
  claimRows,
  documentRows,
} from '../../db/schema';
import { claimStatuses } from '../../db/schema/enums';
import { openTestDatabase } from '../../db/testing/test-database';
import { seedDemoData } from '..';
import { LETTER_SETTINGS } from '../../testing/letter-settings';

const now = new Date('2026-11-20T12:34:56.789Z');

let connection: Connection;
let db: Database;
beforeAll(async () => {
  connection = await openTestDatabase();
  db = connection.db;
  await seedDemoData(db, { now, passwordHash: '$argon2id$demo', letters: LETTER_SETTINGS });
});
afterAll(() => connection.close());

const distinct = <T>(values: readonly T[]) => new Set(values);

const hundredths = (amount: string) => Math.round(Number(amount) * 100);

const claimsWithCases = async () => {
  const rows = await db
    .select({ claim: claimRows, ...pickColumns(caseRows, 'parameters', 'petition_date') })
    .from(claimRows)
    .innerJoin(caseRows, eq(caseRows.id, claimRows.case_id))
    .orderBy(asc(claimRows.id));
  const documents = await db
    .select({
      claim_id: documentRows.claim_id,
      kind: documentRows.kind,
      status: documentRows.status,
      redacted: documentRows.redacted,
    })
    .from(documentRows);
  return rows.map((row) => ({
    ...row,
    fields: fieldsOf(row.claim),
    documents: documents.filter(({ claim_id }) => claim_id === row.claim.id),
  }));
};

test('every claim is one that the exchange would take, and only drafts lack something', async () => {
  const claims = await claimsWithCases();
  const faulty = claims.flatMap(({ claim, fields, ...of }) =>
    Object.entries(fieldFaults(fields, of, now)).map((fault) => [claim.id, ...fault]),
  );
  expect(faulty).toEqual([]);
  expect(claims.filter(({ fields }) => !ClaimFields.safeParse(fields).success)).toEqual([]);
  const incomplete = claims.filter(
    ({ fields, parameters, documents }) =>
      Object.keys(claimGaps(fields, { parameters, documents })).length > 0,
  );
  expect(new Set(incomplete.map(({ claim }) => claim.status))).toEqual(new Set(['draft']));
  const drafts = claims.filter(({ claim }) => claim.status === 'draft');
  expect(incomplete).toHaveLength(drafts.length);
  expect(drafts.filter(({ claim }) => claim.face_amount !== '0').length).toBeGreaterThan(2);
});

test('a timeline leads to the state of its claim, and its last event changed the claim last', async () => {
  const events = await db
    .select()
    .from(claimEventRows)
    .orderBy(asc(claimEventRows.occurred_at), asc(claimEventRows.id));
  const endings: Record<string, string> = {
    draft: 'created',
    changes_requested: 'created submitted changes_requested',
    rejected: 'created submitted rejected',
    paused: 'created submitted listed paused',
    under_offer: 'created submitted listed under_offer',
    sold: 'created submitted listed under_offer sold',
    withdrawn: 'created submitted listed withdrawn',
    expired: 'created submitted listed expired',
  };
  for (const { claim } of await claimsWithCases()) {
    const own = events.filter(({ claim_id }) => claim_id === claim.id);
    const story = own.map(({ type }) => type).join(' ');
    if (claim.status === 'open')
      expect(story).toMatch(
        /^created submitted listed( price_changed| under_offer deal_cancelled)?$/,
      );
    else if (claim.status === 'in_review')
      expect(story).toBe(
        claim.last_review ? 'created submitted changes_requested submitted' : 'created submitted',
      );
    else expect(story).toBe(endings[claim.status]);
    const last = own.at(-1);
    if (claim.status !== 'draft') expect(last?.occurred_at).toEqual(claim.updated_at);
    expect(own[0]?.occurred_at).toEqual(claim.created_at);
    expect(last?.note ?? null).toBe(claim.review_note);
    const at = (type: string) => own.find((event) => event.type === type)?.occurred_at ?? null;
    expect({ listed: at('listed'), sold: at('sold') }).toEqual({
      listed: claim.listed_at,
      sold: claim.sold_at,
    });
    if (claim.status === 'expired') expect(at('expired')).toEqual(claim.expires_at);
    expect(last && last.occurred_at <= now).toBe(true);
  }
});

test('of what was resubmitted our staff see the correction that they had asked for', async () => {
  const claims = (await claimsWithCases()).filter(({ claim }) => claim.last_review);
  const corrected = claims.filter(({ claim }) => claim.status === 'in_review');
  expect(corrected.length).toBeGreaterThan(2);
  for (const { claim, fields } of claims) {
    const before = claim.last_review?.fields;
    const { minimum_percent: _own, ...present } = fields;
    const isCorrected = claim.status === 'in_review';
    expect(before).toEqual({
      ...present,
      ...(isCorrected && { face_amount: String(Number(claim.face_amount) * 10) }),
    });
  }
});

test('some claims are kept off the market by our staff, with the reason, and some by their sellers', async () => {
  const paused = await rowsOf<{ by: string; notes: number; claims: number }>(
    db,
    sql`select e.actor_role as by, count(e.note)::int as notes, count(*)::int as claims
        from claims c join claim_events e on e.claim_id = c.id and e.type = 'paused'
        where c.status = 'paused' group by 1 order by 1`,
  );
  expect(paused).toMatchObject([
    { by: 'seller', notes: 0 },
    { by: 'staff', notes: paused[1]?.claims },
  ]);
  expect(paused[1]?.claims).toBeGreaterThan(1);
});

test('a claim has a price and a day that were agreed on exactly where there is a deal, between its listing and its sale', async () => {
  for (const { claim } of await claimsWithCases()) {
    const { status, agreed_percent, agreed_at, listed_at, sold_at } = claim;
    expect([claim.id, agreed_percent !== null]).toEqual([
      claim.id,
      status === 'under_offer' || status === 'sold',
    ]);
    if (!agreed_at) continue;
    expect(listed_at && listed_at <= agreed_at).toBe(true);
    expect(agreed_at <= (sold_at ?? now)).toBe(true);
  }
});

test('the trades of a case are its sold claims, with their price and day', async () => {
  const sold = (await claimsWithCases()).flatMap(({ claim }) =>
    claim.sold_at && claim.agreed_percent
      ? [`${claim.case_id} ${claim.sold_at.toISOString().slice(0, 10)} ${claim.agreed_percent}`]
      : [],
  );
  const trades = await db
    .select()
    .from(casePricePointRows)
    .where(eq(casePricePointRows.source, 'trade'));
  expect(sold.length).toBeGreaterThan(20);
  expect(
    trades.map((trade) => `${trade.case_id} ${trade.date} ${trade.low_percent}`).toSorted(),
  ).toEqual(sold.toSorted());
  expect(trades.filter(({ low_percent, high_percent }) => low_percent !== high_percent)).toEqual(
    [],
  );
});

test('every state occurs, and the seller of the demo has one of each', async () => {
  const claims = await db.select().from(claimRows);
  expect(distinct(claims.map(({ status }) => status))).toEqual(distinct(claimStatuses));
  const own = claims.filter(({ user_id }) => user_id === 1);
  expect(distinct(own.map(({ status }) => status))).toEqual(distinct(claimStatuses));
  expect(distinct(claims.map(({ reference }) => reference)).size).toBe(claims.length);
});

test('amounts respect their currency, and assets add up to the face amount', async () => {
  const claims = await db.select().from(claimRows);
  const currencies = distinct(claims.map(({ currency }) => currency));
  expect(currencies).toEqual(new Set(['USD', 'JPY', 'EUR']));
  const amounts = claims.flatMap(({ currency, face_amount, filed_amount, scheduled_amount }) =>
    [face_amount, filed_amount, scheduled_amount].map((amount) => ({ currency, amount })),
  );
  const uneven = amounts.filter(
    ({ currency, amount }) => amount !== null && roundAmount(amount, currency) !== amount,
  );
  expect(uneven).toEqual([]);
  const cases = await db.select({ parameters: caseRows.parameters }).from(caseRows);
  const unevenPrices = cases.flatMap(({ parameters: { assets, currency } }) =>
    assets.filter(
      ({ petition_price: price }) => !new Big(roundAmount(price, currency)).eq(new Big(price)),
    ),
  );
  expect(unevenPrices).toEqual([]);
  const yen = claims.filter(({ currency }) => currency === 'JPY');
  expect(yen.filter(({ face_amount }) => face_amount.includes('.'))).toEqual([]);
  const split = claims.filter(({ assets }) => assets.length > 1);
  expect(split.length).toBeGreaterThan(50);
  expect(
    split.map(({ assets }) => assets.reduce((sum, { value }) => sum + hundredths(value), 0)),
  ).toEqual(split.map(({ face_amount }) => hundredths(face_amount)));
});

test('about two thirds of the claims in FTX are held in China, Hong Kong and Taiwan', async () => {
  const claims = await db
    .select({ country: claimRows.holder_country })
    .from(claimRows)
    .innerJoin(caseRows, eq(caseRows.id, claimRows.case_id))
    .where(eq(caseRows.case_code, 'ftx'));
  const held = claims.filter(({ country }) => country && ['CN', 'HK', 'TW'].includes(country));
  expect(held.length / claims.length).toBeCloseTo(2 / 3, 1);
});

test('asks lie in their bounds, near the guide, above the minimum', async () => {
  const claims = await db
    .select({ claim: claimRows, guide: caseRows.guide_high_percent })
    .from(claimRows)
    .innerJoin(caseRows, eq(caseRows.id, claimRows.case_id));
  const asks = claims.flatMap(({ claim, guide }) =>
    claim.ask_percent === null
      ? []
      : [
          {
            ask: Number(claim.ask_percent),
            minimum: Number(claim.minimum_percent ?? 0),
            guide: Number(guide ?? 500),
          },
        ],
  );
  expect(asks.length).toBeGreaterThan(350);
  expect(asks.filter(({ ask }) => ask <= 0 || ask > 500)).toEqual([]);
  expect(asks.filter(({ ask, guide }) => ask > guide * 1.25)).toEqual([]);
  expect(asks.filter(({ ask, minimum }) => ask < minimum)).toEqual([]);
});

test('instants are in the order of events', async () => {
  const [wrong] = await rowsOf<{ claims: number; early: number; open: number }>(
    db,
    sql`
      select
        count(*) filter (where not (c.created_at <= coalesce(submitted_at, c.created_at)
          and coalesce(submitted_at, c.created_at) <= coalesce(listed_at, submitted_at, c.created_at)
          and coalesce(listed_at, sold_at) <= coalesce(sold_at, listed_at)))::int as claims,
        count(*) filter (where u.created_at > c.created_at)::int as early,
        count(*) filter (where c.status = 'open' and expires_at <= ${now.toISOString()}::timestamptz
          or c.status = 'expired' and expires_at > ${now.toISOString()}::timestamptz)::int as open
      from claims c join users u on u.id = c.user_id
    `,
  );
  expect(wrong).toEqual({ claims: 0, early: 0, open: 0 });
});
