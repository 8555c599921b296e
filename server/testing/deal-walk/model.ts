import type {
  Awaiting,
  ClaimStatus,
  NegotiationStatus,
  OfferSide,
  OfferStatus,
} from '@generated/model';
import { DAY, HOUR } from '@/domain/time';

/** What both sides and the staff read about a deal in each of its states: stage and turn. */
export const SEEN = {
  'bid of buyer': ['open', 'seller'],
  'bid of seller': ['open', 'buyer'],
  diligence: ['diligence', 'buyer'],
  signing: ['signing', 'both'],
  'buyer signed': ['signing', 'seller'],
  'seller signed': ['signing', 'buyer'],
  payment: ['payment', 'buyer'],
  paid: ['payment', 'seller'],
  transfer: ['transfer', 'staff'],
  filed: ['transfer', 'staff'],
  completed: ['completed', 'none'],
  cancelled: ['cancelled', 'none'],
  rejected: ['rejected', 'none'],
  withdrawn: ['withdrawn', 'none'],
  expired: ['expired', 'none'],
  closed: ['closed', 'none'],
} as const satisfies Record<string, readonly [NegotiationStatus, Awaiting]>;

export type DealState = keyof typeof SEEN;

/** The role of an actor in a deal. The stranger is the rival: a side of another negotiation about the same claim. */
export const SIDES = ['buyer', 'seller', 'staff', 'stranger'] as const;
export type Side = (typeof SIDES)[number];

export const OFFER_STEPS = ['counter', 'accept', 'reject', 'withdraw'] as const;
type OfferStep = (typeof OFFER_STEPS)[number];
const STAGE_STEPS = [
  'confirm_diligence',
  'sign',
  'mark_paid',
  'confirm_payment',
  'cancel',
] as const;
const STAFF_STEPS = [
  'to_signing',
  'to_transfer',
  'record_payment',
  'mark_unpaid',
  'to_filed',
  'to_completed',
  'staff_cancel',
] as const;
export const STEPS = [...OFFER_STEPS, ...STAGE_STEPS, ...STAFF_STEPS] as const;
export type Step = (typeof STEPS)[number];

type Ways = Partial<Record<`${OfferSide} ${Step}` | `staff ${Step}`, DealState>>;

const CANCEL: Ways = {
  'buyer cancel': 'cancelled',
  'seller cancel': 'cancelled',
  'staff staff_cancel': 'cancelled',
};
const LATE_CANCEL: Ways = { 'staff staff_cancel': 'cancelled' };

/** Both state machines again, written by hand: the exchange's own must not be used to check themselves. */
const NEXT: Record<DealState, Ways> = {
  'bid of buyer': {
    'seller counter': 'bid of seller',
    'seller accept': 'diligence',
    'seller reject': 'rejected',
    'buyer withdraw': 'withdrawn',
  },
  'bid of seller': {
    'buyer counter': 'bid of buyer',
    'buyer accept': 'diligence',
    'buyer reject': 'rejected',
    'seller withdraw': 'withdrawn',
  },
  diligence: { 'buyer confirm_diligence': 'signing', 'staff to_signing': 'signing', ...CANCEL },
  signing: { 'buyer sign': 'buyer signed', 'seller sign': 'seller signed', ...CANCEL },
  'buyer signed': { 'seller sign': 'payment', ...CANCEL },
  'seller signed': { 'buyer sign': 'payment', ...CANCEL },
  payment: { 'buyer mark_paid': 'paid', 'staff record_payment': 'paid', ...LATE_CANCEL },
  paid: {
    'seller confirm_payment': 'transfer',
    'staff to_transfer': 'transfer',
    'staff mark_unpaid': 'payment',
    ...LATE_CANCEL,
  },
  transfer: { 'staff to_filed': 'filed', ...LATE_CANCEL },
  filed: { 'staff to_filed': 'filed', 'staff to_completed': 'completed', ...LATE_CANCEL },
  completed: {},
  cancelled: {},
  rejected: {},
  withdrawn: {},
  expired: {},
  closed: {},
};

/** What becomes of the pending offer. */
const ANSWERED = {
  counter: 'countered',
  accept: 'accepted',
  reject: 'rejected',
  withdraw: 'withdrawn',
} as const satisfies Record<OfferStep, OfferStatus>;

export const CLAIM_STEPS = {
  pause: { from: ['open'], to: 'paused' },
  resume: { from: ['paused'], to: 'open' },
  withdraw: { from: ['open', 'paused'], to: 'withdrawn' },
} as const satisfies Record<string, { from: readonly ClaimStatus[]; to: ClaimStatus }>;
export type ClaimStep = keyof typeof CLAIM_STEPS;

export type Buyer = 'buyer' | 'rival';

export interface Deal {
  id: number;
  by: Buyer;
  state: DealState;
  /** All moves, oldest first. */
  offers: { status: OfferStatus; madeBy: OfferSide; madeAt: number }[];
  /** When the pending offer ends, in milliseconds. */
  ends: number;
  /** When the transfer was filed; null before that. */
  filed: number | null;
}

