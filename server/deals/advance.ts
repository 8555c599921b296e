import {
  addBusinessDays,
  negotiationStatusAfter,
  SIGNING_DAYS,
} from '@/domain/deals/negotiation-state';
import { signInRefusal } from '@/domain/user-status';
import { eq } from 'drizzle-orm';
import type { NegotiationActor } from '@generated/model';
import { moveClaim } from './move-claim';
import type { ClaimRow } from '../claims/lock-claim';
import { userRows } from '../db/schema';
import { refuse } from '../calls/refusals';
import type { Work } from '../unit-of-work/change';
import { drawUpAssignment } from './assignments';
import { tellOfDeal } from './deal-mails';
import type { Deal } from './lock-deal';
import { moveNegotiation } from './move-negotiation';

/** Ends the examination: the agreement is drawn up, and both sides sign. Refused where the state machine does not know it. */
export async function confirmDiligence(work: Work, deal: Deal, by: NegotiationActor) {
  if (negotiationStatusAfter(deal.negotiation.status, 'confirm_diligence', by) === null) {
    return refuse(422, 'transition_not_allowed');
  }
  await drawUpAssignment(work, deal);
  const negotiation = await moveNegotiation(work, deal.negotiation, {
    change: 'confirm_diligence',
    event: 'diligence_completed',
    by,
    offer: deal.offer,
    values: { due_at: addBusinessDays(work.now, SIGNING_DAYS) },
  });
  await tellOfDeal(work, { ...deal, negotiation }, { news: 'diligence_completed', by });
  return null;
}

/** The price was received: the staff file the transfer next. Refused before the buyer has said that it is paid. */
export async function confirmPayment(work: Work, deal: Deal, by: NegotiationActor) {
  const { status, paid_at } = deal.negotiation;
  if (negotiationStatusAfter(status, 'confirm_payment', by) === null || !paid_at) {
    return refuse(422, 'transition_not_allowed');
  }
  const negotiation = await moveNegotiation(work, deal.negotiation, {
    change: 'confirm_payment',
    event: 'payment_confirmed',
    by,
    offer: deal.offer,
    values: { received_at: work.now, due_at: null },
  });
  await tellOfDeal(work, { ...deal, negotiation }, { news: 'payment_confirmed', by });
  return null;
}

/** Where its seller may not log in it waits, as nobody would answer for it. */
async function putBackOnMarket(work: Work, claim: ClaimRow): Promise<void> {
  const open = await moveClaim(work, claim, { change: 'cancel_negotiation', by: 'system' });
  const [seller] = await work.db.select().from(userRows).where(eq(userRows.id, claim.user_id));
  if (seller && signInRefusal(seller.status)) {
    await moveClaim(work, open, { change: 'pause', by: 'staff' });
  }
}

/** Cancels a deal: the claim comes back onto the market. Refused in a stage in which this actor cannot. */
export async function cancelDeal(
  work: Work,
  deal: Deal,
  { by, reason }: { by: NegotiationActor; reason: string },
) {
  const change = (['cancel', 'cancel_late'] as const).find(
    (event) => negotiationStatusAfter(deal.negotiation.status, event, by) !== null,
  );
  if (!change) return refuse(422, 'transition_not_allowed');
  const note = reason.trim();
  await putBackOnMarket(work, deal.claim);
  const negotiation = await moveNegotiation(work, deal.negotiation, {
    change,
    event: 'cancelled',
    by,
    offer: deal.offer,
    values: { cancel_reason: note, cancelled_by: by },
    note,
  });
  await tellOfDeal(work, { ...deal, negotiation }, { news: 'cancelled', by, note });
  return null;
}
