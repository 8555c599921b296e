import type {
  Awaiting,
  NegotiationActor,
  NegotiationEventType,
  NegotiationStatus,
  OfferSide,
} from '@generated/model';
import { DAY } from '../time';

interface Transition {
  from: readonly NegotiationStatus[];
  to: NegotiationStatus;
  by: readonly NegotiationActor[];
}

/** The state machine of a negotiation: no other way leads from one stage to another. */
export const NEGOTIATION_TRANSITIONS = {
  accept: { from: ['open'], to: 'diligence', by: ['buyer', 'seller'] },
  reject: { from: ['open'], to: 'rejected', by: ['buyer', 'seller'] },
  /** The offer is below the seller's minimum. */
  decline: { from: ['open'], to: 'rejected', by: ['system'] },
  withdraw: { from: ['open'], to: 'withdrawn', by: ['buyer', 'seller', 'system'] },
  expire: { from: ['open'], to: 'expired', by: ['system'] },
  close: { from: ['open'], to: 'closed', by: ['system'] },
  confirm_diligence: { from: ['diligence'], to: 'signing', by: ['buyer', 'staff'] },
  /** With the second signature. */
  sign: { from: ['signing'], to: 'payment', by: ['buyer', 'seller'] },
  /** Once it is marked as paid. */
  confirm_payment: { from: ['payment'], to: 'transfer', by: ['seller', 'staff'] },
  complete: { from: ['transfer'], to: 'completed', by: ['staff'] },
  cancel: { from: ['diligence', 'signing'], to: 'cancelled', by: ['buyer', 'seller', 'staff'] },
  cancel_late: { from: ['payment', 'transfer'], to: 'cancelled', by: ['staff'] },
} as const satisfies Record<string, Transition>;

export type NegotiationEventName = keyof typeof NEGOTIATION_TRANSITIONS;

/** The stage after the event, or null where the machine forbids it to this actor. */
export function negotiationStatusAfter(
  status: NegotiationStatus,
  event: NegotiationEventName,
  actor: NegotiationActor,
): NegotiationStatus | null {
  const { from, to, by }: Transition = NEGOTIATION_TRANSITIONS[event];
  return from.includes(status) && by.includes(actor) ? to : null;
}

/** What the timeline calls each of them. */
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
} as const satisfies Record<NegotiationEventName, NegotiationEventType>;

/** What happens in a negotiation: it passes to another stage, or something within one. */
export type Happening =
  | { change: NegotiationEventName; event?: undefined }
  | {
      change?: undefined;
      /** A first signature changes no stage. */
      event: 'signed' | Exclude<NegotiationEventType, (typeof EVENT_TYPES)[NegotiationEventName]>;
    };

export function eventTypeOf({ change, event }: Happening): NegotiationEventType {
  return change ? EVENT_TYPES[change] : event;
}

/** The stages of a sale in their order, from the acceptance on. */
export const DEAL_STAGES = ['diligence', 'signing', 'payment', 'transfer', 'completed'] as const;

export type DealStage = (typeof DEAL_STAGES)[number];

export function isDealStage(status: NegotiationStatus): status is DealStage {
  return (DEAL_STAGES as readonly NegotiationStatus[]).includes(status);
}

/** Those that are not over: of a buyer about one claim there is at most one. */
export const LIVE_STATUSES = [
  'open',
  'diligence',
  'signing',
  'payment',
  'transfer',
] as const satisfies readonly NegotiationStatus[];

/** Whether it is not over. */
export function isLive(status: NegotiationStatus): boolean {
  return (LIVE_STATUSES as readonly NegotiationStatus[]).includes(status);
}

/** Whether it is over and the claim is not sold: nothing is left to say. */
export function endsWithoutSale(status: NegotiationStatus): boolean {
  return status !== 'completed' && !isLive(status);
}

/** What decides whose turn it is. */
export interface Progress {
  status: NegotiationStatus;
  /** Who made the offer that stands. */
  offer_made_by: OfferSide;
  buyer_signed_at: Date | null;
  seller_signed_at: Date | null;
  paid_at: Date | null;
}

export function awaitingOf(progress: Progress): Awaiting {
  switch (progress.status) {
    case 'open':
      return progress.offer_made_by === 'buyer' ? 'seller' : 'buyer';
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

/** Business days that a stage lasts (practice of the trade: two for the examination of documents). */
export const DILIGENCE_DAYS = 2;
export const SIGNING_DAYS = 3;
/** Days in which the transfer can be objected to (Rule 3001(e) of the Federal Rules of Bankruptcy Procedure). */
export const OBJECTION_DAYS = 21;

/** The same time so many business days later; Saturdays and Sundays (UTC) do not count, holidays do. */
export function addBusinessDays(from: Date, days: number): Date {
  let at = from.getTime();
  for (let left = days; left > 0;) {
    at += DAY;
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(at);
}

/** @param settlementDays as agreed, in calendar days. */
export function paymentDueAt(signedAt: Date, settlementDays: number): Date {
  return new Date(signedAt.getTime() + settlementDays * DAY);
}

/** @param filedOn a day as `2026-11-18`. @returns the last day for objections. */
export function objectionDeadline(filedOn: string): string {
  return dayOf(new Date(Date.parse(`${filedOn}T00:00:00Z`) + OBJECTION_DAYS * DAY));
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/**
 * What is wrong with the day of a filing: it lies ahead, or before the price was received, wherever the court is.
 * @param filedOn a day as `2026-11-18`; the exchange reckons in UTC.
 */
export function filingDayFault(filedOn: string, receivedAt: Date, now: Date): string | null {
  return pastDayFault(filedOn, now, {
    since: receivedAt,
    early: 'On this day the price was not received yet.',
  });
}

/** As of a filing, of the day on which a fee was received: no deal, no fee. */
export function feeDayFault(receivedOn: string, agreedAt: Date, now: Date): string | null {
  return pastDayFault(receivedOn, now, {
    since: agreedAt,
    early: 'On this day nothing was agreed yet.',
  });
}

function pastDayFault(
  day: string,
  now: Date,
  { since, early }: { since: Date; early: string },
): string | null {
  if (day > dayOf(now)) return 'This day has not come yet.';
  const whereDaysEndLast = new Date(since.getTime() - DAY / 2);
  return day < dayOf(whereDaysEndLast) ? early : null;
}

/** Whether the sale may be completed: the filing is recorded and the last day for objections is over. */
export function objectionsAreOver(deadlineOn: string | null, now: Date): boolean {
  return deadlineOn !== null && now.getTime() >= Date.parse(`${deadlineOn}T00:00:00Z`) + DAY;
}
