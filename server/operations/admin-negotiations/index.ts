import {
  negotiationStatusAfter,
  objectionDeadline,
  objectionsAreOver,
} from '@/domain/deals/negotiation-state';
import { asc } from 'drizzle-orm';
import type { AdminCaller } from '../../auth/caller';
import { countRows } from '../../db/count-rows';
import { negotiationOrders, orderOf } from '../../db/list-orders';
import { negotiationRows } from '../../db/schema';
import { cancelDeal, cancellation, completeDiligence, confirmPayment } from '../../deals/advance';
import { completeSale } from '../../deals/complete-sale';
import { tellOfDeal } from '../../deals/deal-mails';
import { nameOf } from '../../deals/deal-columns';
import { type Deal, lockDeal } from '../../deals/lock-deal';
import { moveNegotiation } from '../../deals/move-negotiation';
import { dealFacts } from '../../deals/negotiation-bodies';
import type { Call, CallBy, Handlers } from '../../router/operation-types';
import { refuse, refuseFields, refuseStale } from '../../router/refusals';
import { change, type Work } from '../../unit-of-work/change';
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
    await actOnDeal(call, (work, deal) => advance(work, deal, call.body)),

  cancelAdminNegotiation: async (call) =>
    await actOnDeal(call, async (work, deal) => {
      const how = cancellation(deal.negotiation, 'staff');
      if (!how) return refuse(422, 'transition_not_allowed');
      const reason = call.body.reason.trim();
      await cancelDeal(work, deal, { change: how, by: 'staff', reason });
      return null;
    }),
} satisfies Partial<Handlers>;

type AdvanceInput = Call<'advanceNegotiation'>['body'];

async function advance(work: Work, deal: Deal, body: AdvanceInput) {
  const { negotiation } = deal;
  switch (body.to) {
    case 'signing': {
      const next = negotiationStatusAfter(negotiation.status, 'complete_diligence', 'staff');
      if (next === null) return refuse(422, 'transition_not_allowed');
      await completeDiligence(work, deal, 'staff');
      return null;
    }
    case 'transfer': {
      if (negotiation.status === 'transfer') return await recordFiling(work, deal, body);
      const next = negotiationStatusAfter(negotiation.status, 'confirm_payment', 'staff');
      if (next === null || !negotiation.paid_at) return refuse(422, 'transition_not_allowed');
      await confirmPayment(work, deal, 'staff');
      return null;
    }
    case 'completed': {
      const next = negotiationStatusAfter(negotiation.status, 'complete', 'staff');
      if (next === null) return refuse(422, 'transition_not_allowed');
      if (!objectionsAreOver(negotiation.objection_deadline_on, work.now)) {
        return refuse(422, 'objection_open');
      }
      await completeSale(work, deal);
      return null;
    }
  }
}

/** Records the filing, or corrects what was recorded of it. */
async function recordFiling(
  work: Work,
  deal: Deal,
  { transfer_filed_on: filedOn, docket_number: docket }: AdvanceInput,
) {
  if (!filedOn || !docket) {
    return refuseFields({
      ...(!filedOn && { transfer_filed_on: 'Enter the day of the filing.' }),
      ...(!docket && { docket_number: 'Enter the docket number.' }),
    });
  }
  if (filedOn > work.now.toISOString().slice(0, 10)) {
    return refuseFields({ transfer_filed_on: 'This day has not come yet.' });
  }
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

type StaffCall = CallBy<AdminCaller> & { params: { id: number }; body: { lock_version: number } };

/** An act of the staff on a negotiation, in the version that it was decided on. */
async function actOnDeal<Refused extends { status: 422 }>(
  call: StaffCall,
  act: (work: Work, deal: Deal) => Promise<Refused | null>,
) {
  const { params, body } = call;
  return await change(call, async (work) => {
    const deal = await lockDeal(work.db, params.id);
    if (!deal) return refuse(404, 'not_found');
    const refused = refuseStale(deal.negotiation, body.lock_version) ?? (await act(work, deal));
    if (refused) return refused;
    const negotiation = await readAdminNegotiation(work.db, params.id);
    if (!negotiation) throw new Error(`Negotiation ${params.id} is gone.`);
    return { status: 200 as const, body: negotiation };
  });
}
