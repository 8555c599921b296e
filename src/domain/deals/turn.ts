import type { Awaiting, OfferSide } from '@generated/model';

/** Whether a negotiation waits for a side; both sign in either order. */
export function isTurnOf(side: OfferSide, awaiting: Awaiting): boolean {
  return awaiting === side || awaiting === 'both';
}
