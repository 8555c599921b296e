import type { NegotiationStatus, Offer, OfferSide } from '@generated/model';
import Big from 'big.js';
import { formatAmount, formatPercent } from '../money';

/**
 * `our fee of $12.00`, or `no fee` if a case has none.
 * @param whose `a` if the exchange is a third party, as in the agreement between the two sides.
 */
export function feeWords(amount: string, currency: string, whose: 'our' | 'a' = 'our'): string {
  return hasFee(amount) ? `${whose} fee of ${formatAmount(amount, currency)}` : 'no fee';
}

/** Whether something is charged. @param fee an amount or a percentage. */
export function hasFee(fee: string): boolean {
  return new Big(fee).gt(0);
}

export const NO_FEE = 'No fee';

/** A fee as an amount: `$12.00`, with its sign in a sum, or `No fee`. */
export function feeText(amount: string, currency: string, sign: '+' | '−' | '' = ''): string {
  return hasFee(amount) ? sign + formatAmount(amount, currency) : NO_FEE;
}

/** What a case charges: `1 % of the price`, or `No fee`. */
export function feeShare(percent: string): string {
  return hasFee(percent) ? `${formatPercent(percent)} of the price` : NO_FEE;
}

/** The name of the fee in a sum: `Our fee, 1 %`, or `Our fee` if a case has none. */
export function feeName(percent: string): string {
  return hasFee(percent) ? `Our fee, ${formatPercent(percent)}` : 'Our fee';
}

/** The field of an offer that holds a side's fee. */
export const FEE_AMOUNTS = {
  buyer: 'buyer_fee_amount',
  seller: 'seller_fee_amount',
} as const satisfies Record<OfferSide, keyof Offer>;

/** What a side pays to the exchange; zero if the case has no fee. */
export function feeOf(
  side: OfferSide,
  offer: Pick<Offer, (typeof FEE_AMOUNTS)[OfferSide]>,
): string {
  return offer[FEE_AMOUNTS[side]];
}

/** The stages in which fees are owed: from the second signature on. */
export const OWING_STAGES = [
  'payment',
  'transfer',
  'completed',
] as const satisfies NegotiationStatus[];

/** Whether both sides have signed and the sale was not cancelled: the price and the fees are owed, or were. */
export function isOwing(status: NegotiationStatus): boolean {
  return OWING_STAGES.some((each) => each === status);
}

/** Whether a side is asked for its fee. */
export function owesFee(status: NegotiationStatus, fee: string): boolean {
  return isOwing(status) && hasFee(fee);
}

/**
 * Whether staff can record that a fee was received. If a sale is cancelled after both have signed, a fee can still be
 * owed: the access agreement says so for a buyer who does not pay.
 */
export function mayRecordFee(fee: string, signed: { buyer: boolean; seller: boolean }): boolean {
  return signed.buyer && signed.seller && hasFee(fee);
}
