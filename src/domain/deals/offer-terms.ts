import Big from 'big.js';
import type { CaseParameters, Offer } from '@generated/model';
import { amountAtPercent, amountFault } from '../amounts';
import { formatAmount } from '../money';
import { HOUR } from '../time';

/** The amounts of a sale for both sides, as decimal strings in the currency of the claim. */
export type SaleAmounts = Pick<
  Offer,
  'amount' | 'seller_fee_amount' | 'net_amount' | 'buyer_fee_amount' | 'total_amount'
>;

/**
 * The amounts of a sale. Each amount is rounded half-even on its own. Sums are of rounded amounts, so the parts add up
 * to the whole.
 * @param faceAmount how much of the claim is sold.
 * @param percent of face.
 */
export function saleAmounts(
  faceAmount: string,
  percent: string,
  fees: Pick<CaseParameters, 'seller_fee_percent' | 'buyer_fee_percent'>,
  currency: string,
): SaleAmounts {
  const amount = amountAtPercent(faceAmount, percent, currency);
  const parts = {
    amount,
    seller_fee_amount: amountAtPercent(amount, fees.seller_fee_percent, currency),
    buyer_fee_amount: amountAtPercent(amount, fees.buyer_fee_percent, currency),
  };
  return { ...parts, ...sumsOf(parts) };
}

/** What the seller receives after the fee, and what the buyer pays including the fee. */
export function sumsOf({
  amount,
  seller_fee_amount,
  buyer_fee_amount,
}: Pick<SaleAmounts, 'amount' | 'seller_fee_amount' | 'buyer_fee_amount'>) {
  return {
    net_amount: new Big(amount).minus(seller_fee_amount).toFixed(),
    total_amount: new Big(amount).plus(buyer_fee_amount).toFixed(),
  };
}

/**
 * Whether a buyer's move is rejected automatically. A seller who has named a price below their own minimum accepts that
 * price.
 * @param namedPercent what the seller named in the move that is answered; null for a first offer.
 */
export function isBelowSellersMinimum(
  percent: string,
  minimumPercent: string | null,
  namedPercent: string | null,
): boolean {
  const isBelow = (least: string | null) => least !== null && new Big(percent).lt(least);
  return isBelow(minimumPercent) && (namedPercent === null || isBelow(namedPercent));
}

/** Until when an offer made now can be answered: never beyond the end of the listing. @param hours its duration. */
export function offerEnd(now: Date, hours: number, listingEnd: Date | null): Date {
  const end = now.getTime() + hours * HOUR;
  return new Date(Math.min(end, listingEnd?.getTime() ?? end));
}

/**
 * What is wrong with the part of the claim to be bought; null if nothing is. If the claim is split, neither part may be
 * smaller than the case's minimum.
 */
export function faceAmountFault(
  faceAmount: string,
  claim: { face_amount: string; partial_sale: boolean },
  {
    minimum_claim_amount: minimum,
    currency,
  }: Pick<CaseParameters, 'minimum_claim_amount' | 'currency'>,
): string | null {
  const part = new Big(faceAmount);
  const fault = amountFault(faceAmount, currency);
  if (fault) return fault;
  if (part.gt(claim.face_amount)) return 'This is more than the claim.';
  if (part.lt(claim.face_amount) && !claim.partial_sale) return 'This claim is sold as a whole.';
  const rest = new Big(claim.face_amount).minus(part);
  if (minimum === null || rest.eq(0)) return null;
  if (part.lt(minimum))
    return `Enter ${formatAmount(minimum, currency)} or more, the least that this case takes.`;
  if (rest.lt(minimum)) {
    return `Buy the whole claim, or leave ${formatAmount(minimum, currency)} or more, the least that this case takes.`;
  }
  return null;
}
