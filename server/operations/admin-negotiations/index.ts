import {
  filingDayFault,
  type NegotiationEventName,
  negotiationStatusAfter,
  objectionDeadline,
  objectionsAreOver,
} from '@/domain/deals/negotiation-state';
import { asc } from 'drizzle-orm';
import type { AdminCaller } from '../../calls/caller';
import { countRows } from '../../db/count-rows';
import { negotiationOrders, orderOf } from '../../db/list-orders';
import type { Database } from '../../db/database';
import { negotiationRows } from '../../db/schema';
import { actOnDeal, type DealCall } from '../../deals/act-on-deal';
import { cancelDeal, confirmDiligence, confirmPayment } from '../../deals/advance';
import { completeSale } from '../../deals/complete-sale';
import { tellOfDeal } from '../../deals/deal-mails';
import { nameOf } from '@/domain/party-names';
import { type Deal, lockDeal } from '../../deals/lock-deal';
import { moveNegotiation } from '../../deals/move-negotiation';
import { dealFacts } from '../../deals/negotiation-bodies';
import type { Call, Handlers } from '../../calls/operation-types';
import { refuse, refuseFields } from '../../calls/refusals';
import type { Work } from '../../unit-of-work/change';
import { negotiationFilters, negotiationsByIds } from '../negotiations/read';
import { readPage } from '../read-page';
import { readAdminNegotiation } from './admin-negotiation-body';

/** What waits for nobody comes last. */
const EARLIEST_DEADLINE = [asc(negotiationRows.due_at), asc(negotiationRows.id)];

export const adminNegotiationHandlers = {
  listAdminNegotiations: async ({ query, ports: { db } }) => {
    const where = negotiationFilters(db, query);
    const { sort_by, sort_direction } = query;
    const isByDeadline =
      sort_by === undefined || (sort_by === 'due_at' && sort_direction === 'asc');
    const order = isByDeadline ? EARLIEST_DEADLINE : orderOf(negotiationOrders, query, 'due_at');
    const ids = db.select({ id: negotiationRows.id }).from(negotiationRows).where(where);
    const { rows, ...page } = await readPage(query, {
      rows: ids.orderBy(...order),
      count: (exactUpTo) => countRows(db, negotiationRows, where, exactUpTo),
    });
    const entries = await negotiationsByIds(
      db,
      rows.map(({ id }) => id),
      null,
    );
    const negotiations = entries.map((entry) => ({
      ...dealFacts(entry),
      buyer_name: nameOf(entry.buyer),
      seller_name: nameOf(entry.seller),
      price_percent: entry.offer.price_percent,
      amount: entry.offer.amount,
    }));
    return { status: 200, body: { ...page, negotiations } };
  },

  getAdminNegotiation: async ({ params, ports: { db } }) => {
    const body = await readAdminNegotiation(db, params.id);
    return body ? { status: 200, body } : refuse(404, 'not_found');
  },

  advanceNegotiation: async (call) =>
    await actAsStaff(call, (work, deal) => advance(work, deal, call.body)),

  cancelAdminNegotiation: async (call) =>
    await actAsStaff(call, (work, deal) =>
      cancelDeal(work, deal, { by: 'staff', reason: call.body.reason }),
    ),
} satisfies Partial<Handlers>;

type AdvanceInput = Call<'advanceNegotiation'>['body'];

const ADVANCES = {
  signing: 'confirm_diligence',
  transfer: 'confirm_payment',
  completed: 'complete',
} as const satisfies Record<Exclude<AdvanceInput['to'], 'filed'>, NegotiationEventName>;

async function advance(work: Work, deal: Deal, body: AdvanceInput) {
  const { negotiation } = deal;
  if (body.to === 'filed') return await recordFiling(work, deal, body);
  const next = negotiationStatusAfter(negotiation.status, ADVANCES[body.to], 'staff');
  if (next === null) return refuse(422, 'transition_not_allowed');
  if (body.transfer_filed_on || body.docket_number) return refuseFiling(body);
  switch (body.to) {
    case 'signing':
      return await confirmDiligence(work, deal, 'staff');
    case 'transfer':
      return await confirmPayment(work, deal, 'staff');
    case 'completed': {
      if (!objectionsAreOver(negotiation.objection_deadline_on, work.now)) {
        return refuse(422, 'objection_open');
      }
      await completeSale(work, deal);
      return null;
    }
  }
}

/** What would be dropped is refused. */
function refuseFiling({ transfer_filed_on: filedOn, docket_number: docket }: AdvanceInput) {
  const fault = 'A filing is recorded by a step of its own.';
  return refuseFields({
    ...(filedOn && { transfer_filed_on: fault }),
    ...(docket && { docket_number: fault }),
  });
}

/** Records the filing, or corrects what was recorded of it. */
async function recordFiling(
  work: Work,
  deal: Deal,
  { transfer_filed_on: filedOn, docket_number: docket }: AdvanceInput,
) {
  if (deal.negotiation.status !== 'transfer') return refuse(422, 'transition_not_allowed');
  if (!filedOn || !docket) {
    return refuseFields({
      ...(!filedOn && { transfer_filed_on: 'Enter the day of the filing.' }),
      ...(!docket && { docket_number: 'Enter the docket number.' }),
    });
  }
  const { received_at } = deal.negotiation;
  if (!received_at) throw new Error(`Negotiation ${deal.negotiation.id} was never paid.`);
  const fault = filingDayFault(filedOn, received_at, work.now);
  if (fault) return refuseFields({ transfer_filed_on: fault });
  const deadline = objectionDeadline(filedOn);
  const negotiation = await moveNegotiation(work, deal.negotiation, {
    event: 'transfer_filed',
    by: 'staff',
    offer: deal.offer,
    values: {
      transfer_filed_on: filedOn,
      docket_number: docket.trim(),
      objection_deadline_on: deadline,
      due_at: new Date(`${deadline}T23:59:59.999Z`),
    },
    note: docket.trim(),
  });
  await tellOfDeal(work, { ...deal, negotiation }, { news: 'transfer_filed', by: 'staff' });
  return null;
}

/** An act of the staff on any negotiation. */
async function actAsStaff<Refused extends { status: 422 }>(
  call: DealCall<AdminCaller>,
  act: (work: Work, deal: Deal) => Promise<Refused | null>,
) {
  const { id } = call.params;
  const access = {
    lock: (db: Database) => lockDeal(db, id),
    read: (db: Database) => readAdminNegotiation(db, id),
  };
  return await actOnDeal(call, access, act);
}
