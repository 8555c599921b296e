import type { ClaimAnswers, ClaimAsset, CountryCode, LastReview } from '@generated/model';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { ANSWERED_BEFORE_REVIEW } from '@/domain/claims/declared-facts';
import { userRows } from './accounts';
import { caseRows } from './cases';
import {
  about,
  id,
  instant,
  listIndex,
  lockVersion,
  money,
  percent,
  searchText,
  timestamps,
} from './columns';
import {
  claimPriorities,
  claimStatuses,
  claimTypes,
  estateKycStatuses,
  holderTypes,
  recourses,
  registerStatuses,
} from './enums';
import { knownValues } from './known-values';

export const claimRows = pgTable(
  'claims',
  {
    id: id(),
    /** `CLM-7K3F9Q`. */
    reference: char({ length: 10 }).notNull(),
    case_id: about(() => caseRows.id),
    /** The seller. */
    user_id: about(() => userRows.id),
    status: text({ enum: claimStatuses }).notNull().default('draft'),
    /** Null, like all of `CHOSEN_FACTS`, until the seller has chosen. */
    holder_type: text({ enum: holderTypes }),
    /** Private. Empty only before a review. */
    holder_name: varchar({ length: 200 }).notNull().default(''),
    holder_country: char({ length: 2 }).$type<CountryCode>(),
    debtor_entity: varchar({ length: 200 }),
    claim_type: text({ enum: claimTypes }),
    claim_class: varchar({ length: 20 }),
    priority: text({ enum: claimPriorities }),
    currency: char({ length: 3 }).notNull(),
    /** Zero only before a review. */
    face_amount: money().notNull().default('0'),
    /**
     * The amount that visitors see. It is wider, because it may have been rounded up to 1e12. A migration creates the
     * function.
     */
    public_face_amount: numeric({ precision: 21, scale: 8 })
      .notNull()
      .generatedAlwaysAs(sql`rounded_for_visitors(face_amount)`),
    scheduled_amount: money(),
    filed_amount: money(),
    allowed_amount: money(),
    schedule_number: varchar({ length: 100 }),
    proof_of_claim_number: varchar({ length: 100 }),
    filed_on: date({ mode: 'string' }),
    register_status: text({ enum: registerStatuses }),
    /** Declared facts: null until the seller has answered. */
    contingent: boolean(),
    unliquidated: boolean(),
    disputed: boolean(),
    estate_kyc_status: text({ enum: estateKycStatuses }),
    assets: jsonb().$type<ClaimAsset[]>().notNull().default([]),
    acquired_from_other: boolean(),
    preference_exposure_amount: money(),
    has_loan: boolean(),
    is_insider: boolean(),
    has_preference_exposure: boolean(),
    ask_percent: percent(),
    /** Offers below it are rejected automatically. Only its seller sees it. */
    minimum_percent: percent(),
    recourse_preference: text({ enum: recourses }),
    partial_sale: boolean().notNull().default(false),
    /** Whether it is only a part of what the register lists under its numbers, because another part was sold. */
    is_part: boolean().notNull().default(false),
    /** The claim of which a sale of a part has left it. */
    split_from_id: integer().references((): AnyPgColumn => claimRows.id),
    answers: jsonb().$type<ClaimAnswers>().notNull().default({}),
    description: varchar({ length: 5000 }),
    featured: boolean().notNull().default(false),
    /**
     * What the reviewer asks for, why the claim was rejected, or why our staff have taken it off the market. Null again
     * after the next submission, or when it is put back.
     */
    review_note: varchar({ length: 2000 }),
    submitted_at: instant(),
    listed_at: instant(),
    expires_at: instant(),
    /** What both sides agreed on: only the seller and the staff know it. */
    agreed_percent: percent(),
    agreed_at: instant(),
    sold_at: instant(),
    /** The claim as the staff read it; null until a review has ended. */
    last_review: jsonb().$type<LastReview>(),
    views_count: integer().notNull().default(0),
    offers_count: integer().notNull().default(0),
    /** Kept up to date by a trigger on follows. */
    followers_count: integer().notNull().default(0),
    best_bid_percent: percent(),
    best_bid_is_partial: boolean().notNull().default(false),
    /** The latest pending offer of a buyer; null if there is none. */
    latest_bid_id: integer(),
    lock_version: lockVersion(),
    ...timestamps(),
    search_text: searchText('reference'),
  },
  (t) => [
    uniqueIndex('claims_reference').on(t.reference),
    listIndex('claims_by_user_id', t.user_id, t.created_at, t.id),
    listIndex('claims_by_user_id_updated_at', t.user_id, t.updated_at, t.id),
    listIndex('claims_by_user_id_face_amount', t.user_id, t.face_amount, t.id),
    listIndex('claims_by_user_id_ask_percent', t.user_id, t.ask_percent, t.id),
    listIndex('claims_by_submitted_at', t.submitted_at, t.id),
    listIndex('claims_by_updated_at', t.updated_at, t.id),
    listIndex('claims_by_face_amount', t.face_amount, t.id),
    // Claims that wait for a review come first, the longest wait on top.
    index('claims_reviews_first').on(
      sql`(case when status = 'in_review' then submitted_at end)`,
      t.updated_at.desc(),
      t.id.desc(),
    ),
    listIndex('claims_by_status_listed_at', t.status, t.listed_at, t.id),
    listIndex('claims_by_status_face_amount', t.status, t.face_amount, t.id),
    listIndex('claims_by_status_public_face_amount', t.status, t.public_face_amount, t.id),
    listIndex('claims_by_status_ask_percent', t.status, t.ask_percent, t.id),
    listIndex('claims_by_status_expires_at', t.status, t.expires_at, t.id),
    listIndex('claims_by_case_id_listed_at', t.case_id, t.status, t.listed_at, t.id),
    listIndex('claims_by_case_id_face_amount', t.case_id, t.status, t.face_amount, t.id),
    listIndex(
      'claims_by_case_id_public_face_amount',
      t.case_id,
      t.status,
      t.public_face_amount,
      t.id,
    ),
    listIndex('claims_by_case_id_ask_percent', t.case_id, t.status, t.ask_percent, t.id),
    listIndex('claims_by_case_id_expires_at', t.case_id, t.status, t.expires_at, t.id),
    index('claims_bid_on')
      .on(t.case_id, t.status, t.best_bid_percent.desc().nullsLast(), t.id.desc().nullsLast())
      .where(sql`best_bid_percent is not null`),
    index('claims_featured')
      .on(t.status, t.listed_at)
      .where(sql`featured`),
    index('claims_by_schedule_number').on(t.case_id, t.schedule_number),
    index('claims_by_proof_of_claim_number').on(t.case_id, t.proof_of_claim_number),
    index('claims_by_split_from_id')
      .on(t.split_from_id)
      .where(sql`split_from_id is not null`),
    index('claims_by_search_text').using('gin', t.search_text.op('gin_trgm_ops')),
    check('claims_reference_form', sql`${t.reference} ~ '^CLM-[0-9A-Z]{6}$'`),
    ...knownValues(t.id.table),
    check(
      'claims_complete_beyond_draft',
      sql`${t.status} in ('draft', 'changes_requested', 'withdrawn') or (${t.face_amount} > 0 and ${t.holder_name} <> '')`,
    ),
    check(
      'claims_facts_declared',
      sql`(${t.status} in ('draft', 'changes_requested', 'withdrawn') and ${t.listed_at} is null) or (${sql.join(
        ANSWERED_BEFORE_REVIEW.map((fact) => sql`${t[fact]} is not null`),
        sql` and `,
      )})`,
    ),
    check(
      'claims_preference_amount_declared',
      sql`${t.preference_exposure_amount} is null or ${t.has_preference_exposure} is true`,
    ),
    check('claims_face_amount_not_negative', sql`${t.face_amount} >= 0`),
    check('claims_ask_percent_bounds', sql`${t.ask_percent} > 0 and ${t.ask_percent} <= 500`),
    check(
      'claims_minimum_percent_bounds',
      sql`${t.minimum_percent} > 0 and ${t.minimum_percent} <= 500`,
    ),
    check(
      'claims_open_is_listed',
      sql`${t.status} <> 'open' or (${t.listed_at} is not null and ${t.expires_at} is not null)`,
    ),
    check(
      'claims_deal_is_whole',
      sql`(${t.agreed_percent} is null) = (${t.agreed_at} is null) and (${t.agreed_at} is null or ${t.status} in ('under_offer', 'sold'))`,
    ),
    check('claims_bid_is_an_offer', sql`${t.best_bid_percent} is null or ${t.offers_count} > 0`),
    check(
      'claims_partial_is_a_bid',
      sql`not ${t.best_bid_is_partial} or ${t.best_bid_percent} is not null`,
    ),
    check('claims_sold_has_date', sql`(${t.status} = 'sold') = (${t.sold_at} is not null)`),
  ],
);

export type ClaimRow = typeof claimRows.$inferSelect;

/**
 * Since when a claim has been waiting for a review; null if it is not. Worded like the index of that order, which
 * matches only the same expression.
 */
export const inReviewSince = sql`(case when ${claimRows.status} = 'in_review' then ${claimRows.submitted_at} end)`;
