import type { Awaiting, OfferSide } from '@generated/model';
import { AWAITING_LABELS } from './labels';

/** Whether a negotiation waits for a side; both sign in either order. */
export function isTurnOf(side: OfferSide, awaiting: Awaiting): boolean {
  return awaiting === side || awaiting === 'both';
}

/** Whose turn it is, as a side reads it: "You", "Seller". */
export function turnLabel(side: OfferSide, awaiting: Awaiting): string {
  return isTurnOf(side, awaiting) ? 'You' : AWAITING_LABELS[awaiting];
}

/** Whether what a negotiation waits for should have happened by now. */
export function isOverdue(dueAt: string | null, now = Date.now()): boolean {
  return dueAt !== null && Date.parse(dueAt) < now;
}
