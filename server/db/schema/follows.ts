import { sql } from 'drizzle-orm';
import type { SavedSearchParams } from '@generated/model';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { userRows } from './accounts';
import { caseRows } from './cases';
import { claimRows } from './claims';
import {
  id,
  instant,
  instantOfWriting,
  listIndex,
  lockVersion,
  partOf,
  percent,
  timestamps,
} from './columns';
import { alertFrequencies, followerNewsTypes } from './enums';
import { knownValues } from './known-values';

/** A user follows a claim or a case: two foreign keys, because a pair of type and number would keep dead ends. */
export const followRows = pgTable(
  'follows',
  {
    id: id(),
    user_id: partOf(() => userRows.id),
    claim_id: integer().references(() => claimRows.id, { onDelete: 'cascade' }),
    case_id: integer().references(() => caseRows.id, { onDelete: 'cascade' }),
    /** Of a claim: what it asked for at that moment; null where it was open to offers. */
    ask_percent_then: percent(),
    created_at: instantOfWriting(),
  },
  (t) => [
    uniqueIndex('follows_claim').on(t.user_id, t.claim_id),
    uniqueIndex('follows_case').on(t.user_id, t.case_id),
    listIndex('follows_by_user_id', t.user_id, t.created_at, t.id),
    index('follows_by_claim_id').on(t.claim_id),
    index('follows_by_case_id').on(t.case_id),
    check('follows_one_thing', sql`num_nonnulls(${t.claim_id}, ${t.case_id}) = 1`),
    check(
      'follows_price_of_claim',
      sql`${t.ask_percent_then} is null or ${t.claim_id} is not null`,
    ),
  ],
);

/** A claim that a buyer does not want to see among those chosen for them. */
export const dismissedClaimRows = pgTable(
  'dismissed_claims',
  {
    id: id(),
    user_id: partOf(() => userRows.id),
    claim_id: partOf(() => claimRows.id),
    created_at: instantOfWriting(),
  },
  (t) => [
    uniqueIndex('dismissed_claims_claim').on(t.user_id, t.claim_id),
    index('dismissed_claims_by_claim_id').on(t.claim_id),
  ],
);

export const savedSearchRows = pgTable(
  'saved_searches',
  {
    id: id(),
    user_id: partOf(() => userRows.id),
    name: varchar({ length: 100 }).notNull(),
    params: jsonb().$type<SavedSearchParams>().notNull(),
    frequency: text({ enum: alertFrequencies }).notNull(),
    /** Claims that were listed later are still to be told. */
    alerted_until: instant().notNull(),
    lock_version: lockVersion(),
    ...timestamps(),
  },
  (t) => [
    listIndex('saved_searches_by_user_id', t.user_id, t.created_at, t.id),
    index('saved_searches_instant')
      .on(t.user_id)
      .where(sql`frequency = 'instant'`),
    index('saved_searches_daily')
      .on(t.alerted_until, t.user_id)
      .where(sql`frequency = 'daily'`),
    ...knownValues(t.id.table),
  ],
);

/**
 * What is still to be told of a claim, to those who follow it or its case or look for such: written with the change, told
 * by the work that is due, and kept for the time of its next. At most one of a kind for a claim: who waits for two prices
 * learns the later one.
 */
export const followerNewsRows = pgTable(
  'follower_news',
  {
    id: id(),
    claim_id: partOf(() => claimRows.id),
    type: text({ enum: followerNewsTypes }).notNull(),
    occurred_at: instant().notNull(),
    /** Not told before: of the same kind a claim has news once an hour. Null once it is told, or overtaken. */
    due_at: instant(),
    /** When news of this kind was last told. */
    told_at: instant(),
    /** When that had happened. */
    told_occurred_at: instant(),
    /** People are told in the order of their numbers; those up to this one have been. */
    told_up_to_user_id: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('follower_news_claim').on(t.claim_id, t.type),
    index('follower_news_due')
      .on(t.id)
      .where(sql`${t.due_at} is not null`),
    ...knownValues(t.id.table),
  ],
);

export type FollowerNews = (typeof followerNewsTypes)[number];
