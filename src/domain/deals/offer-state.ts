import type { OfferSide, OfferStatus } from '@generated/model';
import { presentTime } from '../present-time';

/** Who causes a transition: the maker of the offer, its recipient, or what happens to the claim and the clock. */
export type OfferActor = 'maker' | 'recipient' | 'system';

interface Transition {
  to: OfferStatus;
  by: readonly OfferActor[];
}

/** The state machine of an offer. Every transition ends a pending offer, and none leads back. */
export const OFFER_TRANSITIONS = {
  counter: { to: 'countered', by: ['recipient'] },
  accept: { to: 'accepted', by: ['recipient'] },
  reject: { to: 'rejected', by: ['recipient'] },
  /** Also done by the exchange for a buyer who may no longer bid. */
  withdraw: { to: 'withdrawn', by: ['maker', 'system'] },
  expire: { to: 'expired', by: ['system'] },
  decline: { to: 'auto_declined', by: ['system'] },
  close: { to: 'closed', by: ['system'] },
} as const satisfies Record<string, Transition>;

export type OfferTransition = keyof typeof OFFER_TRANSITIONS;

/** The status after the transition; null if the machine forbids it to this actor. */
export function offerStatusAfter(
  status: OfferStatus,
  transition: OfferTransition,
  actor: OfferActor,
): OfferStatus | null {
  const { to, by }: Transition = OFFER_TRANSITIONS[transition];
  return status === 'pending' && by.includes(actor) ? to : null;
}

export function otherSide(side: OfferSide): OfferSide {
  return side === 'buyer' ? 'seller' : 'buyer';
}

/** The role of a side, or of the exchange itself, towards an offer. */
export function offerActor(by: OfferSide | 'system', offer: { made_by: OfferSide }): OfferActor {
  if (by === 'system') return by;
  return by === offer.made_by ? 'maker' : 'recipient';
}

/** How many moves a side has in one negotiation (domain, state machines of the offer). */
export const MOVES_PER_SIDE = 10;

export function movesLeft(side: OfferSide, moves: readonly { made_by: OfferSide }[]): number {
  return MOVES_PER_SIDE - moves.filter(({ made_by }) => made_by === side).length;
}

/** Whether an offer can still be answered. Past its time it is over, even before the exchange has recorded that. */
export function stands(
  { status, expires_at }: { status: OfferStatus; expires_at: Date | string },
  now = presentTime(),
): boolean {
  return status === 'pending' && new Date(expires_at).getTime() > now;
}
