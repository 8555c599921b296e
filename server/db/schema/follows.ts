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

/**
 * A user follows a claim or a case. There are two foreign keys, because a pair of type and number would keep dead ends.
 */
export const followRows = pgTable(
  'follows',
  {
    id: id(),
    user_id: partOf(() => userRows.id),
    claim_id: integer().references(() => claimRows.id, { onDelete: 'cascade' }),
    case_id: integer().references(() => caseRows.id, { onDelete: 'cascade' }),
    /** For a claim, its ask at that moment; null if it was open to offers. */
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

/** A claim that a buyer does not want among those chosen for them. */
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
    /** Claims that were listed after this still have to be told. */
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
 * News about a claim for those who follow it or its case or search for claims like it. It is written with the change,
 * told by the due work, and kept until the next news of its kind. A claim has at most one row of each kind: a follower
 * who has not heard of two price changes is told of the latter.
 */
export const followerNewsRows = pgTable(
  'follower_news',
  {
    id: id(),
    claim_id: partOf(() => claimRows.id),
    type: text({ enum: followerNewsTypes }).notNull(),
    occurred_at: instant().notNull(),
    /**
     * The news is not told before this: a claim has news of the same kind at most once an hour. Null once it is told or
     * outdated.
     */
    due_at: instant(),
    /** When news of this kind was last told. */
    told_at: instant(),
    /** When that news had happened. */
    told_occurred_at: instant(),
    /** Users are told in the order of their numbers; those up to this one have been told. */
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
