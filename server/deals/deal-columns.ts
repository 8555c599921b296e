import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Offer, OfferClaim, OfferSide } from '@generated/model';
import { sumsOf } from '@/domain/deals/offer-terms';
import * as PAGES from '@/domain/pages/page-paths';
import { patternStart } from '@/domain/pages/path-patterns';
import type { Database } from '../db/database';
import { pickColumns } from '../db/pick-columns';
import {
  caseRows,
  claimRows,
  conversationMemberRows,
  conversationRows,
  negotiationRows,
  notificationRows,
  offerRows,
  userRows,
} from '../db/schema';
import { claimCaseColumns } from '../claims/claim-bodies';
import { hasListedStatus } from '../claims/listed-claim';
import { aliasOf, fullName } from '@/domain/users/party-names';
import { sideOf } from './lock-deal';

const buyers = alias(userRows, 'buyers');
const sellers = alias(userRows, 'sellers');

const personColumns = ['first_name', 'last_name'] as const;

const dealColumns = {
  negotiation: pickColumns(
    negotiationRows,
    'id',
    'buyer_id',
    'alias',
    'agreed_at',
    'status',
    'awaiting',
    'due_at',
  ),
  claim: pickColumns(claimRows, 'id', 'reference', 'status', 'partial_sale', 'expires_at'),
  case: claimCaseColumns,
  buyer: pickColumns(buyers, ...personColumns),
  seller: pickColumns(sellers, ...personColumns),
};

/** Offers with everything that their rows show. */
export function selectOffers(db: Database) {
  return db
    .select({ offer: offerRows, ...dealColumns })
    .from(offerRows)
    .innerJoin(negotiationRows, eq(negotiationRows.id, offerRows.negotiation_id))
    .innerJoin(claimRows, eq(claimRows.id, offerRows.claim_id))
    .innerJoin(caseRows, eq(caseRows.id, offerRows.case_id))
    .innerJoin(buyers, eq(buyers.id, negotiationRows.buyer_id))
    .innerJoin(sellers, eq(sellers.id, negotiationRows.seller_id))
    .$dynamic();
}

/**
 * Negotiations with their latest move and everything that their rows show.
 * @param readerId the side whose unread messages are counted; null for the staff.
 */
export function selectNegotiations(db: Database, readerId: number | null) {
  return db
    .select({
      ...dealColumns,
      negotiation: negotiationRows,
      offer: offerRows,
      has_loan: claimRows.has_loan,
      conversation_id: conversationRows.id,
      unread_count: sql<number>`coalesce(${conversationMemberRows.unread_count}, 0)`,
      has_news: sql<boolean>`${exists(unreadNews(db, readerId))}`,
    })
    .from(negotiationRows)
    .innerJoin(offerRows, eq(offerRows.id, negotiationRows.current_offer_id))
    .innerJoin(claimRows, eq(claimRows.id, negotiationRows.claim_id))
    .innerJoin(caseRows, eq(caseRows.id, negotiationRows.case_id))
    .innerJoin(buyers, eq(buyers.id, negotiationRows.buyer_id))
    .innerJoin(sellers, eq(sellers.id, negotiationRows.seller_id))
    .innerJoin(conversationRows, eq(conversationRows.negotiation_id, negotiationRows.id))
    .leftJoin(
      conversationMemberRows,
      and(
        eq(conversationMemberRows.conversation_id, conversationRows.id),
        eq(conversationMemberRows.user_id, readerId ?? NOBODY),
      ),
    )
    .$dynamic();
}

const NOBODY = 0;

/** Notifications about a negotiation or its latest move that the reader has not seen yet. */
function unreadNews(db: Database, readerId: number | null) {
  return db
    .select({ one: sql`1` })
    .from(notificationRows)
    .where(
      and(
        eq(notificationRows.user_id, readerId ?? NOBODY),
        isNull(notificationRows.read_at),
        sql`${notificationRows.path} in (${patternStart(PAGES.negotiation)}::text || ${negotiationRows.id}, ${patternStart(PAGES.myOffer)}::text || ${negotiationRows.current_offer_id})`,
      ),
    );
}

export type OfferEntry = Awaited<ReturnType<typeof selectOffers>>[number];
export type NegotiationEntry = Awaited<ReturnType<typeof selectNegotiations>>[number];

/** An offer as one side sees it. */
export function offerBody(entry: OfferEntry | NegotiationEntry, userId: number): Offer {
  const { offer, negotiation } = entry;
  const side = sideOf(negotiation, userId);
  return {
    id: offer.id,
    negotiation_id: offer.negotiation_id,
    negotiation_status: negotiation.status,
    negotiation_awaiting: negotiation.awaiting,
    negotiation_due_at: negotiation.due_at?.toISOString() ?? null,
    claim: offerClaim(entry),
    made_by: offer.made_by,
    is_mine: offer.made_by === side,
    counterparty_label: counterpartyLabel(entry, side),
    price_percent: offer.price_percent,
    face_amount: offer.face_amount,
    amount: offer.amount,
    currency: offer.currency,
    seller_fee_amount: offer.seller_fee_amount,
    buyer_fee_amount: offer.buyer_fee_amount,
    ...sumsOf(offer),
    recourse: offer.recourse,
    excess_claim: offer.excess_claim,
    settlement_days: offer.settlement_days,
    payment_method: offer.payment_method,
    conditions: offer.conditions,
    message: offer.message,
    expires_at: offer.expires_at.toISOString(),
    status: offer.status,
    rejection_reason: offer.rejection_reason,
    close_reason: offer.close_reason,
    answered_at: offer.answered_at?.toISOString() ?? null,
    lock_version: offer.lock_version,
    created_at: offer.created_at.toISOString(),
  };
}

type Shown = Pick<OfferEntry, 'claim' | 'case' | 'offer'>;

/** The claim of an offer, as it was when the offer was made. */
export function offerClaim({ claim, case: of, offer }: Shown): OfferClaim {
  // A claim that is reviewed again was taken off the market first; the review concerns only the seller.
  const status = hasListedStatus(claim) ? claim.status : 'withdrawn';
  const { claim_face_amount: face_amount, currency } = offer;
  const expires_at = (status === 'open' && claim.expires_at?.toISOString()) || null;
  return { ...claim, status, face_amount, currency, expires_at, case: of };
}

type Parties = Pick<OfferEntry, 'buyer' | 'seller'> & {
  negotiation: Pick<OfferEntry['negotiation'], 'alias' | 'agreed_at'>;
};

/** What one side calls the other: by name once both have agreed. */
export function counterpartyLabel(
  { buyer, seller, negotiation }: Parties,
  side: OfferSide,
): string {
  const other = side === 'buyer' ? seller : buyer;
  return negotiation.agreed_at ? fullName(other) : aliasOf(side, negotiation);
}
