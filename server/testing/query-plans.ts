import { NoopLogger } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { openTestDatabase } from '../db/testing/test-database';
import type { TestExchange } from './exchange-client';

type Query = [text: string, params: unknown[]];

interface PlanNode {
  'Node Type': string;
  /** The planner's estimate. */
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

/** How many rows of each kind the database holds for these plans; in memory, writing 100,000 takes minutes. */
export const MANY = process.env['TEST_DATABASE_URL'] ? 100_000 : 20_000;

/** Whether the query reads rows: it does not count and does not ask for a plan. */
export function isOfRows([text]: Query): boolean {
  return !/^select count\(\*\)|^explain/.test(text);
}

export type QueryPlans = ReturnType<typeof queryPlans>;

/**
 * Which queries the requests of an exchange make, and how the database executes them.
 * @param largeTables have many rows here: reading one of them as a whole is a fault.
 */
export function queryPlans(
  exchange: TestExchange,
  connection: Awaited<ReturnType<typeof openTestDatabase>>,
  largeTables: readonly string[] = LARGE_TABLES,
) {
  /** The queries of a request with their parameters; without a token, as a visitor. */
  async function queriesOf(path: string, token: string | null = null): Promise<Query[]> {
    return await queriesOfAct(async () => {
      expect((await exchange.as(token).get(path)).status).toBe(200);
    });
  }

  /** The queries of an act with their parameters. */
  async function queriesOfAct(act: () => Promise<unknown>): Promise<Query[]> {
    // Drizzle passes every query to its logger, whatever the database.
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
   * What keeps queries from being as fast with many rows as with few: large tables that they read as a whole, and sorts
   * of more rows than a page could need. Empty if indexes answer.
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
