import {
  addBusinessDays,
  negotiationStatusAfter,
  SIGNING_DAYS,
} from '@/domain/deals/negotiation-state';
import type { NegotiationActor } from '@generated/model';
import { moveClaim } from '../claims/change-status';
import type { Work } from '../unit-of-work/change';
import { drawUpAssignment } from './assignments';
import { tellOfDeal } from './deal-mails';
import type { Deal, NegotiationRow } from './lock-deal';
import { moveNegotiation } from './move-negotiation';

/** Ends the examination: the agreement is drawn up, and both sides sign. The caller has asked the state machine. */
export async function completeDiligence(
  work: Work,
  deal: Deal,
  by: NegotiationActor,
): Promise<NegotiationRow> {
  await drawUpAssignment(work, deal);
  const negotiation = await moveNegotiation(work, deal.negotiation, {
    change: 'complete_diligence',
    event: 'diligence_completed',
    by,
    offer: deal.offer,
    values: { due_at: addBusinessDays(work.now, SIGNING_DAYS) },
  });
  await tellOfDeal(work, { ...deal, negotiation }, { news: 'diligence_completed', by });
  return negotiation;
}

/** The price was received: the staff file the transfer next. The caller has asked the state machine. */
export async function confirmPayment(
  work: Work,
  deal: Deal,
  by: NegotiationActor,
): Promise<NegotiationRow> {
  const negotiation = await moveNegotiation(work, deal.negotiation, {
    change: 'confirm_payment',
    event: 'payment_confirmed',
    by,
    offer: deal.offer,
    values: { received_at: work.now, due_at: null },
  });
  await tellOfDeal(work, { ...deal, negotiation }, { news: 'payment_confirmed', by });
  return negotiation;
}

/** What cancels a negotiation of this actor in this stage, or null where nothing does. */
export function cancellation({ status }: NegotiationRow, by: NegotiationActor) {
  return (
    (['cancel', 'cancel_late'] as const).find(
      (change) => negotiationStatusAfter(status, change, by) !== null,
    ) ?? null
  );
}

/** Cancels a deal: the claim comes back onto the market. */
export async function cancelDeal(
  work: Work,
  deal: Deal,
  move: { change: 'cancel' | 'cancel_late'; by: NegotiationActor; reason: string },
): Promise<NegotiationRow> {
  const { change, by, reason } = move;
  await moveClaim(work, deal.claim, { change: 'cancel_negotiation', by: 'system' });
  const negotiation = await moveNegotiation(work, deal.negotiation, {
    change,
    event: 'cancelled',
    by,
    offer: deal.offer,
    values: { cancel_reason: reason, cancelled_by: by },
    note: reason,
  });
  await tellOfDeal(work, { ...deal, negotiation }, { news: 'cancelled', by, note: reason });
  return negotiation;
}
