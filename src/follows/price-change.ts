import Big from 'big.js';

/** What has become of an ask since a claim was followed; null in place of a price: open to offers. */
export type PriceChange =
  | { kind: 'none' }
  /** Points are percent of face, without a sign. */
  | { kind: 'lower' | 'higher'; points: string; from: string }
  /** It asks for something now. */
  | { kind: 'named' }
  /** It does not any more. */
  | { kind: 'taken_away'; from: string };

export function priceChange(then: string | null, now: string | null): PriceChange {
  if (then === null) return { kind: now === null ? 'none' : 'named' };
  if (now === null) return { kind: 'taken_away', from: then };
  const points = new Big(now).minus(then);
  if (points.eq(0)) return { kind: 'none' };
  return {
    kind: points.lt(0) ? 'lower' : 'higher',
    points: points.abs().toFixed(),
    from: then,
  };
}
