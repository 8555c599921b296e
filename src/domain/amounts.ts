import type { ClaimSummary } from '@generated/model';
import Big from 'big.js';
import { currencyDigits } from './money';

/** An amount has at most twelve digits before the point. */
export const AMOUNT_LIMIT = '1e12';

/** The one rounding rule: half-even to the currency's digits. @returns a decimal string without needless zeros. */
export function roundAmount(amount: string | Big, currency: string): string {
  return new Big(amount).round(currencyDigits(currency), Big.roundHalfEven).toFixed();
}

/** @returns `face_amount` × `percent` / 100 in the currency, rounded half-even. */
export function amountAtPercent(faceAmount: string, percent: string, currency: string): string {
  return roundAmount(new Big(faceAmount).times(percent).div(100), currency);
}

/** What a visitor sees of a face amount, and of what follows from it: two significant digits, so that the holder cannot be looked up by it. */
export function roundedForVisitors(amount: string | Big): string {
  return new Big(amount).prec(2, Big.roundHalfEven).toFixed();
}

/**
 * What a claim comes to at its ask. Of a face amount that is rounded for the reader it has as many significant digits: of
 * `~$210K` at 124.5 % all but `~$260K` would pose as exact.
 */
export function amountAtAsk(
  {
    face_amount: face,
    face_amount_rounded: isRounded,
    currency,
  }: Pick<ClaimSummary, 'face_amount' | 'face_amount_rounded' | 'currency'>,
  ask: string,
): string {
  if (!isRounded) return amountAtPercent(face, ask, currency);
  return roundedForVisitors(new Big(face).times(ask).div(100));
}

/** What a quantity of an asset is worth at the price of one, in the currency of the price, rounded half-even. */
export function assetValue(quantity: string, price: string, currency: string): string {
  return roundAmount(new Big(quantity).times(price), currency);
}

/** @returns `0` for none. */
export function sumOfAmounts(amounts: readonly string[]): string {
  return amounts.reduce((sum, amount) => sum.plus(amount), new Big(0)).toFixed();
}

/** How many decimals an amount has, without zeros at its end. */
const decimalsOf = (amount: string) => (amount.split('.')[1] ?? '').replace(/0+$/, '').length;

/** What is wrong with an amount that has to be above zero and have no more decimals than its currency; null for nothing. */
export function amountFault(amount: string | null | undefined, currency: string): string | null {
  if (amount === null || amount === undefined) return null;
  if (new Big(amount).lte(0)) return 'Enter an amount above zero.';
  const digits = currencyDigits(currency);
  if (decimalsOf(amount) <= digits) return null;
  return digits === 0
    ? `${currency} has no decimals.`
    : `${currency} has at most ${digits} decimals.`;
}
