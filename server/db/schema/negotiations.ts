import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  char,
  check,
  date,
  type ExtraConfigColumn,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { OfferSide } from '@generated/model';
import { DEAL_STAGES, LIVE_STATUSES } from '@/domain/deals/negotiation-state';
import { userRows } from './accounts';
import { caseRows } from './cases';
import { claimRows } from './claims';
import {
  about,
  id,
  instant,
  instantOfWriting,
  listIndex,
  lockVersion,
  money,
  percent,
  searchText,
  timestamps,
} from './columns';
import {
  earliestFeeDue,
  expiryOfPending,
  hasFeeToCome,
  isAnswered,
  isNotReminded,
  isOver,
  mayOweFee,
  statusIn,
  turnRank,
} from './deal-conditions';
import { documentRows } from './documents';
import {
  awaitings,
  excessClaims,
  negotiationActors,
  negotiationEventTypes,
  negotiationStatuses,
  offerCloseReasons,
  offerSides,
  offerStatuses,
  settlementMethods,
} from './deal-enums';
import { recourses } from './enums';
import { knownValues } from './known-values';

/**
 * Within a rank, the earliest deadline comes first. Negotiations without a deadline, such as finished ones, are ordered
 * by their latest change.
 */
const turnOrder = (side: OfferSide, t: Record<'due_at' | 'updated_at' | 'id', ExtraConfigColumn>) =>
  [turnRank[side], t.due_at, t.updated_at.desc().nullsLast(), t.id.desc().nullsLast()] as const;

/** Offers that can be answered come first, beginning with the earliest to expire; then the latest. */
const answerOrder = (t: Record<'created_at' | 'id', ExtraConfigColumn>) =>
  [isAnswered, expiryOfPending, t.created_at.desc().nullsLast(), t.id.desc().nullsLast()] as const;

/** Ascending, with finished negotiations last. */
const urgency = (t: Record<'due_at' | 'id', ExtraConfigColumn>) =>
  [isOver, t.due_at.asc().nullsFirst(), t.id.asc().nullsFirst()] as const;

/** The outstanding fees of these sides, the one that has been due longest first. */
const feeIndex = (name: string, sides: readonly OfferSide[], t: Record<'id', ExtraConfigColumn>) =>
  index(name).on(earliestFeeDue(sides), t.id).where(hasFeeToCome(sides));

