import type { Awaiting, OfferSide } from '@generated/model';

/** The values of `awaiting` for which it is a side's turn. Both sides sign in either order. */
export function turnsOf(side: OfferSide): Awaiting[] {
  return [side, 'both'];
}

/** Whether a negotiation waits for a side. */
export function isTurnOf(side: OfferSide, awaiting: Awaiting): boolean {
  return turnsOf(side).includes(awaiting);
}
