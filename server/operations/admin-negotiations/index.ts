import { FEE_AMOUNTS } from '@/domain/deals/fees';
import {
  dueAfter,
  transferDayFault,
  objectionDeadline,
  objectionDeadlineFault,
} from '@/domain/deals/deadlines/deadlines';
import { earliestDayAt } from '@/domain/days';
import { DEAL_STAGES } from '@/domain/deals/negotiation-state';
import { type StaffAction, type StaffRefusal, staffRefusal } from '@/domain/deals/staff-actions';
import { and, asc, eq, exists, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { ErrorCode, OfferSide } from '@generated/model';
import type { AdminCaller } from '../../calls/caller';
import { filtered } from '../../db/list-filters';
import { negotiationOrders, orderOf } from '../../db/list-orders';
import type { Database } from '../../db/database';
import {
  earliestFeeDue,
  FEE_DAYS,
  hasFeeToCome,
  negotiationRows,
  offerRows,
} from '../../db/schema';
import { casesBySearch, peopleBySearch, searchWithClaim } from '../../db/search';
import { type ActOn, actOnDeal, type DealCall } from '../../deals/act-on-deal';
import {
  cancelDeal,
  confirmDiligence,
  confirmPayment,
  markPaid,
  markUnpaid,
} from '../../deals/stages';
import { completeSale } from '../../deals/complete-sale';
import { recordFee } from '../../deals/record-fee';
import { fullName } from '@/domain/users/party-names';
import { type Deal, lockDeal } from '../../deals/lock-deal';
import { recordAndTell } from '../../deals/record-in-negotiation';
import { dealFacts, offerFacts } from '../../deals/negotiation-bodies';
import { outstandingFees } from '../../deals/owed-fees';
import type { Call, Handlers } from '../../calls/operation-types';
import { refuse, refuseFields } from '../../calls/refusals';
import type { Work } from '../../unit-of-work/change';
import {
  areLive,
  isByDeadline,
  negotiationFilters,
  readNegotiations,
  urgencyOrder,
} from '../negotiations/read';
import { idsOf } from '../read-page';
import { readAdminNegotiation } from './admin-negotiation-body';

export const adminNegotiationHandlers = {
  listAdminNegotiations: async ({ query, ports }) => {
    const { db } = ports;
    const found = query.search === undefined ? undefined : await searchCondition(db, query.search);
    const where = filtered<typeof query>(query, {
      ...negotiationFilters,
      search: () => found,
      fee_outstanding: (sides) => feeOutstanding(db, sides),
      overdue: (isWanted) => overdue(isWanted, ports.clock()),
      to_file_or_complete: (isWanted) => toFileOrComplete(isWanted, ports.clock()),
      user_id: areWith,
    });
    const source = idsOf(db, negotiationRows, { where, order: orderFor(query) });
    const { rows, ...page } = await readNegotiations(db, query, { source, readerId: null });
    const negotiations = rows.map((entry) => ({
      ...dealFacts(entry),
      buyer_id: entry.negotiation.buyer_id,
      buyer_name: fullName(entry.buyer),
      seller_id: entry.negotiation.seller_id,
      seller_name: fullName(entry.seller),
      ...offerFacts(entry),
      outstanding_fees: outstandingFees(entry),
    }));
    return { status: 200, body: { ...page, negotiations } };
  },

  getAdminNegotiation: async ({ params, ports: { db } }) => {
    const body = await readAdminNegotiation(db, params.id);
    return body ? { status: 200, body } : refuse('not_found');
  },

  advanceNegotiation: async (call) =>
    await actAsStaff(
      call,
      ({ negotiation }) =>
        call.body.to === 'filed' && negotiation.transfer_filed_on
          ? 'correct_filing'
          : ACTIONS[call.body.to],
      (work, deal) => advance(work, deal, call.body),
    ),

  recordPayment: async (call) =>
    await actAsStaff(
      call,
      () => 'mark_paid',
      (work, deal) => markPaid(work, deal, 'staff', { reference: call.body.payment_reference }),
    ),

  markNegotiationUnpaid: async (call) =>
    await actAsStaff(
      call,
      () => 'mark_unpaid',
      (work, deal) => markUnpaid(work, deal, call.body.reason),
    ),

  recordFee: async (call) =>
    await actAsStaff(
      call,
      // A fee can be paid in any stage after the second signature.
      null,
      (work, deal) => {
        const { side, received_on: receivedOn } = call.body;
        return recordFee(work, deal, { side, receivedOn });
      },
    ),

  cancelAdminNegotiation: async (call) =>
    await actAsStaff(
      call,
      () => 'cancel',
      (work, deal) => cancelDeal(work, deal, { by: 'staff', reason: call.body.reason }),
    ),
} satisfies Partial<Handlers>;

type AdvanceInput = Call<'advanceNegotiation'>['body'];

const ACTIONS = {
  signing: 'confirm_diligence',
  transfer: 'confirm_payment',
  filed: 'record_filing',
  completed: 'complete',
} as const satisfies Record<AdvanceInput['to'], StaffAction>;

async function advance(work: Work, deal: Deal, body: AdvanceInput) {
  if (body.to === 'filed') return await recordFiling(work, deal, body);
  if (FILING.some((name) => body[name])) return refuseFiling(body);
  switch (body.to) {
    case 'signing':
      return await confirmDiligence(work, deal, 'staff');
    case 'transfer':
      return await confirmPayment(work, deal, 'staff');
    case 'completed':
      return await completeSale(work, deal);
  }
}

/** What is recorded only with a filing. */
const FILING = [
  'transfer_filed_on',
  'docket_number',
  'objection_deadline_on',
] as const satisfies (keyof AdvanceInput)[];

/** Refuses fields that would otherwise be dropped. */
function refuseFiling(body: AdvanceInput) {
  const given = FILING.filter((name) => body[name]);
  const fault = 'A filing is recorded by a step of its own.';
  return refuseFields(Object.fromEntries(given.map((name) => [name, fault])));
}

/** Records the filing, or corrects the record of it. */
async function recordFiling(
  work: Work,
  deal: Deal,
  {
    transfer_filed_on: filedOn,
    docket_number: docket,
    objection_deadline_on: lawful,
  }: AdvanceInput,
) {
  if (!filedOn || !docket) {
    return refuseFields({
      ...(!filedOn && { transfer_filed_on: 'Enter the day of the filing.' }),
      ...(!docket && { docket_number: 'Enter the docket number.' }),
    });
  }
  const { received_at, transfer_filed_on, objection_deadline_on } = deal.negotiation;
  if (!received_at) throw new Error(`Negotiation ${deal.negotiation.id} was never paid.`);
  const fault = transferDayFault(filedOn, received_at, work.now);
  if (fault) return refuseFields({ transfer_filed_on: fault });
  const deadlineFault = lawful && objectionDeadlineFault(lawful, filedOn);
  if (deadlineFault) return refuseFields({ objection_deadline_on: deadlineFault });
  // A correction of something else leaves out the last day for objections.
  const isKept = lawful === undefined && filedOn === transfer_filed_on;
  const deadlineOn = (isKept ? objection_deadline_on : lawful) ?? objectionDeadline(filedOn);
  await recordAndTell(work, deal, {
    event: 'transfer_filed',
    by: 'staff',
    isCorrection: transfer_filed_on !== null,
    values: {
      transfer_filed_on: filedOn,
      docket_number: docket.trim(),
      objection_deadline_on: deadlineOn,
      due_at: dueAfter('transfer_filed', { deadlineOn }),
    },
    note: docket.trim(),
  });
  return null;
}

/** Searches the references of negotiation and claim, the case and the sides. */
async function searchCondition(db: Database, search: string): Promise<SQL | undefined> {
  const byReference = searchWithClaim(db, negotiationRows, search);
  if (!byReference) return undefined;
  const [cases, people] = await Promise.all([
    casesBySearch(db, search),
    peopleBySearch(db, search),
  ]);
  return or(
    byReference,
    cases.length === 0 ? undefined : inArray(negotiationRows.case_id, cases),
    people.length === 0 ? undefined : areWith(people),
  );
}

/** Negotiations in which one of these users is a side. */
function areWith(userIds: readonly number[]): SQL | undefined {
  const { buyer_id, seller_id } = negotiationRows;
  return or(inArray(buyer_id, userIds), inArray(seller_id, userIds));
}

/** Sales whose deadline has passed, or the others. An offer expires at its own deadline instead. */
function overdue(isWanted: boolean, now: Date): SQL | undefined {
  const isOverdue = and(
    inArray(negotiationRows.status, DEAL_STAGES),
    lt(negotiationRows.due_at, now),
  );
  return isWanted ? isOverdue : sql`(${isOverdue}) is not true`;
}

/** Transfers that wait for our staff now, or the others: while objections are possible, nobody can do anything. */
function toFileOrComplete(isWanted: boolean, now: Date): SQL | undefined {
  const { awaiting, objection_deadline_on: until } = negotiationRows;
  // The same rule as `objectionsAreOver`.
  const waits = and(eq(awaiting, 'staff'), or(isNull(until), lt(until, earliestDayAt(now))));
  return isWanted ? waits : sql`(${waits}) is not true`;
}

/** Negotiations in which one of these sides owes a fee that was not received. */
function feeOutstanding(db: Database, sides: readonly OfferSide[]): SQL | undefined {
  const owes = sides.map((side) =>
    and(isNull(negotiationRows[FEE_DAYS[side]]), gt(offerRows[FEE_AMOUNTS[side]], '0')),
  );
  const terms = db
    .select({ one: sql`1` })
    .from(offerRows)
    .where(and(eq(offerRows.id, negotiationRows.current_offer_id), or(...owes)));
  return and(hasFeeToCome(sides), exists(terms));
}

/**
 * The requested order. By default, the most urgent first; with a filter for outstanding fees, the fee that has been due
 * longest.
 */
function orderFor(query: Call<'listAdminNegotiations'>['query']): SQL[] {
  const { sort_by: sortBy, fee_outstanding: sides } = query;
  if (sortBy === undefined && sides) return [asc(earliestFeeDue(sides)), asc(negotiationRows.id)];
  return sortBy === undefined || isByDeadline(query)
    ? urgencyOrder(query.overdue || query.to_file_or_complete || areLive(query))
    : orderOf(negotiationOrders, query, 'due_at');
}

/** The staff's act on any negotiation. */
async function actAsStaff<Action extends StaffAction = never, Code extends ErrorCode = never>(
  call: DealCall<AdminCaller>,
  actionOn: ((deal: Deal) => Action) | null,
  act: ActOn<Deal, Code>,
) {
  const { id } = call.params;
  const access = {
    lock: (db: Database) => lockDeal(db, id),
    read: (db: Database) => readAdminNegotiation(db, id),
  };
  const allowed: ActOn<Deal, Code | StaffRefusal<Action>> = async (work, deal) => {
    const action = actionOn?.(deal);
    const refusal = action && staffRefusal(action, deal.negotiation, work.now);
    return refusal ? refuse(refusal) : await act(work, deal);
  };
  return await actOnDeal(call, access, allowed);
}
