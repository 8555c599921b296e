import type { Case } from '@generated/model';
import Big from 'big.js';

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