/** What a buyer and the seller settle about one claim. Claim, buyer and seller never change. */
export const negotiationRows = pgTable(
  'negotiations',
  {
    id: id(),
    /** `NEG-4Q8W2H`. */
    reference: char({ length: 10 }).notNull(),
    claim_id: about(() => claimRows.id),
    case_id: about(() => caseRows.id),
    buyer_id: about(() => userRows.id),
    seller_id: about(() => userRows.id),
    /** What each side is called before names are disclosed: `Buyer 4821`. */
    alias: smallint().notNull(),
    status: text({ enum: negotiationStatuses }).notNull().default('open'),
    /** Computed by `awaitingOf` and written with every change. */
    awaiting: text({ enum: awaitings }).notNull().default('seller'),
    /** The deadline of the party that has to act. */
    due_at: instant(),
    /** When both sides were reminded that this deadline has passed. */
    reminded_at: instant(),
    /** The latest move; null only inside the transaction that makes the first one. */
    current_offer_id: integer().references((): AnyPgColumn => offerRows.id),
    agreed_percent: percent(),
    agreed_amount: money(),
    agreed_at: instant(),
    /** Where the buyer pays, set when the seller signs. */
    payment_instructions: varchar({ length: 1000 }),
    payment_instructions_at: instant(),
    payment_reference: varchar({ length: 100 }),
    payment_document_id: integer().references(() => documentRows.id),
    paid_at: instant(),
    /** Why staff have marked the price as not paid. */
    unpaid_reason: varchar({ length: 1000 }),
    received_at: instant(),
    buyer_fee_due_at: instant(),
    buyer_fee_received_on: date({ mode: 'string' }),
    seller_fee_due_at: instant(),
    seller_fee_received_on: date({ mode: 'string' }),
    transfer_filed_on: date({ mode: 'string' }),
    objection_deadline_on: date({ mode: 'string' }),
    docket_number: varchar({ length: 50 }),
    cancel_reason: varchar({ length: 1000 }),
    cancelled_by: text({ enum: negotiationActors }),
    completed_at: instant(),
    lock_version: lockVersion(),
    ...timestamps(),
    search_text: searchText('reference'),
  },
  (t) => [
    uniqueIndex('negotiations_reference').on(t.reference),
    // Two simultaneous offers of one buyer for one claim cannot begin two negotiations.
    uniqueIndex('negotiations_one_live').on(t.claim_id, t.buyer_id).where(statusIn(LIVE_STATUSES)),
    // A claim is sold only once, whatever happens at the same time.
    uniqueIndex('negotiations_one_taken').on(t.claim_id).where(statusIn(DEAL_STAGES)),
    listIndex('negotiations_by_buyer_id', t.buyer_id, t.updated_at, t.id),
    listIndex('negotiations_by_buyer_id_due_at', t.buyer_id, t.due_at, t.id),
    index('negotiations_by_buyer_id_turn').on(t.buyer_id, ...turnOrder('buyer', t)),
    index('negotiations_by_buyer_id_urgency').on(t.buyer_id, ...urgency(t)),
    listIndex('negotiations_by_buyer_id_agreed_amount', t.buyer_id, t.agreed_amount, t.id),
    listIndex('negotiations_by_seller_id', t.seller_id, t.updated_at, t.id),
    listIndex('negotiations_by_seller_id_due_at', t.seller_id, t.due_at, t.id),
    index('negotiations_by_seller_id_turn').on(t.seller_id, ...turnOrder('seller', t)),
    index('negotiations_by_seller_id_urgency').on(t.seller_id, ...urgency(t)),
    listIndex('negotiations_by_seller_id_agreed_amount', t.seller_id, t.agreed_amount, t.id),
    listIndex('negotiations_by_updated_at', t.updated_at, t.id),
    listIndex('negotiations_by_due_at', t.due_at, t.id),
    index('negotiations_by_urgency').on(...urgency(t)),
    listIndex('negotiations_by_agreed_amount', t.agreed_amount, t.id),
    listIndex('negotiations_by_status', t.status, t.due_at, t.id),
    listIndex('negotiations_by_awaiting', t.awaiting, t.due_at, t.id),
    index('negotiations_to_remind').on(t.due_at, t.id).where(isNotReminded),
    feeIndex('negotiations_fee_outstanding', Object.values(OfferSide), t),
    feeIndex('negotiations_buyer_fee_outstanding', ['buyer'], t),
    feeIndex('negotiations_seller_fee_outstanding', ['seller'], t),
    index('negotiations_by_buyer_id_fee').on(t.buyer_id).where(mayOweFee.buyer),
    index('negotiations_by_seller_id_fee').on(t.seller_id).where(mayOweFee.seller),
    index('negotiations_by_claim_id').on(t.claim_id, t.status),
    index('negotiations_by_case_id').on(t.case_id),
    index('negotiations_by_current_offer_id').on(t.current_offer_id),
    index('negotiations_by_payment_document_id').on(t.payment_document_id),
    index('negotiations_by_search_text').using('gin', t.search_text.op('gin_trgm_ops')),
    ...knownValues(t.id.table),
    check('negotiations_reference_form', sql`${t.reference} ~ '^NEG-[0-9A-Z]{6}$'`),
    check('negotiations_two_people', sql`${t.buyer_id} <> ${t.seller_id}`),
    check(
      'negotiations_deal_is_whole',
      sql`num_nonnulls(${t.agreed_percent}, ${t.agreed_amount}, ${t.agreed_at}) in (0, 3) and (${t.agreed_at} is not null or ${t.status} in ('open', 'rejected', 'withdrawn', 'expired', 'closed'))`,
    ),
    check(
      'negotiations_cancelled_has_reason',
      sql`(${t.status} = 'cancelled') = (${t.cancel_reason} is not null) and (${t.cancel_reason} is null) = (${t.cancelled_by} is null)`,
    ),
    check(
      'negotiations_unpaid_is_not_paid',
      sql`${t.unpaid_reason} is null or ${t.paid_at} is null`,
    ),
    check(
      'negotiations_received_was_paid',
      sql`${t.received_at} is null or ${t.paid_at} is not null`,
    ),
    check(
      'negotiations_completed_has_date',
      sql`(${t.status} = 'completed') = (${t.completed_at} is not null)`,
    ),
  ],
);

