import type { ClaimSummary } from '@generated/model';
import Big from 'big.js';
import { currencyDigits } from './money';

/** An amount has at most twelve digits before the point. */
export const AMOUNT_LIMIT = '1e12';

/** The only rounding rule: half-even to the currency's digits. @returns a decimal string without trailing zeros. */
export function roundAmount(amount: string | Big, currency: string): string {
  return new Big(amount).round(currencyDigits(currency), Big.roundHalfEven).toFixed();
}

/** @returns `face_amount` × `percent` / 100 in the currency, rounded half-even. */
export function amountAtPercent(faceAmount: string, percent: string, currency: string): string {
  return roundAmount(new Big(faceAmount).times(percent).div(100), currency);
}

/**
 * A face amount, or what follows from it, as a visitor sees it: with two significant digits, so that it cannot be used
 * to look up the holder.
 */
export function roundedForVisitors(amount: string | Big): string {
  return new Big(amount).prec(2, Big.roundHalfEven).toFixed();
}

/**
 * What a claim is worth at its ask. If the face amount is rounded for the reader, the result has equally few
 * significant digits: `~$210K` at 124.5 % is `~$260K`, because anything longer would look exact.
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

/** The value of a quantity of an asset at its unit price, in the price's currency, rounded half-even. */
export function assetValue(quantity: string, price: string, currency: string): string {
  return roundAmount(new Big(quantity).times(price), currency);
}

/** @returns `0` for none. */
export function sumOfAmounts(amounts: readonly string[]): string {
  return amounts.reduce((sum, amount) => sum.plus(amount), new Big(0)).toFixed();
}

/** The number of decimals of an amount, without trailing zeros. */
const decimalsOf = (amount: string) => (amount.split('.')[1] ?? '').replace(/0+$/, '').length;

/** Why an amount is not above zero or has more decimals than its currency; null if it is fine. */
export function amountFault(amount: string | null | undefined, currency: string): string | null {
  if (amount === null || amount === undefined) return null;
  if (new Big(amount).lte(0)) return 'Enter an amount above zero.';
  const digits = currencyDigits(currency);
  if (decimalsOf(amount) <= digits) return null;
  return digits === 0
    ? `${currency} has no decimals.`
    : `${currency} has at most ${digits} decimals.`;
}

/** Why a price in percent of face is not one that the exchange takes; null if it is fine. */
export function percentFault(percent: string | null | undefined): string | null {
  if (percent === null || percent === undefined) return null;
  const value = new Big(percent);
  return value.gt(0) && value.lte(500) ? null : 'Enter a percentage above 0 and up to 500.';
}
