import type { CaseParameters, ClaimAssetInput } from '@generated/model';
import Big from 'big.js';
import { assetValue, roundAmount, sumOfAmounts } from '../../amounts';

/** The assets' value at the prices of the petition date; `0` for none. Assets unknown to the case count as zero. */
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
 * Whether a face amount differs from the value of the claim's assets, in amounts of the currency. For a second look by
 * the seller who enters both and by the reviewing staff. It may be right, for example if the account also held cash.
 */
export function isOtherThanAssets(
  faceAmount: string | null | undefined,
  value: string,
  currency: string,
): boolean {
  if (!faceAmount || new Big(value).eq(0)) return false;
  return !new Big(roundAmount(faceAmount, currency)).eq(roundAmount(value, currency));
}

/** Shown to both. */
export const MAY_HOLD_MORE =
  'Both can be right where the claim is for more than these assets, as for cash.';
