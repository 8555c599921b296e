import { DEAL_STAGES, isLive } from '@/domain/deals/negotiation-state';
import { turnsOf } from '@/domain/deals/turn';
import { PORTAL_LIMIT } from '@/domain/pages/portal-limit';
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { BuyerPortal, NegotiationSort, NegotiationSummary, OfferSide } from '@generated/model';
import { countRows } from '../../db/count-rows';
import type { Database } from '../../db/database';
import { filtered, isOneOf } from '../../db/list-filters';
import { inOrder, negotiationOrders } from '../../db/list-orders';
import {
  isOver,
  negotiationEventRows,
  negotiationRows,
  offerRows,
  turnRank,
} from '../../db/schema';
import { searchWithClaim } from '../../db/search';
import { assignmentBody, findAssignment } from '../../deals/assignment/assignments';
import { selectNegotiations } from '../../deals/deal-columns';
import { isPartyOf, sideOf, userOf } from '../../deals/lock-deal';
import { negotiationSummary, readNegotiation } from '../../deals/negotiation-bodies';
import { owedFees } from '../../deals/owed-fees';
import { eventBody, eventsFor, selectEvents } from '../../deals/negotiation-events';
import type { Call, Handlers } from '../../calls/operation-types';
import { refuse } from '../../calls/refusals';
import { idsOf, type PageSource, readPage, readPageByIds } from '../read-page';

export const readHandlers = {
  listNegotiations: async ({ query, caller, ports: { db } }) => {
    const me = caller.user.id;
    const { sort_by: sortBy } = query;
    const source = sortBy ? idsInOrder(db, query, { me, sortBy }) : idsByTurn(db, query, me);
    const { rows, ...page } = await readNegotiations(db, query, { source, readerId: me });
    const negotiations = rows.map((entry) => negotiationSummary(entry, me));
    return { status: 200, body: { ...page, negotiations } };
  },

  getNegotiation: async (call) => {
    const { params, caller, ports } = call;
    const body = await readNegotiation(ports.db, call, { id: params.id, userId: caller.user.id });
    return body ? { status: 200, body } : refuse('not_found');
  },

  listNegotiationEvents: async ({ params, query, caller, ports: { db } }) => {
    const side = await ownSide(db, params.id, caller.user.id);
    if (!side) return refuse('not_found');
    const where = eventsFor(side, params.id);
    const { rows, ...page } = await readPage(query, {
      rows: selectEvents(db, where),
      count: (exactUpTo) => countRows(db, negotiationEventRows, where, exactUpTo),
    });
    return { status: 200, body: { ...page, negotiation_events: rows.map(ownEvent) } };
  },

  getAssignment: async (call) => {
    const { params, caller, ports } = call;
    const side = await ownSide(ports.db, params.id, caller.user.id);
    const row = side ? await findAssignment(ports.db, params.id) : undefined;
    if (!row) return refuse('not_found');
    return { status: 200, body: await assignmentBody(ports.db, row, call) };
  },

  getBuyerPortal: async ({ caller, ports: { db } }) => {
    const me = caller.user.id;
    return {
      status: 200,
      body: {
        // Buyers begin here, and may sell too.
        awaiting_me: await awaitingSides(db, me, ['buyer', 'seller']),
        owed_fees: await owedFees(db, me),
        stages: await stageCounts(db, me),
        ...(await sums(db, me)),
      },
    };
  },
} satisfies Partial<Handlers>;

interface Wanted {
  source: PageSource<{ id: number }>;
  /** The side that reads; null for the staff. */
  readerId: number | null;
}

/**
 * Without the document that proves the event: it is shown elsewhere, for example with the payment, to those who may see
 * it.
 */
const ownEvent = (row: Parameters<typeof eventBody>[0]) => ({
  ...eventBody(row),
  document_id: null,
});

/** One page of negotiations. */
export async function readNegotiations(
  db: Database,
  query: Parameters<typeof readPage>[0],
  { source, readerId }: Wanted,
) {
  return await readPageByIds(query, source, {
    read: (wanted) => selectNegotiations(db, readerId).where(inArray(negotiationRows.id, wanted)),
    idOf: ({ negotiation }) => negotiation.id,
  });
}

/** The filters that sides and staff share. */
export const negotiationFilters = {
  status: isOneOf(negotiationRows.status),
  awaiting: isOneOf(negotiationRows.awaiting),
  case_id: isOneOf(negotiationRows.case_id),
};

type Filters = Omit<ListQuery, 'role'>;

function ownFilters(db: Database, query: Filters): SQL | undefined {
  return filtered<Filters>(query, {
    ...negotiationFilters,
    search: (words) => searchWithClaim(db, negotiationRows, words),
  });
}

/** Whether the earliest deadline comes first; finished negotiations have none. */
export function isByDeadline({
  sort_by,
  sort_direction,
}: Pick<Call<'listNegotiations'>['query'], 'sort_by' | 'sort_direction'>): boolean {
  return sort_by === 'due_at' && sort_direction === 'asc';
}

/** Whether the filters leave out finished negotiations. */
export function areLive({ status, awaiting }: Pick<ListQuery, 'status' | 'awaiting'>): boolean {
  return awaiting ? !awaiting.includes('none') : (status?.every(isLive) ?? false);
}

/**
 * The most urgent negotiations first: those that wait without a deadline (a transfer that staff have to file), then by
 * the earliest deadline, finished ones last.
 * @param isLiveOnly whether the filters leave out finished ones; the filter's index then has this order, too.
 */
