import type { CaseParameters } from '@generated/model';
import Big from 'big.js';
import { amountAtPercent } from '../amounts';

/** What a sale at one price comes to; decimal strings in the case's currency, amount = fee + net. */
export interface Proceeds {
  percent: string;
  amount: string;
  fee: string;
  net: string;
}

/**
 * What a seller receives for a claim sold at a price.
 * @param percent of face.
 * @param feePercent the seller's fee, of the amount of the sale.
 */
export function proceedsAt(
  faceAmount: string,
  percent: string,
  feePercent: string,
  currency: string,
): Proceeds {
  const amount = amountAtPercent(faceAmount, percent, currency);
  const fee = amountAtPercent(amount, feePercent, currency);
  return { percent, amount, fee, net: new Big(amount).minus(fee).toFixed() };
}

/** Whether a claim is too small to be listed in this case. */
export function isBelowMinimum(
  faceAmount: string,
  { minimum_claim_amount }: Pick<CaseParameters, 'minimum_claim_amount'>,
): boolean {
  return minimum_claim_amount !== null && new Big(faceAmount).lt(minimum_claim_amount);
}
