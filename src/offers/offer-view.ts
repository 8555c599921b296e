import type { Claim, NegotiationStatus, Offer, OfferSide, RivalOffer } from '@generated/model';
import { endsWithoutSale } from '@/domain/deals/negotiation-state';
import { otherSide, stands } from '@/domain/deals/offer-state';
import { isForPart } from '@/domain/deals/part';
import { formatAmount, formatPrice } from '@/domain/money';
import { countOf } from '@/domain/sentences';
import { RECOURSE_LABELS } from '@/claims/labels';
import type { Tone } from '@/ui/feedback/badge';
import {
  EXCESS_CLAIM_LABELS,
  EXCESS_CLAIM_MEANINGS,
  OFFER_STATUS_LABELS,
  OFFER_STATUS_TONES,
  RECOURSE_MEANINGS,
  SETTLEMENT_METHOD_LABELS,
} from './labels';

/** Which side of the negotiation the reader is. */
export function sideOf({ is_mine, made_by }: Pick<Offer, 'is_mine' | 'made_by'>): OfferSide {
  return is_mine ? made_by : otherSide(made_by);
}

export type PartOfClaim = Pick<Offer, 'face_amount' | 'currency'> & {
  claim: Pick<Claim, 'face_amount'>;
};

/** The part that an offer is for, unless it is for the whole claim: "$9,500,000 of $19,000,000". */
export function partText(offer: PartOfClaim): string | null {
  const { face_amount, claim, currency } = offer;
  return isForPart(offer, claim)
    ? `${formatAmount(face_amount, currency)} of ${formatAmount(claim.face_amount, currency)}`
    : null;
}

/**
 * What a seller would receive from another buyer's offer, at which price and, for a part, of how much: "$614,000.00 at
 * 62.00 % of $1,000,000.00". If one line has no room, the text breaks before the price.
 */
export function rivalSum(
  rival: Pick<RivalOffer, 'net_amount' | 'face_amount' | 'currency' | 'price_percent'>,
  claim: Pick<Claim, 'face_amount'>,
): string {
  const { net_amount: net, face_amount: face, currency, price_percent: price } = rival;
  const part = isForPart(rival, claim) ? ` of ${formatAmount(face, currency)}` : '';
  return `${formatAmount(net, currency)} ${`at ${formatPrice(price)}`.replaceAll(' ', '\u00A0')}${part}`;
}

/** Whether an offer waits for the reader's answer. */
export function isToAnswer(offer: Pick<Offer, 'status' | 'expires_at' | 'is_mine'>): boolean {
  return stands(offer) && !offer.is_mine;
}

/** The state of an offer for the reader, in a word. One that waits for them is their turn. */
export function stateOf(
  offer: Pick<Offer, 'status' | 'expires_at' | 'is_mine' | 'negotiation_status'>,
): { label: string; tone: Tone } {
  if (isToAnswer(offer)) return { label: 'Your turn', tone: 'warning' };
  if (offer.status === 'accepted' && offer.negotiation_status === 'cancelled')
    return { label: 'Sale cancelled', tone: 'neutral' };
  const status = offer.status === 'pending' && !stands(offer) ? 'expired' : offer.status;
  return { label: OFFER_STATUS_LABELS[status], tone: OFFER_STATUS_TONES[status] };
}

/** Whether the money of an offer is still to come, has arrived, was agreed on but called off, or never comes. */
type Payment = 'to_come' | 'made' | 'called_off' | 'lapsed';

/**
 * The state of the money for a negotiation's offer.
 * @param receivedAt when the price was received, if known. The sale may still have been cancelled afterwards.
 */
export function paymentOf(status: NegotiationStatus, receivedAt: string | null = null): Payment {
  if (receivedAt !== null || status === 'transfer' || status === 'completed') return 'made';
  if (status === 'cancelled') return 'called_off';
  return endsWithoutSale(status) ? 'lapsed' : 'to_come';
}

