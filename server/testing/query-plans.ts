import { expect, vi } from 'vitest';
import type { PgliteConnection } from '../db/connect-pglite';
import type { TestExchange } from './exchange-client';

type Query = [text: string, params: unknown[]];

interface PlanNode {
  'Node Type': string;
  'Actual Rows'?: number;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

const LARGE_TABLES = ['claims', 'users', 'negotiations', 'offers', 'negotiation_events'];

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
  client: PgliteConnection['client'],
  largeTables: readonly string[] = LARGE_TABLES,
) {
  /** The queries that a request makes, with their parameters; as a visitor without a token. */
  async function queriesOf(path: string, token: string | null = null): Promise<Query[]> {
    const query = vi.spyOn(client, 'query');
    expect((await exchange.as(token).get(path)).status).toBe(200);
    const calls = query.mock.calls.map(([text, params = []]): Query => [text, params]);
    query.mockRestore();
    return calls;
  }

  async function planOf([text, params]: Query, option: 'analyze, ' | '' = ''): Promise<PlanNode[]> {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (${option}format json) ${text}`,
      params,
    );
    return flat(rows.map((row) => row['QUERY PLAN'][0].Plan));
  }

  /** The large tables that the queries of a page read as a whole. */
  async function scannedBy(queries: Query[], most = 5): Promise<string[]> {
    expect(queries.length).toBeGreaterThan(0);
    expect(queries.length).toBeLessThanOrEqual(most);
    const nodes = (await Promise.all(queries.map((query) => planOf(query)))).flat();
    return nodes
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => node['Relation Name'] ?? '')
      .filter((table) => largeTables.includes(table));
  }

  return { queriesOf, planOf, scannedBy };
}

function flat(nodes: PlanNode[]): PlanNode[] {
  return nodes.flatMap((node) => [node, ...flat(node.Plans ?? [])]);
}
