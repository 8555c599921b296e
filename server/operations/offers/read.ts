import { LIVE_STATUSES } from '@/domain/deals/negotiation-state';
import { sumsOf } from '@/domain/deals/offer-terms';
import { RIVALS_SHOWN } from '@/domain/deals/rivals-shown';
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import {
  claimRows,
  conversationRows,
  expiryOfPending,
  isAnswered,
  type NegotiationRow,
  negotiationRows,
  offerRows,
} from '../../db/schema';
import { countRows } from '../../db/count-rows';
import { filtered, isOneOf } from '../../db/list-filters';
import { inOrder, offerOrders } from '../../db/list-orders';
import { claimIdsBySearch } from '../../db/search';
import type { Database } from '../../db/database';
import { offerBody, selectOffers } from '../../deals/deal-columns';
import { aliasOf } from '@/domain/users/party-names';
import { isPartyOf, sideOf } from '../../deals/lock-deal';
import { rivalsOf } from '../../deals/rival-offers';
import type { Call, Handlers } from '../../calls/operation-types';
import { refuse } from '../../calls/refusals';
import { readPageByIds } from '../read-page';

/** The most that the contract allows. */
const BIDS_LIMIT = 1000;
const OFFERS_LIMIT = 100;

export const readHandlers = {
  listMyOffers: async ({ query, caller, ports: { db } }) => {
    const me = caller.user.id;
    const sides = { sent: eq(offerRows.maker_id, me), received: eq(offerRows.recipient_id, me) };
    const filters = listFilters(db, query);
    const { keys, order } = listOrder(query);
    const upTo = query.page * query.per_page;
    const idsOf = (side: SQL) =>
      db
        .select({ id: offerRows.id, ...keys })
        .from(offerRows)
        .where(and(side, filters))
        .orderBy(...order);
    const source = {
      // Each side is read from its own index, no further than the page needs, and the two are merged; `or` would sort
      // all offers of a person.
      rows: query.role
        ? idsOf(sides[query.role])
        : unionAll(idsOf(sides.sent).limit(upTo), idsOf(sides.received).limit(upTo)).orderBy(
            ...order,
          ),
      count: (exactUpTo?: number) => {
        const mine = query.role ? sides[query.role] : or(sides.sent, sides.received);
        return countRows(db, offerRows, and(mine, filters), exactUpTo);
      },
    };
    const { rows, ...page } = await readPageByIds(query, source, {
      read: (ids) => selectOffers(db).where(inArray(offerRows.id, ids)),
      idOf: ({ offer }) => offer.id,
    });
    return { status: 200, body: { ...page, my_offers: rows.map((row) => offerBody(row, me)) } };
  },

  getMyOffer: async ({ params, caller, ports: { db } }) => {
    const me = caller.user.id;
    const [found] = await db
      .select({ negotiation: negotiationRows, conversation_id: conversationRows.id })
      .from(offerRows)
      .innerJoin(negotiationRows, eq(negotiationRows.id, offerRows.negotiation_id))
      .innerJoin(conversationRows, eq(conversationRows.negotiation_id, negotiationRows.id))
      .where(and(eq(offerRows.id, params.id), isPartyOf(me)));
    if (!found) return refuse('not_found');
    const { negotiation, conversation_id } = found;
    const entries = await selectOffers(db)
      .where(eq(offerRows.negotiation_id, negotiation.id))
      .orderBy(asc(offerRows.id));
    const moves = entries.map((entry) => offerBody(entry, me));
    const offer = moves.find(({ id }) => id === params.id);
    if (!offer) throw new Error(`Offer ${params.id} is none of its negotiation.`);
    return {
      status: 200,
      body: {
        offer,
        moves,
        rivals: sideOf(negotiation, me) === 'seller' ? await readRivals(db, negotiation) : [],
        awaiting: negotiation.awaiting,
        conversation_id,
      },
    };
  },

  getMyBids: async ({ caller, ports: { db } }) => {
    const rows = await db
      .select({
        claim_id: negotiationRows.claim_id,
        offer_id: offerRows.id,
        negotiation_id: negotiationRows.id,
        made_by: offerRows.made_by,
        price_percent: offerRows.price_percent,
        face_amount: offerRows.face_amount,
        amount: offerRows.amount,
        currency: offerRows.currency,
        expires_at: offerRows.expires_at,
        status: offerRows.status,
      })
      .from(negotiationRows)
      .innerJoin(offerRows, eq(offerRows.id, negotiationRows.current_offer_id))
      .where(
        and(
          eq(negotiationRows.buyer_id, caller.user.id),
          inArray(negotiationRows.status, LIVE_STATUSES),
        ),
      )
      .orderBy(desc(negotiationRows.updated_at), desc(negotiationRows.id))
      .limit(BIDS_LIMIT);
    const my_bids = rows.map((row) => ({ ...row, expires_at: row.expires_at.toISOString() }));
    return { status: 200, body: { my_bids } };
  },

  getMyClaimOffers: async ({ params, caller, ports: { db } }) => {
    const [claim] = await db
      .select({ id: claimRows.id })
      .from(claimRows)
      .where(and(eq(claimRows.id, params.id), eq(claimRows.user_id, caller.user.id)));
    if (!claim) return refuse('not_found');
    const entries = await selectOffers(db)
      .where(and(eq(offerRows.claim_id, claim.id), eq(offerRows.status, 'pending')))
      .orderBy(desc(sql`${offerRows.amount} - ${offerRows.seller_fee_amount}`), asc(offerRows.id))
      .limit(OFFERS_LIMIT);
    const offers = entries.map((entry) => offerBody(entry, caller.user.id));
    return { status: 200, body: { offers } };
  },
} satisfies Partial<Handlers>;

async function readRivals(db: Database, of: NegotiationRow) {
  const entries = await selectOffers(db)
    .where(rivalsOf(of))
    .orderBy(desc(offerRows.price_percent), asc(offerRows.id))
    .limit(RIVALS_SHOWN);
  return entries.map(({ offer, negotiation }) => ({
    id: offer.id,
    counterparty_label: aliasOf('seller', negotiation),
    made_by: offer.made_by,
    price_percent: offer.price_percent,
    face_amount: offer.face_amount,
    amount: offer.amount,
    net_amount: sumsOf(offer).net_amount,
    currency: offer.currency,
  }));
}

type ListQuery = Call<'listMyOffers'>['query'];

/** The columns and directions by which the ids are sorted; without `sort_by`, in the order of the index for answers. */
function listOrder({ sort_by, sort_direction }: ListQuery) {
  const { created_at, id } = offerRows;
  return {
    keys: {
      by: offerRows[sort_by ?? 'created_at'],
      answered: isAnswered.as('answered'),
      expiry: expiryOfPending.as('expiry'),
    },
    order: sort_by
      ? inOrder(offerOrders[sort_by], sort_direction)
      : [sql`answered`, sql`expiry`, ...inOrder([created_at, id], 'desc')],
  };
}

function listFilters(db: Database, query: Omit<ListQuery, 'role'>): SQL | undefined {
  return filtered<typeof query>(query, {
    status: isOneOf(offerRows.status),
    case_id: isOneOf(offerRows.case_id),
    search: (words) => claimIdsBySearch(db, offerRows.claim_id, words),
  });
}
