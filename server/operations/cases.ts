import type { CaseUpdate, GetCasePriceHistoryRange } from '@generated/model';
import { and, asc, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { dayOf } from '@/domain/days';
import { seesExactSums } from '../claims/exact-terms';
import { builtOnce, UNNAMED } from '../db/built-once';
import { countRows } from '../db/count-rows';
import type { Database } from '../db/database';
import { listBuiltOnce } from '../db/list-built-once';
import { filtered, isOneOf } from '../db/list-filters';
import { caseOrders, orderOf, publicCaseOrders } from '../db/list-orders';
import { pickColumns } from '../db/pick-columns';
import { casePricePointRows, caseRows, caseStatsRows, caseUpdateRows } from '../db/schema';
import { isFoundIn } from '../db/search';
import type { Caller } from '../calls/caller';
import type { Call, Handlers } from '../calls/operation-types';
import { refuse } from '../calls/refusals';
import { caseBody, caseSummaries, caseSummaryColumns } from './case-bodies';
import { byIdFirst, caseKey, findCase, findCaseId, isReadableUnderKey } from '../cases/find-case';
import { NOT_KEPT } from '../calls/not-kept';
import { readPage } from './read-page';

/** The most, newest first, that the contract allows in an answer. */
const POINTS_LIMIT = 5000;
const UPDATES_LIMIT = 500;
const FEATURED_LIMIT = 12;

export const caseHandlers = {
  listCases: async ({ query, caller, ports }) => {
    const { db } = ports;
    const { page: number, per_page, ...filters } = query;
    const asked = { ...filters, seesExact: seesExactSums(caller) };
    const { rows, ...page } = await readPage(query, {
      rows: listedCases(db, asked),
      count: (exactUpTo) => countRows(db, caseRows, listCondition(asked), exactUpTo),
    });
    const cases = await caseSummaries(ports, rows, caller);
    return { status: 200, body: { ...page, cases }, ...notKeptIfExact(caller) };
  },

  getFeaturedCases: async ({ caller, ports }) => {
    const rows = await ports.db
      .select(caseSummaryColumns)
      .from(caseRows)
      .where(and(eq(caseRows.featured, true), eq(caseRows.status, 'active')))
      .orderBy(asc(caseRows.featured_position), asc(caseRows.id))
      .limit(FEATURED_LIMIT);
    const body = await caseSummaries(ports, rows, caller);
    return { status: 200, body, ...notKeptIfExact(caller) };
  },

  getCaseFacets: async ({ query, ports: { db } }) => ({
    status: 200,
    body: {
      proceeding: await facet(db, caseRows.proceeding, { ...query, proceeding: undefined }),
      stage: await facet(db, caseRows.stage, { ...query, stage: undefined }),
      jurisdiction: await facet(db, caseRows.jurisdiction, { ...query, jurisdiction: undefined }),
    },
  }),

  getCase: async ({ params, caller, ports: { db } }) => {
    const row = await findCase(db, params.id);
    if (!row) return refuse('not_found');
    return { status: 200, body: await caseBody(db, row, caller), ...notKeptIfExact(caller) };
  },

  getCasePriceHistory: async ({ params, query, ports: { db, clock } }) => {
    const caseId = await findCaseId(db, params.id);
    if (caseId === null) return refuse('not_found');
    const points = await db
      .select(
        pickColumns(
          casePricePointRows,
          'date',
          'low_percent',
          'high_percent',
          'size_band',
          'source',
        ),
      )
      .from(casePricePointRows)
      .where(
        and(
          eq(casePricePointRows.case_id, caseId),
          since(query.range, clock()),
          query.size_band
            ? eq(casePricePointRows.size_band, query.size_band)
            : or(isNull(casePricePointRows.size_band), eq(casePricePointRows.source, 'trade')),
        ),
      )
      .orderBy(desc(casePricePointRows.date), desc(casePricePointRows.id))
      .limit(POINTS_LIMIT);
    return { status: 200, body: points.toReversed() };
  },

  getCaseUpdates: async ({ params, ports: { db } }) => {
    const caseId = await findCaseId(db, params.id);
    if (caseId === null) return refuse('not_found');
    const updates: CaseUpdate[] = await db
      .select(pickColumns(caseUpdateRows, 'id', 'date', 'title', 'body', 'url'))
      .from(caseUpdateRows)
      .where(eq(caseUpdateRows.case_id, caseId))
      .orderBy(desc(caseUpdateRows.date), desc(caseUpdateRows.id))
      .limit(UPDATES_LIMIT);
    return { status: 200, body: updates };
  },

  getCaseParameters: async ({ params, ports: { db } }) => {
    const [row] = await parametersByKey(db).execute(caseKey(params.id));
    return row ? { status: 200, body: row.parameters } : refuse('not_found');
  },
} satisfies Partial<Handlers>;

/** Keeps sums that only verified buyers and staff see exactly off every disk. */
const notKeptIfExact = (caller: Caller) => seesExactSums(caller) && { headers: NOT_KEPT };

type Filters = Call<'getCaseFacets'>['query'];

interface Asked extends Omit<Call<'listCases'>['query'], 'page' | 'per_page'> {
  seesExact: boolean;
}

const listedCases = listBuiltOnce((db, asked: Asked) =>
  db
    .select(caseSummaryColumns)
    .from(caseRows)
    .innerJoin(caseStatsRows, eq(caseStatsRows.case_id, caseRows.id))
    .where(listCondition(asked))
    .orderBy(
      ...orderOf(asked.seesExact ? caseOrders : publicCaseOrders, asked, 'open_claims_count'),
    ),
);

const parametersByKey = builtOnce((db) =>
  db
    .select({ parameters: caseRows.parameters })
    .from(caseRows)
    .where(isReadableUnderKey)
    .orderBy(byIdFirst)
    .limit(1)
    .prepare(UNNAMED),
);

/** How many matching cases have each value, the most frequent first. */
async function facet<Column extends PgColumn>(db: Database, column: Column, query: Filters) {
  return await db
    .select({ value: column, count: count() })
    .from(caseRows)
    .where(listCondition(query))
    .groupBy(column)
    .orderBy(desc(count()), asc(column));
}

function listCondition(query: Filters): SQL | undefined {
  const { status = ['active'], search, proceeding, stage, jurisdiction } = query;
  return filtered<Filters>(
    { status, search, proceeding, stage, jurisdiction },
    {
      status: isOneOf(caseRows.status),
      search: isFoundIn(caseRows.search_text),
      proceeding: isOneOf(caseRows.proceeding),
      stage: isOneOf(caseRows.stage),
      jurisdiction: isOneOf(caseRows.jurisdiction),
    },
  );
}

/** PostgreSQL counts the months: three before 31 May is the last day of February. */
function since(range: GetCasePriceHistoryRange, now: Date): SQL | undefined {
  if (range === 'all') return undefined;
  const today = dayOf(now);
  const interval = range === '3m' ? '3 months' : '1 year';
  return sql`${casePricePointRows.date} >= ${today}::date - ${interval}::interval`;
}
