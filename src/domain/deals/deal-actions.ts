import type { Negotiation, Offer, OfferSide } from '@generated/model';
import { negotiationStatusAfter } from './negotiation-state';
import { movesLeft, offerActor, offerStatusAfter } from './offer-state';

/** What can be done to an offer. */
const OFFER_ACTIONS = ['accept', 'counter', 'reject', 'withdraw'] as const;
export type OfferAction = (typeof OFFER_ACTIONS)[number];

/**
 * What a side may do to an offer now. General obstacles to the person's deals are checked before.
 * @param moves all moves of the negotiation.
 */
export function offerActions(
  side: OfferSide,
  offer: Pick<Offer, 'made_by' | 'status'>,
  moves: readonly Pick<Offer, 'made_by'>[],
): OfferAction[] {
  const actor = offerActor(side, offer);
  return OFFER_ACTIONS.filter(
    (action) =>
      offerStatusAfter(offer.status, action, actor) !== null &&
      (action !== 'counter' || movesLeft(side, moves) > 0),
  );
}

/** What a side can do in a negotiation after an acceptance. */
const DEAL_ACTIONS = [
  'confirm_diligence',
  'sign',
  'mark_paid',
  'confirm_payment',
  'cancel',
] as const;
export type DealAction = (typeof DEAL_ACTIONS)[number];

export interface DealState extends Pick<Negotiation, 'role' | 'status' | 'signed_by_me'> {
  paid_at: string | Date | null;
}

/** Whether the seller may name another account for the price: from their signature until it is marked as paid. */
export function mayChangeInstructions({
  role,
  status,
  payment_instructions,
  paid_at,
}: Omit<DealState, 'signed_by_me'> & Pick<Negotiation, 'payment_instructions'>): boolean {
  if (role !== 'seller' || paid_at !== null) return false;
  return status === 'payment' || (status === 'signing' && payment_instructions !== null);
}

/** What the caller's side may do now, in the order of the stages. */
export function dealActions(negotiation: DealState): DealAction[] {
  return DEAL_ACTIONS.filter((action) =>
    action === 'sign' ? maySign(negotiation) : mayDo(action, negotiation),
  );
}

export function maySign({
  status,
  signed_by_me,
}: Pick<DealState, 'status' | 'signed_by_me'>): boolean {
  return status === 'signing' && !signed_by_me;
}

/** Whether a side may now do anything other than sign. Only signing depends on who has signed already (`maySign`). */
export function mayDo(
  action: Exclude<DealAction, 'sign'>,
  { role, status, paid_at }: Omit<DealState, 'signed_by_me'>,
): boolean {
  switch (action) {
    case 'mark_paid':
      return status === 'payment' && role === 'buyer' && paid_at === null;
    case 'confirm_payment':
      return paid_at !== null && negotiationStatusAfter(status, 'confirm_payment', role) !== null;
    case 'confirm_diligence':
    case 'cancel':
      return negotiationStatusAfter(status, action, role) !== null;
  }
}
