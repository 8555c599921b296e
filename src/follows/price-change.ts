import Big from 'big.js';

/** How an ask has changed since the claim was followed. Null instead of a price means open to offers. */
export type PriceChange =
  | { kind: 'none' }
  /** Points are in percent of face, without a sign. */
  | { kind: 'lower' | 'higher'; points: string; from: string }
  /** It has an ask now. */
  | { kind: 'named' }
  /** It no longer has one. */
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
