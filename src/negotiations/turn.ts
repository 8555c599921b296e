import type { Awaiting, OfferSide } from '@generated/model';
import { isTurnOf } from '@/domain/deals/turn';
import { AWAITING_LABELS } from './labels';

/** Whose turn it is, as a side reads it: "Your turn", "Seller’s turn". Says by itself what it is: on a phone it stands alone. */
export function turnLabel(side: OfferSide, awaiting: Awaiting): string {
  return isTurnOf(side, awaiting) ? 'Your turn' : `${AWAITING_LABELS[awaiting]}’s turn`;
}

/** Whether what a negotiation waits for should have happened by now. */
export function isOverdue(dueAt: string | null, now = Date.now()): boolean {
  return dueAt !== null && Date.parse(dueAt) < now;
}