/** One row for each move. A trigger keeps its terms unchanged; only its status changes. */
export const offerRows = pgTable(
  'offers',
  {
    id: id(),
    negotiation_id: about(() => negotiationRows.id),
    /** Copied from the negotiation, where they never change, for the lists. */
    claim_id: about(() => claimRows.id),
    case_id: about(() => caseRows.id),
    maker_id: about(() => userRows.id),
    recipient_id: about(() => userRows.id),
    made_by: text({ enum: offerSides }).notNull(),
    /** The move that this one answers. */
    parent_offer_id: integer().references((): AnyPgColumn => offerRows.id),
    price_percent: percent().notNull(),
    face_amount: money().notNull(),
    /**
     * The face amount of the whole claim on the day of the move: a sale of a part changes what the claim is for, and so
     * can a relisting.
     */
    claim_face_amount: money().notNull(),
    amount: money().notNull(),
    seller_fee_amount: money().notNull(),
    buyer_fee_amount: money().notNull(),
    currency: char({ length: 3 }).notNull(),
    recourse: text({ enum: recourses }).notNull(),
    excess_claim: text({ enum: excessClaims }).notNull(),
    settlement_days: smallint().notNull(),
    payment_method: text({ enum: settlementMethods }).notNull(),
    conditions: varchar({ length: 2000 }),
    message: varchar({ length: 2000 }),
    expires_at: instant().notNull(),
    status: text({ enum: offerStatuses }).notNull().default('pending'),
    rejection_reason: varchar({ length: 1000 }),
    close_reason: text({ enum: offerCloseReasons }),
    answered_at: instant(),
    lock_version: lockVersion(),
    ...timestamps(),
  },
  (t) => [
    // A negotiation has only one pending offer.
    uniqueIndex('offers_one_pending')
      .on(t.negotiation_id)
      .where(sql`status = 'pending'`),
    index('offers_by_negotiation_id').on(t.negotiation_id, t.id),
    index('offers_pending_by_claim_id')
      .on(t.claim_id, t.price_percent)
      .where(sql`status = 'pending'`),
    index('offers_pending_by_expires_at')
      .on(t.expires_at, t.id)
      .where(sql`status = 'pending'`),
    index('offers_pending_by_recipient_id')
      .on(t.recipient_id)
      .where(sql`status = 'pending'`),
    index('offers_by_maker_id_answer').on(t.maker_id, ...answerOrder(t)),
    listIndex('offers_by_maker_id', t.maker_id, t.created_at, t.id),
    listIndex('offers_by_maker_id_expires_at', t.maker_id, t.expires_at, t.id),
    listIndex('offers_by_maker_id_price_percent', t.maker_id, t.price_percent, t.id),
    listIndex('offers_by_maker_id_amount', t.maker_id, t.amount, t.id),
    index('offers_by_recipient_id_answer').on(t.recipient_id, ...answerOrder(t)),
    listIndex('offers_by_recipient_id', t.recipient_id, t.created_at, t.id),
    listIndex('offers_by_recipient_id_expires_at', t.recipient_id, t.expires_at, t.id),
    listIndex('offers_by_recipient_id_price_percent', t.recipient_id, t.price_percent, t.id),
    listIndex('offers_by_recipient_id_amount', t.recipient_id, t.amount, t.id),
    index('offers_by_case_id').on(t.case_id),
    index('offers_by_parent_offer_id').on(t.parent_offer_id),
    ...knownValues(t.id.table),
    check('offers_price_percent_bounds', sql`${t.price_percent} > 0 and ${t.price_percent} <= 500`),
    check('offers_face_amount_positive', sql`${t.face_amount} > 0`),
    check('offers_face_amount_within_claim', sql`${t.face_amount} <= ${t.claim_face_amount}`),
    check('offers_settlement_days_bounds', sql`${t.settlement_days} between 1 and 60`),
    check(
      'offers_pending_is_not_answered',
      sql`(${t.status} = 'pending') = (${t.answered_at} is null)`,
    ),
    check('offers_closed_for_a_reason', sql`${t.close_reason} is null or ${t.status} = 'closed'`),
  ],
);

/** The timeline of a negotiation as its sides read it. A trigger prevents changing or deleting a row. */
export const negotiationEventRows = pgTable(
  'negotiation_events',
  {
    id: id(),
    negotiation_id: about(() => negotiationRows.id),
    type: text({ enum: negotiationEventTypes }).notNull(),
    actor_role: text({ enum: negotiationActors }).notNull(),
    offer_id: integer().references(() => offerRows.id),
    /** The document that proves it. */
    document_id: integer().references(() => documentRows.id),
    /** A reason or number that belongs to it. */
    note: varchar({ length: 1000 }),
    occurred_at: instantOfWriting(),
  },
  (t) => [
    listIndex('negotiation_events_by_negotiation_id', t.negotiation_id, t.occurred_at, t.id),
    index('negotiation_events_by_offer_id').on(t.offer_id),
    index('negotiation_events_by_document_id').on(t.document_id),
    ...knownValues(t.id.table),
  ],
);

export type NegotiationRow = typeof negotiationRows.$inferSelect;
export type OfferRow = typeof offerRows.$inferSelect;