export interface Model {
  now: number;
  claim: { id: number; status: ClaimStatus };
  /** All deals about this claim, including finished ones. */
  deals: Deal[];
}

export function isLive({ state }: Deal): boolean {
  return SEEN[state][1] !== 'none';
}

const MOVES_PER_SIDE = 10;
const WRONG_STATE = '422 transition_not_allowed';

/** The answer to a step: status and code. */
export function answerTo(model: Model, deal: Deal, side: Side, step: Step): string {
  const isOfStaff = (STAFF_STEPS as readonly Step[]).includes(step);
  if (isOfStaff !== (side === 'staff')) return '403 forbidden';
  if (side === 'stranger') return '404 not_found';
  if (step === 'to_completed' && !isPastObjections(model, deal)) {
    return SEEN[deal.state][0] === 'transfer' ? '422 objection_open' : WRONG_STATE;
  }
  if (nextOf(deal, side, step) === undefined) return WRONG_STATE;
  if (step !== 'counter') return '200';
  const moves = deal.offers.filter(({ madeBy }) => madeBy === side).length;
  return moves < MOVES_PER_SIDE ? '201' : '422 too_many_moves';
}

export function nextOf({ state }: Deal, side: Side, step: Step): DealState | undefined {
  const ways: Partial<Record<string, DealState>> = NEXT[state];
  return ways[`${side} ${step}`];
}

/** The 21 days begin the day after the filing. The last one ends at noon UTC of the next day, as it does at UTC−12. */
function isPastObjections({ now }: Model, { state, filed }: Deal): boolean {
  if (state !== 'filed' || filed === null) return false;
  return now >= (Math.floor(filed / DAY) + 22.5) * DAY;
}

/** The answer to somebody's offer for the claim. */
export function answerToBid({ claim, deals, now }: Model, who: Person): string {
  if (who === 'staff') return '403 forbidden';
  if (who === 'seller') return '422 own_claim';
  if (claim.status !== 'open') return '422 claim_not_open';
  if (deals.some((deal) => deal.by === who && isLive(deal))) return '422 negotiation_exists';
  const today = deals
    .filter(({ by }) => by === who)
    .flatMap(({ offers }) => offers)
    .filter(
      ({ status, madeBy, madeAt }) =>
        madeBy === 'buyer' &&
        (status === 'auto_declined' || status === 'withdrawn') &&
        madeAt > now - DAY,
    );
  return today.length < 3 ? '201' : '429 rate_limited';
}

export type Person = Buyer | 'seller' | 'staff';

/** Which person has which role in a deal. */
export function personOf({ by }: Deal, side: Side): Person {
  if (side === 'buyer') return by;
  if (side === 'stranger') return by === 'buyer' ? 'rival' : 'buyer';
  return side;
}

/** Begins a negotiation with an offer. */
export function begin(
  model: Model,
  { low, ...of }: Pick<Deal, 'id' | 'by'> & { low: boolean },
): Deal {
  const deal: Deal = { ...of, state: 'bid of buyer', offers: [], ends: 0, filed: null };
  model.deals.push(deal);
  move(model, deal, { madeBy: 'buyer', low });
  return deal;
}

/** Applies a step that was not refused to deal and claim. */
export function take(
  model: Model,
  { deal, side, step, low }: { deal: Deal; side: Side; step: Step; low: boolean },
) {
  const next = nextOf(deal, side, step);
  if (next === undefined) throw new Error(`${side} ${step} leads nowhere from ${deal.state}.`);
  const { claim } = model;
  const answered: Partial<Record<Step, OfferStatus>> = ANSWERED;
  const last = deal.offers.at(-1);
  if (last) last.status = answered[step] ?? last.status;
  deal.state = next;
  if (step === 'counter' && (side === 'buyer' || side === 'seller')) {
    move(model, deal, { madeBy: side, low });
  }
  if (step === 'accept') {
    claim.status = 'under_offer';
    closeOpen(model);
  }
  if (next === 'filed') deal.filed = model.now;
  if (next === 'cancelled') claim.status = 'open';
  if (next === 'completed') claim.status = 'sold';
}

/** Makes an offer; the exchange itself declines one of the buyer's that is below the seller's minimum. */
function move({ now }: Model, deal: Deal, { madeBy, low }: { madeBy: OfferSide; low: boolean }) {
  const isDeclined = low && madeBy === 'buyer';
  deal.offers.push({ status: isDeclined ? 'auto_declined' : 'pending', madeBy, madeAt: now });
  deal.ends = now + 72 * HOUR;
  if (isDeclined) deal.state = 'rejected';
}

/** Closes every pending offer: the claim is off the market. */
export function closeOpen({ deals }: Model) {
  endOpen(deals, 'closed');
}

/** Expires the offers that have run out. */
export function expireOpen({ deals, now }: Model) {
  endOpen(
    deals.filter(({ ends }) => ends <= now),
    'expired',
  );
}

function endOpen(deals: Deal[], how: 'closed' | 'expired') {
  for (const deal of deals) {
    const last = deal.offers.at(-1);
    if (SEEN[deal.state][0] !== 'open' || !last) continue;
    deal.state = how;
    last.status = how;
  }
}
