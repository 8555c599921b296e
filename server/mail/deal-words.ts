import { wallTimeAt, wallTimeOfDay, writeDay, writeDayOfYear, writeTime } from '@/domain/calendar';
import { feeWords, hasFee } from '@/domain/deals/fees';
import { isForPart } from '@/domain/deals/part';
import { isByBank } from '@/domain/deals/payment-method';
import { formatAmount, formatPrice } from '@/domain/money';
import type { OfferSide } from '@generated/model';
import type { ClaimRow, NegotiationRow, OfferRow } from '../db/schema';
import { quoted } from './quoted';

/** The parts of a deal that its news mention. */
export interface ToldDeal {
  claim: Pick<ClaimRow, 'reference' | 'status' | 'partial_sale'>;
  negotiation: Pick<
    NegotiationRow,
    | 'reference'
    | 'status'
    | 'awaiting'
    | 'due_at'
    | 'payment_reference'
    | 'paid_at'
    | 'received_at'
    | 'buyer_fee_received_on'
    | 'seller_fee_received_on'
    | 'objection_deadline_on'
    | 'docket_number'
    | 'cancelled_by'
  >;
  offer: Pick<
    OfferRow,
    | 'made_by'
    | 'price_percent'
    | 'face_amount'
    | 'claim_face_amount'
    | 'amount'
    | 'currency'
    | 'payment_method'
    | 'buyer_fee_amount'
    | 'seller_fee_amount'
    | 'expires_at'
    | 'close_reason'
  >;
}

export const priceOf = ({ offer }: Pick<ToldDeal, 'offer'>) =>
  formatAmount(offer.amount, offer.currency);

/** ` by Nov 27, 10:05 AM UTC`; empty if there is no deadline. */
export const dueBy = ({ negotiation: { due_at } }: Pick<ToldDeal, 'negotiation'>) =>
  due_at ? ` by ${formatDeadline(due_at)}` : '';

/** Whether only a part of the claim is sold. */
export const isSaleOfPart = ({ offer }: Pick<ToldDeal, 'offer'>) =>
  isForPart(offer, { face_amount: offer.claim_face_amount });

/** Names what is sold; for a part, also the whole. */
export function bargainOf(deal: ToldDeal): string {
  const { price_percent, face_amount, claim_face_amount: whole, currency } = deal.offer;
  const face = formatAmount(face_amount, currency);
  const bought = isSaleOfPart(deal)
    ? `${face}, a part of the claim of ${formatAmount(whole, currency)}`
    : `a face amount of ${face}`;
  return `${priceOf(deal)}, which is ${formatPrice(price_percent)} of ${bought}`;
}

/** What a move says to the side that answers it. */
export function termsOf(deal: ToldDeal): string {
  const { expires_at } = deal.offer;
  return `${bargainOf(deal)}. You can accept, counter or reject this until ${formatDeadline(expires_at)}.`;
}

/** A payment that is marked as paid has one. */
export const withReference = ({ negotiation }: ToldDeal) =>
  `with the reference ${quoted(negotiation.payment_reference ?? '')}`;

/** A filed transfer has both. */
export function ofTheFiling({ negotiation }: ToldDeal): string {
  const { docket_number: docket, objection_deadline_on: until } = negotiation;
  return `docket number ${docket}. It becomes final if nobody objects by the end of ${formatDay(until ?? '')}.`;
}

const CANCELLED_BY = {
  buyer: 'The buyer has cancelled the sale.',
  seller: 'The seller has cancelled the sale.',
  staff: 'Our staff have cancelled the sale.',
  system: 'The sale has ended for both sides.',
};

/** Who ended a cancelled sale: nobody is told what they did themselves. */
export const endedBy = ({ deal: { negotiation } }: { deal: Pick<ToldDeal, 'negotiation'> }) =>
  CANCELLED_BY[negotiation.cancelled_by ?? 'system'];

/** `Nov 27, 10:05 AM UTC`, as in the app: a mail does not know its reader's time zone. */
function formatDeadline(at: Date): string {
  const wallTime = wallTimeAt(at, 'UTC');
  return `${writeDayOfYear(wallTime)}, ${writeTime(wallTime)} UTC`;
}

/**
 * `Dec 12, 2026`.
 * @param day as `2026-12-12`: the same everywhere.
 */
function formatDay(day: string): string {
  return writeDay(wallTimeOfDay(day));
}

/** For a fee. */
export const WHERE_TO_PAY = 'the negotiation says where';

/** For the buyer. The reference is the one that the screen proposes; payments to a wallet have none. */
export function whatToPay(deal: ToldDeal): string {
  const { negotiation, offer } = deal;
  const fee = hasFee(offer.buyer_fee_amount)
    ? ` This is the price, not including ${feeWords(offer.buyer_fee_amount, offer.currency)}, which you pay to us by the same day; ${WHERE_TO_PAY}.`
    : '';
  const to = isByBank(offer)
    ? `the account that the seller has named, with the reference ${negotiation.reference}`
    : 'the wallet address that the seller has named';
  return `Pay ${priceOf(deal)}${dueBy(deal)} to ${to}.${fee}`;
}

/** The offer in question, as its reader knows it. */
export function offerNamed(to: OfferSide, deal: ToldDeal): string {
  const { made_by, price_percent } = deal.offer;
  const whose = made_by === to ? 'Your' : `The ${made_by}’s`;
  return `${whose} offer of ${formatPrice(price_percent)}, ${priceOf(deal)},`;
}
