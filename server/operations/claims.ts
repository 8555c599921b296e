import type { CaseParameters, ClaimSummary } from '@generated/model';
import { areCopiesShown } from '@/domain/claims/claim-state';
import { countView } from '../claims/views';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../calls/caller';
import { isAdmittedBuyer } from '../claims/exact-terms';
import { isListed } from '../claims/listed-claim';
import { countOpenClaims, openClaimsCondition } from '../claims/open-claims';
import { builtOnce, idList, isOneOfIds, UNNAMED } from '../db/built-once';
import type { Database } from '../db/database';
import { listBuiltOnce } from '../db/list-built-once';
import { claimOrders, orderOf, publicClaimOrders } from '../db/list-orders';
import { pickColumns } from '../db/pick-columns';
import {
  caseRows,
  type ClaimRow,
  claimRows,
  documentRows,
  negotiationRows,
  userRows,
} from '../db/schema';
import { claimSearchCondition } from '../db/search';
import type { Call, Handlers } from '../calls/operation-types';
import { refuse } from '../calls/refusals';
import { NOT_KEPT } from '../calls/not-kept';
import {
  claimBody,
  claimCaseColumns,
  claimSummary,
  claimSummaryColumns,
} from '../claims/claim-bodies';
import { findCaseId } from '../cases/find-case';
import { readPageByIds } from './read-page';

const FEATURED_LIMIT = 24;

type Query = Call<'listClaims'>['query'];

export const claimHandlers = {
  listClaims: async ({ query, caller, ports: { db } }) => {
    const { page: number, per_page, ...filters } = query;
    const chosen = { ...filters, case_id: await chosenCases(db, query), case: undefined };
    const asked = { filters: chosen, ...whatIsSeen(caller, query) };
    const found =
      query.search === undefined ? undefined : await claimSearchCondition(db, query.search);
    const source = {
      rows: found ? selectIds(db, asked, found) : openIds(db, asked),
      count: (exactUpTo?: number) =>
        countOpenClaims(db, chosen, () => openClaims(asked, found), exactUpTo),
    };
    const { rows, ...page } = await readPageByIds(query, source, {
      read: (wanted) => summariesByIds(db).execute(idList(wanted)),
      idOf: ({ claim }) => claim.id,
    });
    const claims = rows.map((row) => claimSummary(row, caller));
    return { status: 200, body: { ...page, claims }, ...notKeptIf(claims.some(isExact)) };
  },

  getFeaturedClaims: async ({ caller, ports: { db } }) => {
    const rows = await db
      .select({ claim: claimSummaryColumns, case: claimCaseColumns })
      .from(claimRows)
      .innerJoin(caseRows, eq(caseRows.id, claimRows.case_id))
      .where(and(eq(claimRows.featured, true), eq(claimRows.status, 'open')))
      .orderBy(desc(claimRows.listed_at), desc(claimRows.id))
      .limit(FEATURED_LIMIT);
    const body = rows.map((row) => claimSummary(row, caller));
    return { status: 200, body, ...notKeptIf(body.some(isExact)) };
  },

  getClaim: async ({ params, caller, ports }) => {
    const { db } = ports;
    const [row] = await claimById(db).execute({ id: params.id });
    if (!row || !isListed(row.claim)) return refuse('not_found');
    const areShown = areCopiesShown(row.claim) || (await hasBought(db, caller, row.claim));
    const copies = areShown ? await copiesForBuyers(db).execute({ id: params.id }) : [];
    const facts = { ...row, claim: row.claim, copies };
    const body = await claimBody(facts, { caller, ports });
    return { status: 200, body, ...notKeptIf(body.exact_terms !== null || body.deal !== null) };
  },

  recordClaimView: async ({ params, caller, request, ports: { db, hub, clock } }) => {
    const [claim] = await db
      .select(pickColumns(claimRows, 'id', 'user_id', 'status', 'listed_at'))
      .from(claimRows)
      .where(eq(claimRows.id, params.id));
    if (!claim || !isListed(claim)) return refuse('not_found');
    countView(hub, { claim, caller, request }, clock());
    return { status: 204, body: null };
  },
} satisfies Partial<Handlers>;