export function urgencyOrder(isLiveOnly: boolean): SQL[] {
  const byDeadline = inOrder(negotiationOrders.due_at, 'asc');
  return isLiveOnly ? byDeadline : [asc(isOver), ...byDeadline];
}

type ListQuery = Call<'listNegotiations'>['query'];

function idsInOrder(
  db: Database,
  query: ListQuery,
  { me, sortBy }: { me: number; sortBy: NegotiationSort },
): PageSource<{ id: number }> {
  const where = and(roleCondition(query.role, me), ownFilters(db, query));
  const order = isByDeadline(query)
    ? urgencyOrder(areLive(query))
    : inOrder(negotiationOrders[sortBy], query.sort_direction);
  return idsOf(db, negotiationRows, { where, order });
}

/**
 * Those that wait for the caller first. Each side is read from the index of its turns, no further than the page needs,
 * and the two are merged.
 */
function idsByTurn(db: Database, query: ListQuery, me: number): PageSource<{ id: number }> {
  const { id, due_at, updated_at } = negotiationRows;
  const filters = ownFilters(db, query);
  const order = [sql`rank`, asc(due_at), ...inOrder([updated_at, id], 'desc')];
  const ofSide = (side: OfferSide) =>
    db
      .select({ id, due_at, updated_at, rank: turnRank[side].as('rank') })
      .from(negotiationRows)
      .where(and(roleCondition(side, me), filters))
      .orderBy(...order);
  const upTo = query.page * query.per_page;
  return {
    rows: query.role
      ? ofSide(query.role)
      : unionAll(ofSide('buyer').limit(upTo), ofSide('seller').limit(upTo)).orderBy(...order),
    count: (exactUpTo) =>
      countRows(db, negotiationRows, and(roleCondition(query.role, me), filters), exactUpTo),
  };
}

function roleCondition(role: OfferSide | undefined, me: number): SQL | undefined {
  if (role === undefined) return isPartyOf(me);
  return eq(userOf(negotiationRows, role), me);
}

/** The user's side; undefined if the user is on neither. */
async function ownSide(db: Database, id: number, me: number): Promise<OfferSide | undefined> {
  const [own] = await db
    .select({ buyer_id: negotiationRows.buyer_id })
    .from(negotiationRows)
    .where(and(eq(negotiationRows.id, id), isPartyOf(me)));
  return own && sideOf(own, me);
}

/** The negotiations in which it is the side's turn, the earliest deadline first. */
async function awaitingSide(
  db: Database,
  me: number,
  side: OfferSide,
): Promise<NegotiationSummary[]> {
  const entries = await selectNegotiations(db, me)
    .where(and(roleCondition(side, me), inArray(negotiationRows.awaiting, turnsOf(side))))
    .orderBy(...inOrder(negotiationOrders.due_at, 'asc'))
    .limit(PORTAL_LIMIT);
  return entries.map((entry) => negotiationSummary(entry, me));
}

/** The negotiations in which it is the user's turn on any of the sides; each side is read from its own index. */
export async function awaitingSides(
  db: Database,
  me: number,
  sides: readonly OfferSide[],
): Promise<NegotiationSummary[]> {
  const found = await Promise.all(sides.map((side) => awaitingSide(db, me, side)));
  return found.flat().toSorted(compareDeadlines).slice(0, PORTAL_LIMIT);
}

/** Same order as `inOrder`: no deadline comes first. */
function compareDeadlines(a: NegotiationSummary, b: NegotiationSummary): number {
  return (a.due_at ?? '').localeCompare(b.due_at ?? '') || a.id - b.id;
}

/** In the order in which a negotiation passes through them. */
const STAGES = ['open', ...DEAL_STAGES] as const;

async function stageCounts(db: Database, me: number) {
  const rows = await db
    .select({ status: negotiationRows.status, count: count() })
    .from(negotiationRows)
    .where(eq(negotiationRows.buyer_id, me))
    .groupBy(negotiationRows.status);
  const counts = new Map(rows.map((row) => [row.status, row.count]));
  return STAGES.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}

/**
 * The price of each deal, which counts as spent once the buyer has marked it as paid, and the fee, which does once it
 * was received.
 */
async function sums(db: Database, me: number): Promise<Pick<BuyerPortal, 'committed' | 'spent'>> {
  const { amount, buyer_fee_amount: fee } = offerRows;
  const { paid_at, buyer_fee_received_on: feeReceived } = negotiationRows;
  const sumWhere = (isPaid: boolean) => {
    const is = isPaid ? sql`is not null` : sql`is null`;
    return sql<string>`trim_scale(sum(case when ${paid_at} ${is} then ${amount} else 0 end + case when ${feeReceived} ${is} then ${fee} else 0 end))::text`;
  };
  const rows = await db
    .select({ currency: offerRows.currency, committed: sumWhere(false), spent: sumWhere(true) })
    .from(negotiationRows)
    .innerJoin(offerRows, eq(offerRows.id, negotiationRows.current_offer_id))
    .where(and(eq(negotiationRows.buyer_id, me), inArray(negotiationRows.status, DEAL_STAGES)))
    .groupBy(offerRows.currency)
    .orderBy(asc(offerRows.currency));
  const of = (name: 'committed' | 'spent') =>
    rows
      .map((row) => ({ currency: row.currency, amount: row[name] }))
      .filter(({ amount: sum }) => sum !== '0');
  return { committed: of('committed'), spent: of('spent') };
}
