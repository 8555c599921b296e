import { asc, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { claimEventRows, claimRows } from '../../db/schema';
import { runDueWork } from '../../due-work';
import { claimSteps, demanding } from '../../testing/claim-steps';
import { testExchange, statusesOf } from '../../testing/exchange-client';
import { marketFactories } from '../../testing/market-factories';

const exchange = testExchange();
const steps = claimSteps(exchange);

const PAIRS = 100;
/** Six hundred calls, one after the other where the database has one connection. */
const patience = { timeout: 60_000 };

/** Complete claims of one seller in a case without required documents. */
async function claims(values: Partial<typeof claimRows.$inferInsert>) {
  const { user, token } = await exchange.user();
  const parameters = { ...demanding, required_document_kinds: [] };
  const { id: case_id } = await steps.case({ parameters });
  const market = marketFactories(exchange);
  const complete = {
    holder_name: 'Mara Lind',
    holder_country: 'SE' as const,
    face_amount: '250000.1',
    scheduled_amount: '250000.1',
    answers: { voted_on_plan: false },
  };
  const made = [];
  for (let count = 0; count < PAIRS; count += 1) {
    made.push(await market.claim({ ...complete, ...values, case_id, user_id: user.id }));
  }
  return { token, made };
}

/** The rows and what their timelines say, in the order of the ids. */
async function outcomes(ids: number[]) {
  const rows = await exchange.db
    .select({ id: claimRows.id, status: claimRows.status, version: claimRows.lock_version })
    .from(claimRows)
    .where(inArray(claimRows.id, ids))
    .orderBy(asc(claimRows.id));
  const events = await exchange.db.select().from(claimEventRows);
  return rows.map((row) => ({
    ...row,
    events: events.filter(({ claim_id }) => claim_id === row.id).map(({ type }) => type),
  }));
}

test('of a submission and a withdrawal at once one wins, a hundred times', patience, async () => {
  const { token, made } = await claims({ status: 'draft', listed_at: null, expires_at: null });
  const pairs = await Promise.all(
    made.map(
      async (claim) =>
        await Promise.all([
          steps.change(token, claim, 'submit'),
          steps.change(token, claim, 'withdraw'),
        ]),
    ),
  );
  for (const pair of pairs) expect(statusesOf(pair)).toEqual([200, 409]);
  const winners = pairs.map(([submission]) =>
    submission.status === 200 ? 'submitted' : 'withdrawn',
  );
  const states = { submitted: 'in_review', withdrawn: 'withdrawn' };
  expect(await outcomes(made.map(({ id }) => id))).toEqual(
    made.map(({ id }, index) => {
      const won = winners[index] ?? 'withdrawn';
      return { id, status: states[won], version: 1, events: [won] };
    }),
  );
  expect(await exchange.audits()).toHaveLength(PAIRS);
});

test('of an approval and a withdrawal at once one wins, a hundred times', patience, async () => {
  const { token, made } = await claims({ status: 'in_review', listed_at: null, expires_at: null });
  const { token: admin } = await exchange.admin();
  const pairs = await Promise.all(
    made.map(
      async (claim) =>
        await Promise.all([
          steps.review(admin, claim, 'approve'),
          steps.change(token, claim, 'withdraw'),
        ]),
    ),
  );
  for (const pair of pairs) expect(statusesOf(pair)).toEqual([200, 409]);
  const approved = pairs.filter(([approval]) => approval.status === 200).length;
  expect(await exchange.mails()).toHaveLength(approved);
  const rows = await outcomes(made.map(({ id }) => id));
  expect(rows.filter(({ status }) => status === 'open')).toHaveLength(approved);
  expect(rows.every(({ version, events }) => version === 1 && events.length === 1)).toBe(true);
});

test(
  'a listing that is paused in the moment of its end is paused or expired',
  patience,
  async () => {
    const { token, made } = await claims({ expires_at: exchange.ports.clock() });
    const [answers] = await Promise.all([
      Promise.all(made.map((claim) => steps.change(token, claim, 'pause'))),
      runDueWork(exchange.ports, exchange.ports.clock()),
      runDueWork(exchange.ports, exchange.ports.clock()),
    ]);
    await runDueWork(exchange.ports, exchange.ports.clock());
    const expected = answers.map(({ status }) => (status === 200 ? 'paused' : 'expired'));
    const rows = await outcomes(made.map(({ id }) => id));
    expect(rows.map(({ status }) => status)).toEqual(expected);
    expect(rows.map(({ events }) => events)).toEqual(expected.map((status) => [status]));
  },
);