type Unpaid = Exclude<Payment, 'made'>;

/** In a sale that was called off, the price may have been paid. An offer does not know, so its words fit both cases. */
const SUM_LABELS: Record<OfferSide, Record<Unpaid, string>> = {
  buyer: { to_come: 'You pay', called_off: 'You were to pay', lapsed: 'You would have paid' },
  seller: {
    to_come: 'You receive',
    called_off: 'You were to receive',
    lapsed: 'You would have received',
  },
};

interface Sum {
  label: string;
  amount: string;
  currency: string;
}

/** The sum of an offer for a side after its fee: what a seller receives, or what a buyer pays. */
export function afterFees(
  side: OfferSide,
  offer: Pick<Offer, 'net_amount' | 'total_amount' | 'currency'>,
  payment: Unpaid = 'to_come',
): Sum {
  const amount = side === 'seller' ? offer.net_amount : offer.total_amount;
  return { label: SUM_LABELS[side][payment], amount, currency: offer.currency };
}

/**
 * What the buyer sends to the seller: the price. The fee is paid separately and recorded by our staff, so no sum that
 * includes it can be called paid.
 * @param other the name for the other side.
 * @param isPaid whether its receipt is confirmed.
 */
export function priceBetween(
  side: OfferSide,
  { amount, currency }: Pick<Offer, 'amount' | 'currency'>,
  other: string,
  isPaid: boolean,
): Sum {
  const label =
    side === 'buyer'
      ? `You ${isPaid ? 'paid' : 'pay'} ${other}`
      : isPaid
        ? 'You received'
        : `${other} pays you`;
  return { label, amount, currency };
}

interface Term {
  label: string;
  value: string;
  /** What the short term means for both sides, unless that is obvious. */
  meaning?: string;
}

const CONDITIONS = 'Conditions';

/** Whether a term is a text of several sentences, which takes the whole width. */
export const isText = ({ label }: Pick<Term, 'label'>) => label === CONDITIONS;

/** The terms of a move in words, always in the same order. Conditions are listed only if there are any. */
export function termsOf(offer: Offer): Term[] {
  return [
    { label: 'Price', value: formatPrice(offer.price_percent) },
    { label: 'Face amount bought', value: formatAmount(offer.face_amount, offer.currency) },
    {
      label: 'Recourse',
      value: RECOURSE_LABELS[offer.recourse],
      meaning: RECOURSE_MEANINGS[offer.recourse],
    },
    {
      label: 'Excess claim',
      value: EXCESS_CLAIM_LABELS[offer.excess_claim],
      meaning: EXCESS_CLAIM_MEANINGS[offer.excess_claim],
    },
    { label: 'Settlement', value: daysText(offer.settlement_days) },
    { label: 'Payment', value: SETTLEMENT_METHOD_LABELS[offer.payment_method] },
    ...(offer.conditions === null ? [] : [{ label: CONDITIONS, value: offer.conditions }]),
  ];
}

export interface ChangedTerm extends Term {
  /** The term in the previous move; `none` if there was none, undefined if nothing changed. */
  was?: string;
}

/**
 * The terms of a move, compared with the move before it. A condition that was dropped is listed too. New terms come
 * with their meaning.
 */
export function termsAgainst(offer: Offer, before: Offer | undefined): ChangedTerm[] {
  const terms = termsOf(offer);
  if (!before) return terms;
  const previous = new Map(termsOf(before).map(({ label, value }) => [label, value]));
  const changed = terms.map((term): ChangedTerm => {
    const was = previous.get(term.label);
    const { label, value } = term;
    return was === value ? { label, value } : { ...term, was: was ?? 'none' };
  });
  const dropped = [...previous]
    .filter(([label]) => !terms.some((term) => term.label === label))
    .map(([label, was]) => ({ label, value: 'None', was }));
  return [...changed, ...dropped];
}

export function daysText(days: number): string {
  return `${countOf(days, 'day')} after signing`;
}
