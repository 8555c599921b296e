import type {
  Awaiting,
  NegotiationActor,
  NegotiationEventType,
  NegotiationStatus,
  OfferSide,
} from '@generated/model';
import { otherSide } from './offer-state';

interface Transition {
  from: readonly NegotiationStatus[];
  to: NegotiationStatus;
  by: readonly NegotiationActor[];
}

/** The state machine of a negotiation. No other transitions exist. */
export const NEGOTIATION_TRANSITIONS = {
  accept: { from: ['open'], to: 'diligence', by: ['buyer', 'seller'] },
  reject: { from: ['open'], to: 'rejected', by: ['buyer', 'seller'] },
  /** The offer is below the seller's minimum. */
  decline: { from: ['open'], to: 'rejected', by: ['system'] },
  withdraw: { from: ['open'], to: 'withdrawn', by: ['buyer', 'seller', 'system'] },
  expire: { from: ['open'], to: 'expired', by: ['system'] },
  close: { from: ['open'], to: 'closed', by: ['system'] },
  confirm_diligence: { from: ['diligence'], to: 'signing', by: ['buyer', 'staff'] },
  /** At the second signature. */
  sign: { from: ['signing'], to: 'payment', by: ['buyer', 'seller'] },
  /** Once the price is marked as paid. */
  confirm_payment: { from: ['payment'], to: 'transfer', by: ['seller', 'staff'] },
  complete: { from: ['transfer'], to: 'completed', by: ['staff'] },
  cancel: { from: ['diligence', 'signing'], to: 'cancelled', by: ['buyer', 'seller', 'staff'] },
  cancel_late: { from: ['payment', 'transfer'], to: 'cancelled', by: ['staff'] },
} as const satisfies Record<string, Transition>;

export type NegotiationTransition = keyof typeof NEGOTIATION_TRANSITIONS;

/** The stage after the transition; null if the machine forbids it to this actor. */
export function negotiationStatusAfter(
  status: NegotiationStatus,
  transition: NegotiationTransition,
  actor: NegotiationActor,
): NegotiationStatus | null {
  const { from, to, by }: Transition = NEGOTIATION_TRANSITIONS[transition];
  return from.includes(status) && by.includes(actor) ? to : null;
}

/** The event by which the timeline tells of each transition. */
const EVENT_TYPES = {
  accept: 'offer_accepted',
  reject: 'offer_rejected',
  decline: 'offer_auto_declined',
  withdraw: 'offer_withdrawn',
  expire: 'offer_expired',
  close: 'offer_closed',
  confirm_diligence: 'diligence_completed',
  sign: 'signed',
  confirm_payment: 'payment_confirmed',
  complete: 'completed',
  cancel: 'cancelled',
  cancel_late: 'cancelled',
} as const satisfies Record<NegotiationTransition, NegotiationEventType>;

/** What happens in a negotiation: a transition to another stage, or an event within one. */
export type Happening =
  | { transition: NegotiationTransition; event?: undefined }
  | {
      transition?: undefined;
      /** A first signature does not change the stage. */
      event: 'signed' | Exclude<NegotiationEventType, (typeof EVENT_TYPES)[NegotiationTransition]>;
    };

export function eventTypeOf({ transition, event }: Happening): NegotiationEventType {
  return transition ? EVENT_TYPES[transition] : event;
}

/** The stages of a sale in order, from the acceptance on. */
export const DEAL_STAGES = ['diligence', 'signing', 'payment', 'transfer', 'completed'] as const;

export type DealStage = (typeof DEAL_STAGES)[number];

/** The stages of a sale under way: between the acceptance and its end. */
export const STAGES_UNDER_WAY = DEAL_STAGES.filter((stage) => stage !== 'completed');

/** The stages in which a side has to meet the deadline. Both sides are reminded when it has passed. */
export const REMINDED_STAGES = [
  'diligence',
  'signing',
  'payment',
] as const satisfies readonly DealStage[];

export function isDealStage(status: NegotiationStatus): status is DealStage {
  return DEAL_STAGES.some((each) => each === status);
}

export function isReminded(status: NegotiationStatus): boolean {
  return REMINDED_STAGES.some((each) => each === status);
}

/** Stages that are not over. A buyer has at most one such negotiation about a claim. */
export const LIVE_STATUSES = [
  'open',
  'diligence',
  'signing',
  'payment',
  'transfer',
] as const satisfies readonly NegotiationStatus[];

/** The stages that can wait for a side; a transfer waits for our staff. */
export type TurnStage = Exclude<(typeof LIVE_STATUSES)[number], 'transfer'>;

/** Whether the negotiation is not over. */
export function isLive(status: NegotiationStatus): boolean {
  return LIVE_STATUSES.some((each) => each === status);
}

/** Whether the negotiation is over without a sale, so that nothing is left to write. */
export function endsWithoutSale(status: NegotiationStatus): boolean {
  return status !== 'completed' && !isLive(status);
}

/** What decides whose turn it is. */
export interface Progress {
  status: NegotiationStatus;
  /** Who made the pending offer. */
  offer_made_by: OfferSide;
  buyer_signed_at: Date | null;
  seller_signed_at: Date | null;
  paid_at: Date | null;
}

export function awaitingOf(progress: Progress): Awaiting {
  switch (progress.status) {
    case 'open':
      return otherSide(progress.offer_made_by);
    case 'diligence':
      return 'buyer';
    case 'signing':
      if (progress.buyer_signed_at) return 'seller';
      return progress.seller_signed_at ? 'buyer' : 'both';
    case 'payment':
      return progress.paid_at ? 'seller' : 'buyer';
    case 'transfer':
      return 'staff';
    case 'completed':
    case 'cancelled':
    case 'rejected':
    case 'withdrawn':
    case 'expired':
    case 'closed':
      return 'none';
  }
}
