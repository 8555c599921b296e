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

/** What an offer is for where it is not the whole claim: "$9,500,000 of $19,000,000". */
export function partText(offer: PartOfClaim): string | null {
  const { face_amount, claim, currency } = offer;
  return isForPart(offer, claim)
    ? `${formatAmount(face_amount, currency)} of ${formatAmount(claim.face_amount, currency)}`
    : null;
}

/**
 * What a seller would receive by another buyer's offer, at which price and, of a part, of how much: "$614,000.00 at 62.00 % of
 * $1,000,000.00", in two lines with the price in the second where there is no room for one.
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

/** How an offer stands for the reader, in a word: one that waits for them is their turn. */
export function stateOf(
  offer: Pick<Offer, 'status' | 'expires_at' | 'is_mine' | 'negotiation_status'>,
): { label: string; tone: Tone } {
  if (isToAnswer(offer)) return { label: 'Your turn', tone: 'warning' };
  if (offer.status === 'accepted' && offer.negotiation_status === 'cancelled')
    return { label: 'Sale cancelled', tone: 'neutral' };
  const status = offer.status === 'pending' && !stands(offer) ? 'expired' : offer.status;
  return { label: OFFER_STATUS_LABELS[status], tone: OFFER_STATUS_TONES[status] };
}

/** Whether the money of an offer is still to come, is there, was agreed on in vain, or never comes. */
type Payment = 'to_come' | 'made' | 'called_off' | 'lapsed';

/**
 * Where the money of the offer stands that a negotiation has come to.
 * @param receivedAt when the price was received, where that is known: the sale may be cancelled all the same.
 */
export function paymentOf(status: NegotiationStatus, receivedAt: string | null = null): Payment {
  if (receivedAt !== null || status === 'transfer' || status === 'completed') return 'made';
  if (status === 'cancelled') return 'called_off';
  return endsWithoutSale(status) ? 'lapsed' : 'to_come';
}

type Unpaid = Exclude<Payment, 'made'>;

/** Of a sale that was called off the price may have been paid before, which an offer does not know: its words fit both. */
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

/** What an offer comes to for a side once its fee is paid: what a seller receives, what a buyer pays. */
export function afterFees(
  side: OfferSide,
  offer: Pick<Offer, 'net_amount' | 'total_amount' | 'currency'>,
  payment: Unpaid = 'to_come',
): Sum {
  const amount = side === 'seller' ? offer.net_amount : offer.total_amount;
  return { label: SUM_LABELS[side][payment], amount, currency: offer.currency };
}

/**
 * What goes from the buyer to the seller: the price. The fee is paid apart from it and recorded by our staff, so that no sum with
 * it can be said to be paid.
 * @param other what the other side is called.
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
  /** What its few words mean for both sides, where that is not plain. */
  meaning?: string;
}

const CONDITIONS = 'Conditions';

/** Whether a term is a text of several sentences, which takes the whole width. */
export const isText = ({ label }: Pick<Term, 'label'>) => label === CONDITIONS;

/** The terms of a move in words, always in one order; conditions only where there are any. */
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
  /** What it was in the move before; `none` where there was none, undefined where nothing changed. */
  was?: string;
}

/**
 * The terms of a move with what they were in the one before it; a condition that is dropped is said, too. What a term means is
 * said where it is new.
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
