import { dueAfter } from '@/domain/deals/deadlines/deadlines';
import { feeOf, hasFee } from '@/domain/deals/fees';
import { negotiationStatusAfter } from '@/domain/deals/negotiation-state';
import type { NegotiationActor } from '@generated/model';
import { transitionClaim } from './transition-claim';
import { tellSeller } from '../claims/tell-seller';
import type { Work } from '../unit-of-work/change';
import { bothSignedAt, drawUpAssignment, findAssignment } from './assignment/assignments';
import type { Deal } from './lock-deal';
import { recordAndTell } from './record-in-negotiation';
import { pauseIfObstructed } from './take-claims-off';

/*
 * The stages of a deal that are brought about by a side, or by the staff in its place. Callers have asked
 * `src/domain/deals` whether they may; the state machine throws if they have not.
 */

/** Ends the examination: draws up the agreement, which both sides then sign. */
export async function confirmDiligence(
  work: Work,
  deal: Deal,
  by: NegotiationActor,
): Promise<void> {
  await drawUpAssignment(work, deal);
  await recordAndTell(work, deal, {
    transition: 'confirm_diligence',
    by,
    values: { due_at: dueAfter('diligence_completed', { at: work.now }) },
  });
}

/** Records that the price was paid, as the buyer or the staff in their place say; it is then the seller's turn. */
export async function markPaid(
  work: Work,
  deal: Deal,
  by: NegotiationActor,
  payment: { reference: string; documentId?: number | null },
): Promise<void> {
  const reference = payment.reference.trim();
  const documentId = payment.documentId ?? null;
  await recordAndTell(work, deal, {
    event: 'marked_paid',
    by,
    values: {
      payment_reference: reference,
      payment_document_id: documentId,
      paid_at: work.now,
      unpaid_reason: null,
      due_at: dueAfter('marked_paid', { at: work.now }),
    },
    note: reference,
    documentId,
  });
}

/** Records that the price was received; the staff file the transfer next. */
export async function confirmPayment(work: Work, deal: Deal, by: NegotiationActor): Promise<void> {
  await recordAndTell(work, deal, {
    transition: 'confirm_payment',
    by,
    values: {
      received_at: work.now,
      due_at: null,
      seller_fee_due_at: hasFee(feeOf('seller', deal.offer))
        ? dueAfter('payment_confirmed', { at: work.now })
        : null,
    },
  });
}

/** Takes back that the price was paid: the buyer has to pay it and mark it as paid again. */
export async function markUnpaid(work: Work, deal: Deal, reason: string): Promise<void> {
  const note = reason.trim();
  const signedAt = bothSignedAt(await findAssignment(work.db, deal.negotiation.id));
  await recordAndTell(work, deal, {
    event: 'marked_unpaid',
    by: 'staff',
    values: {
      paid_at: null,
      payment_reference: null,
      payment_document_id: null,
      unpaid_reason: note,
      due_at: dueAfter('marked_unpaid', {
        at: work.now,
        signedAt,
        settlementDays: deal.offer.settlement_days,
      }),
    },
    note,
  });
}

/** Cancels a deal; the claim goes back onto the market. */
export async function cancelDeal(
  work: Work,
  deal: Deal,
  { by, reason }: { by: NegotiationActor; reason: string },
): Promise<void> {
  const isLate = negotiationStatusAfter(deal.negotiation.status, 'cancel', by) === null;
  const note = reason.trim();
  const open = await transitionClaim(work, deal.claim, {
    transition: 'cancel_negotiation',
    by: 'system',
  });
  const { claim, obstacle } = await pauseIfObstructed(work, open);
  if (obstacle === 'case_not_open') await tellSeller(work, claim, 'case_not_open');
  await recordAndTell(work, deal, {
    transition: isLate ? 'cancel_late' : 'cancel',
    by,
    values: { cancel_reason: note, cancelled_by: by },
    note,
  });
}
