import type { CaseParameters, ClaimAssetInput } from '@generated/model';
import Big from 'big.js';
import { assetValue, roundAmount, sumOfAmounts } from '../../amounts';

/** What the assets of a claim come to at the prices of the petition date; `0` for none, and for one that the case does not have. */
export function assetsValue(
  assets: readonly ClaimAssetInput[],
  { assets: known, currency }: Pick<CaseParameters, 'assets' | 'currency'>,
): string {
  const values = assets.flatMap(({ symbol, quantity }) => {
    const price = known.find((asset) => asset.symbol === symbol)?.petition_price;
    return price === undefined ? [] : assetValue(quantity, price, currency);
  });
  return sumOfAmounts(values);
}

/**
 * Whether a face amount is another one than what the assets of the claim come to, as money of the currency: for a second look
 * by the seller who enters both and by the staff in the review. It may be right, as where the account held cash as well.
 */
export function isOtherThanAssets(
  faceAmount: string | null | undefined,
  value: string,
  currency: string,
): boolean {
  if (!faceAmount || new Big(value).eq(0)) return false;
  return !new Big(roundAmount(faceAmount, currency)).eq(roundAmount(value, currency));
}

/** Said to both. */
export const MAY_HOLD_MORE =
  'Both can be right where the claim is for more than these assets, as for cash.';
