import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectPglite, type PgliteConnection } from '../db/connect-pglite';
import { migrate } from '../db/migrate';
import { seedDemoData, seedLargeData } from '../db/seed';
import { openExchange, type TestExchange } from '../testing/exchange-client';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

const now = new Date('2026-11-20T10:00:00.000Z');
const large = ['claims', 'users'];

let connection: PgliteConnection;
let exchange: TestExchange;
beforeAll(async () => {
  connection = await connectPglite('memory://');
  await migrate(connection.db);
  await seedDemoData(connection.db, { now, passwordHash: '$argon2id$demo' });
  await seedLargeData(connection.db, { now, rows: 20_000 });
  exchange = await openExchange({ connection });
});
afterAll(() => connection.close());

/** The queries that a request makes, with their parameters. */
async function queriesOf(path: string): Promise<[text: string, params: unknown[]][]> {
  const query = vi.spyOn(connection.client, 'query');
  expect((await exchange.visitor.get(path)).status).toBe(200);
  const calls = query.mock.calls.map(([text, params = []]): [string, unknown[]] => [text, params]);
  query.mockRestore();
  return calls;
}

async function planOf([text, params]: [string, unknown[]]): Promise<PlanNode[]> {
  const { rows } = await connection.client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (format json) ${text}`,
    params,
  );
  return flat(rows.map((row) => row['QUERY PLAN'][0].Plan));
}

function flat(nodes: PlanNode[]): PlanNode[] {
  return nodes.flatMap((node) => [node, ...flat(node.Plans ?? [])]);
}

test.each([
  '/api/claims',
  '/api/claims?page=400',
  '/api/claims?sort_by=listed_at&sort_direction=asc',
  '/api/claims?sort_by=face_amount',
  '/api/claims?sort_by=ask_percent&sort_direction=asc',
  '/api/claims?sort_by=expires_at',
  '/api/claims?case_id=1',
  '/api/claims?case_id=1&sort_by=face_amount&sort_direction=asc',
  '/api/claims?case_id=1,2&sort_by=ask_percent',
  '/api/claims?claim_type=trade&recourse=full',
  '/api/claims?min_face_amount=1000000&sort_by=face_amount',
  '/api/claims?search=CLM-L00A',
  '/api/claims/featured',
  '/api/claims/1',
  '/api/cases',
  '/api/cases?sort_by=name&sort_direction=asc',
  '/api/cases/featured',
  '/api/cases/ftx',
])('%s reads no large table as a whole', async (path) => {
  const queries = await queriesOf(path);
  expect(queries.length).toBeLessThanOrEqual(5);
  // A count of many rows reads them all, by nature.
  const pages = queries.filter(([text]) => !/count\(\*\)/.test(text));
  expect(pages.length).toBeGreaterThan(0);
  for (const query of pages) {
    const scanned = (await planOf(query)).filter(
      (node) => node['Node Type'] === 'Seq Scan' && large.includes(node['Relation Name'] ?? ''),
    );
    expect(scanned).toEqual([]);
  }
});

test.each(['/api/claims?page=2', '/api/claims?case_id=1&page=2', '/api/claims?page=700'])(
  '%s knows its total without counting',
  async (path) => {
    const counting = (await queriesOf(path)).filter(([text]) => /count\(\*\)/.test(text));
    expect(counting).toEqual([]);
  },
);
