import Big from 'big.js';
import { formatAmount } from '../money';

/**
 * `our fee of $12.00`, or `no fee` where a case has none.
 * @param whose `a` where the exchange is a third party, as in the agreement of the two sides.
 */
export function feeWords(amount: string, currency: string, whose: 'our' | 'a' = 'our'): string {
  return hasFee(amount) ? `${whose} fee of ${formatAmount(amount, currency)}` : 'no fee';
}

/** Whether something is charged. @param fee an amount or a percentage. */
export function hasFee(fee: string): boolean {
  return new Big(fee).gt(0);
}
