import type { Case, MyClaim } from '@generated/model';
import Big from 'big.js';
import { amountAtPercent } from '../amounts';

/**
 * Whether a price deserves a second look before it is offered: it is more than a quarter below or above the guide or,
 * without a guide, above 120 % of face. Prices above par are legal, and mistyped ones look the same.
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

/** A price that a person's own price is compared with before it is sent. */
export interface ComparedPrice {
  /** For a buyer, the ask. For a seller, the offer being answered, their own minimum, or the best bid on the claim. */
  kind: 'ask' | 'offer' | 'minimum' | 'best_bid';
  /** In percent of face; null if none is named. */
  percent: string | null;
  /** The face amount that the person's own price is for. */
  face_amount: string;
  currency: string;
}

/**
 * By how much a price is worse for its maker than the compared one, in the currency; null if it is not. A counter-offer
 * at the same price may concern other terms. An ask at the best bid gains nothing, which is zero.
 */
export function amountWorse(
  percent: string,
  { kind, percent: other, face_amount: face, currency }: ComparedPrice,
): string | null {
  if (other === null || !IS_WORSE[kind](new Big(percent), other)) return null;
  const amountAt = (price: string) => amountAtPercent(face, price, currency);
  return new Big(amountAt(percent)).minus(amountAt(other)).abs().toFixed();
}

const IS_WORSE: Record<ComparedPrice['kind'], (own: Big, other: string) => boolean> = {
  ask: (own, other) => own.gt(other),
  offer: (own, other) => own.lt(other),
  minimum: (own, other) => own.lt(other),
  best_bid: (own, other) => own.lte(other),
};

/** The best bid that a new ask is compared with; null if the ask stays the same, or the bid is for a part. */
export function bidForAsk(
  ask: string,
  {
    ask_percent: before,
    best_bid_percent: bid,
    best_bid_is_partial: isPartial,
  }: Pick<MyClaim, 'ask_percent' | 'best_bid_percent' | 'best_bid_is_partial'>,
): string | null {
  const stays = before !== null && new Big(ask).eq(before);
  return stays || isPartial ? null : bid;
}
