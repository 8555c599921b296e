import type { CaseParameters, CountryCode } from '@generated/model';
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import {
  id,
  instant,
  instantOfWriting,
  lockVersion,
  partOf,
  percent,
  searchText,
  timestamps,
} from './columns';
import { caseStages, caseStatuses, pricePointSources, proceedings, sizeBands } from './enums';
import { knownValues } from './known-values';

export const caseRows = pgTable(
  'cases',
  {
    id: id(),
    case_code: varchar({ length: 40 }).notNull(),
    name: varchar({ length: 200 }).notNull(),
    debtor_name: varchar({ length: 200 }).notNull(),
    description: text().notNull().default(''),
    logo_url: varchar({ length: 2000 }),
    court: varchar({ length: 200 }).notNull(),
    district: varchar({ length: 200 }),
    case_number: varchar({ length: 100 }),
    jurisdiction: char({ length: 2 }).$type<CountryCode>().notNull(),
    proceeding: text({ enum: proceedings }).notNull(),
    petition_date: date({ mode: 'string' }),
    bar_date: date({ mode: 'string' }),
    plan_effective_date: date({ mode: 'string' }),
    claims_agent: varchar({ length: 200 }),
    claims_agent_url: varchar({ length: 2000 }),
    /** Ranges as the petition words them, for example `$10B to $50B`. */
    estimated_assets: varchar({ length: 100 }),
    estimated_liabilities: varchar({ length: 100 }),
    estimated_creditors: varchar({ length: 100 }),
    recovery_low_percent: percent(),
    recovery_high_percent: percent(),
    guide_low_percent: percent(),
    guide_high_percent: percent(),
    guide_updated_at: instant(),
    stage: text({ enum: caseStages }).notNull().default('filed'),
    status: text({ enum: caseStatuses }).notNull().default('draft'),
    featured: boolean().notNull().default(false),
    featured_position: smallint(),
    parameters: jsonb().$type<CaseParameters>().notNull(),
    currency: char({ length: 3 })
      .notNull()
      .generatedAlwaysAs(sql`(parameters ->> 'currency')::char(3)`),
    lock_version: lockVersion(),
    ...timestamps(),
    search_text: searchText('case_code', 'name', 'debtor_name', 'court', 'case_number'),
  },
  (t) => [
    uniqueIndex('cases_case_code').on(t.case_code),
    index('cases_by_status').on(t.status, t.name, t.id),
    index('cases_by_featured_position')
      .on(t.featured_position, t.id)
      .where(sql`featured`),
    index('cases_by_search_text').using('gin', t.search_text.op('gin_trgm_ops')),
    check('cases_case_code_form', sql`${t.case_code} ~ '^[a-z0-9-]{2,40}$'`),
    ...knownValues(t.id.table),
    check('cases_guide_ordered', sql`${t.guide_low_percent} <= ${t.guide_high_percent}`),
    check('cases_recovery_ordered', sql`${t.recovery_low_percent} <= ${t.recovery_high_percent}`),
  ],
);

export const casePricePointRows = pgTable(
  'case_price_points',
  {
    id: id(),
    case_id: partOf(() => caseRows.id),
    date: date({ mode: 'string' }).notNull(),
    low_percent: percent().notNull(),
    high_percent: percent().notNull(),
    /** Null if the price holds for every size. */
    size_band: text({ enum: sizeBands }),
    source: text({ enum: pricePointSources }).notNull(),
    created_at: instantOfWriting(),
  },
  (t) => [
    index('case_price_points_by_case_id').on(t.case_id, t.date, t.id),
    index('case_price_points_by_source').on(t.case_id, t.source, t.date, t.id),
    ...knownValues(t.id.table),
    check(
      'case_price_points_bounds',
      sql`0 < ${t.low_percent} and ${t.low_percent} <= ${t.high_percent} and ${t.high_percent} <= 500`,
    ),
  ],
);

export const caseUpdateRows = pgTable(
  'case_updates',
  {
    id: id(),
    case_id: partOf(() => caseRows.id),
    date: date({ mode: 'string' }).notNull(),
    title: varchar({ length: 200 }).notNull(),
    body: text().notNull(),
    url: varchar({ length: 2000 }),
    ...timestamps(),
  },
  (t) => [index('case_updates_by_case_id').on(t.case_id, t.date, t.id)],
);

/**
 * What every card of a case shows. Triggers on claims, follows and price points keep it up to date, so that a page of
 * cases costs the same for any number of claims. Nothing else writes it. Read it through `caseStats`.
 */
export const caseStatsRows = pgTable(
  'case_stats',
  {
    case_id: integer()
      .primaryKey()
      .references(() => caseRows.id, { onDelete: 'cascade' }),
    open_claims_count: integer().notNull().default(0),
    /** A sum: wider than one claim's amount. In the case's currency. */
    open_face_amount: numeric({ precision: 24, scale: 8 }).notNull().default('0'),
    last_trade_percent: percent(),
    last_trade_size_band: text({ enum: sizeBands }),
    followers_count: integer().notNull().default(0),
  },
  (t) => knownValues(t.case_id.table),
);
