import { NoopLogger } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { openTestDatabase } from '../db/testing/test-database';
import type { TestExchange } from './exchange-client';

type Query = [text: string, params: unknown[]];

interface PlanNode {
  'Node Type': string;
  /** As the planner believes. */
  'Plan Rows': number;
  'Actual Rows'?: number;
  'Rows Removed by Filter'?: number;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

const LARGE_TABLES = [
  'claims',
  'users',
  'negotiations',
  'offers',
  'negotiation_events',
  'conversations',
  'conversation_members',
  'audit_events',
];

/** So many of each kind are in the database whose plans are looked at; in memory it takes minutes to write 100,000. */
export const MANY = process.env['TEST_DATABASE_URL'] ? 100_000 : 20_000;

/** Neither counts nor asks for a plan. */
export function isOfRows([text]: Query): boolean {
  return !/^select count\(\*\)|^explain/.test(text);
}

export type QueryPlans = ReturnType<typeof queryPlans>;

/**
 * What the requests of an exchange ask of its database, and how the database goes about it.
 * @param largeTables have many rows here: reading one of them as a whole is a fault.
 */
export function queryPlans(
  exchange: TestExchange,
  connection: Awaited<ReturnType<typeof openTestDatabase>>,
  largeTables: readonly string[] = LARGE_TABLES,
) {
  /** The queries that a request makes, with their parameters; as a visitor without a token. */
  async function queriesOf(path: string, token: string | null = null): Promise<Query[]> {
    return await queriesOfAct(async () => {
      expect((await exchange.as(token).get(path)).status).toBe(200);
    });
  }

  /** The queries that an act makes, with their parameters. */
  async function queriesOfAct(act: () => Promise<unknown>): Promise<Query[]> {
    // Drizzle tells its logger of every query, whatever the database.
    const query = vi.spyOn(NoopLogger.prototype, 'logQuery');
    await act();
    const calls = query.mock.calls as unknown[][];
    query.mockRestore();
    return calls.map(([text, params]): Query => [text as string, params as unknown[]]);
  }

  async function planOf([text, params]: Query, option: 'analyze, ' | '' = ''): Promise<PlanNode[]> {
    type Row = { 'QUERY PLAN': [{ Plan: PlanNode }] };
    const explain = `explain (${option}format json) ${text}`;
    const { rows } =
      'pool' in connection
        ? await connection.pool.query<Row>(explain, params)
        : await connection.client.query<Row>(explain, params);
    return flat(rows.map((row) => row['QUERY PLAN'][0].Plan));
  }

  /**
   * What keeps queries from answering as fast beside many rows as beside few: the large tables that they read as a whole,
   * and sorts of more than a page could need. Empty where indexes answer.
   */
  async function faultsOf(queries: Query[], { most = 5, sorted = 1000 } = {}): Promise<string[]> {
    expect(queries.length).toBeGreaterThan(0);
    expect(queries.length).toBeLessThanOrEqual(most);
    const nodes = (await Promise.all(queries.map((query) => planOf(query)))).flat();
    return nodes.flatMap((node) => {
      const [table, rows] = [node['Relation Name'] ?? '', node['Plan Rows']];
      if (node['Node Type'] === 'Seq Scan') return largeTables.includes(table) ? [table] : [];
      return node['Node Type'] === 'Sort' && rows > sorted ? [`a sort of ${rows} rows`] : [];
    });
  }

  return { queriesOf, queriesOfAct, planOf, faultsOf };
}

function flat(nodes: PlanNode[]): PlanNode[] {
  return nodes.flatMap((node) => [node, ...flat(node.Plans ?? [])]);
}
