import type { Case } from '@generated/model';
import Big from 'big.js';
import { amountAtPercent } from '../amounts';

/**
 * Whether a price is worth a second look before it is offered: more than a quarter below or above
 * the guide, or above 120 % of face where there is none. Prices above par are legal, and mistyped ones look the same.
 */
export function isUnusualPrice(
  percent: string,
  {
    guide_low_percent: low,
    guide_high_percent: high,
  }: Pick<Case, 'guide_low_percent' | 'guide_high_percent'>,
): boolean {
  const price = new Big(percent);
  if (low === null || high === null) return price.gt(120);
  return price.lt(new Big(low).times(0.75)) || price.gt(new Big(high).times(1.25));
}

/** What an offer is for, and what the seller asks of a buyer in percent of it: null where no price is named. */
export interface Asked {
  ask_percent: string | null;
  face_amount: string;
  currency: string;
}

/** How much more than what the seller asks a price comes to, in the currency; null where it is not more. */
export function amountAboveAsk(
  percent: string,
  { ask_percent: ask, face_amount: face, currency }: Asked,
): string | null {
  if (ask === null || new Big(percent).lte(ask)) return null;
  const amountAt = (price: string) => amountAtPercent(face, price, currency);
  return new Big(amountAt(percent)).minus(amountAt(ask)).toFixed();
}
