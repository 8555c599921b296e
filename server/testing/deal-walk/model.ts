import type {
  Awaiting,
  ClaimStatus,
  NegotiationStatus,
  OfferSide,
  OfferStatus,
} from '@generated/model';
import { DAY, HOUR } from '@/domain/time';

/** What both sides and the staff read of a deal in each of its states: stage and turn. */
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

/** What an actor is to a deal. The stranger is the rival: a side of another negotiation about the same claim. */
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

/** Both state machines once more, written out by hand: what the exchange imports must not be asked about itself. */
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

/** What becomes of the offer on the table. */
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
  /** All moves, the first first. */
  offers: { status: OfferStatus; madeBy: OfferSide; madeAt: number }[];
  /** When the offer on the table ends, in milliseconds. */
  ends: number;
  /** When the transfer was filed; null before. */
  filed: number | null;
}

export interface Model {
  now: number;
  claim: { id: number; status: ClaimStatus };
  /** About this claim, those that are over as well. */
  deals: Deal[];
}

export function isLive({ state }: Deal): boolean {
  return SEEN[state][1] !== 'none';
}

const MOVES_PER_SIDE = 10;
const WRONG_STATE = '422 transition_not_allowed';

/** How a step is answered: status and code. */
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

/** The 21 days begin after that of the filing, and the last one ends at noon of UTC of the next, as it does at UTC−12. */
function isPastObjections({ now }: Model, { state, filed }: Deal): boolean {
  if (state !== 'filed' || filed === null) return false;
  return now >= (Math.floor(filed / DAY) + 22.5) * DAY;
}

/** How an offer of somebody for the claim is answered. */
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

/** Who is what to a deal. */
export function personOf({ by }: Deal, side: Side): Person {
  if (side === 'buyer') return by;
  if (side === 'stranger') return by === 'buyer' ? 'rival' : 'buyer';
  return side;
}

/** An offer begins a negotiation. */
export function begin(
  model: Model,
  { low, ...of }: Pick<Deal, 'id' | 'by'> & { low: boolean },
): Deal {
  const deal: Deal = { ...of, state: 'bid of buyer', offers: [], ends: 0, filed: null };
  model.deals.push(deal);
  move(model, deal, { madeBy: 'buyer', low });
  return deal;
}

/** What happens to deal and claim with a step that is not refused. */
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

/** Puts an offer on the table; the exchange itself declines one of the buyer's that is below the seller's minimum. */
function move({ now }: Model, deal: Deal, { madeBy, low }: { madeBy: OfferSide; low: boolean }) {
  const isDeclined = low && madeBy === 'buyer';
  deal.offers.push({ status: isDeclined ? 'auto_declined' : 'pending', madeBy, madeAt: now });
  deal.ends = now + 72 * HOUR;
  if (isDeclined) deal.state = 'rejected';
}

/** Every offer that still stands is closed: the claim is off the market. */
export function closeOpen({ deals }: Model) {
  endOpen(deals, 'closed');
}

/** Those whose time has run out. */
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