/** Keeps what a seller shows only to verified buyers, or to the staff, off every disk. */
const notKeptIf = (isConfidential: boolean) => isConfidential && { headers: NOT_KEPT };

const isExact = ({ face_amount_rounded: isRounded }: ClaimSummary) => !isRounded;

/** What a list of open claims depends on. */
interface Asked {
  filters: Omit<Query, 'page' | 'per_page'>;
  seesExact: boolean;
  /** The user who sees their own amounts exactly among rounded ones, if the order depends on it. */
  sellerId?: number | undefined;
}

function whatIsSeen(caller: Caller, { sort_by }: Query): Pick<Asked, 'seesExact' | 'sellerId'> {
  const seesExact = isAdmittedBuyer(caller);
  const ordersOwn = !seesExact && caller.kind === 'user' && sort_by === 'face_amount';
  return { seesExact, sellerId: ordersOwn ? caller.user.id : undefined };
}

const openClaims = ({ filters, seesExact }: Asked, found?: SQL) =>
  and(openClaimsCondition(filters, seesExact), found);

function selectIds(db: Database, asked: Asked, found?: SQL) {
  return db
    .select({ id: claimRows.id })
    .from(claimRows)
    .where(openClaims(asked, found))
    .orderBy(...orderOf(ordersFor(asked), asked.filters, 'listed_at'));
}

function ordersFor({ seesExact, sellerId }: Asked) {
  if (seesExact) return claimOrders;
  if (sellerId === undefined) return publicClaimOrders;
  const { user_id, face_amount, public_face_amount, id } = claimRows;
  const seen = sql`(case when ${user_id} = ${sellerId} then ${face_amount} else ${public_face_amount} end)`;
  // Own amounts only move among those that round to the same amount, so the index of the rounded ones still leads.
  return { ...publicClaimOrders, face_amount: [public_face_amount, seen, id] };
}

const openIds = listBuiltOnce((db, asked: Asked) => selectIds(db, asked));

const claimById = builtOnce((db) =>
  db
    .select({
      claim: claimRows,
      case: claimCaseColumns,
      bar_date: caseRows.bar_date,
      claim_classes: sql<
        CaseParameters['claim_classes']
      >`${caseRows.parameters} -> 'claim_classes'`,
      seller: { payment_method: userRows.payment_method },
    })
    .from(claimRows)
    .innerJoin(caseRows, eq(caseRows.id, claimRows.case_id))
    .innerJoin(userRows, eq(userRows.id, claimRows.user_id))
    .where(eq(claimRows.id, sql.placeholder('id')))
    .limit(1)
    .prepare(UNNAMED),
);

/** A sold claim belongs to its buyer: its copies stay open to them. */
async function hasBought(db: Database, caller: Caller, { id, status }: ClaimRow): Promise<boolean> {
  if (status !== 'sold' || caller.kind !== 'user') return false;
  const { claim_id, buyer_id, status: stage } = negotiationRows;
  const where = and(eq(claim_id, id), eq(buyer_id, caller.user.id), eq(stage, 'completed'));
  return (await db.$count(negotiationRows, where)) > 0;
}

const copiesForBuyers = builtOnce((db) =>
  db
    .select()
    .from(documentRows)
    .where(
      and(
        eq(documentRows.claim_id, sql.placeholder('id')),
        eq(documentRows.status, 'ready'),
        eq(documentRows.visibility, 'verified_buyers'),
      ),
    )
    .orderBy(asc(documentRows.id))
    .prepare(UNNAMED),
);

/** The numbers of the requested cases; undefined for claims of all cases. */
async function chosenCases(
  db: Database,
  { case: idOrCode, case_id: ids }: Query,
): Promise<number[] | undefined> {
  if (idOrCode === undefined) return ids;
  const found = await findCaseId(db, idOrCode);
  return found !== null && (ids?.includes(found) ?? true) ? [found] : [];
}

const summariesByIds = builtOnce((db) =>
  db
    .select({ claim: claimSummaryColumns, case: claimCaseColumns })
    .from(claimRows)
    .innerJoin(caseRows, eq(caseRows.id, claimRows.case_id))
    // Checked again: it may have been paused since its id was read.
    .where(and(isOneOfIds(claimRows.id), eq(claimRows.status, 'open')))
    .prepare(UNNAMED),
);
