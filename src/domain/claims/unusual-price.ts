import type { Case, MyClaim } from '@generated/model';
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

/** A price that one's own is compared with before it is sent. */
export interface ComparedPrice {
  /** What the seller asks of a buyer; the offer that a seller answers, the seller's own minimum, or the best bid on the claim. */
  kind: 'ask' | 'offer' | 'minimum' | 'best_bid';
  /** In percent of face; null where none is named. */
  percent: string | null;
  /** What one's own price is for. */
  face_amount: string;
  currency: string;
}

/**
 * By how much a price is worse for its maker than the one it is compared with, in the currency; null where it is not. A
 * counter-offer at the same price may be about other terms; an ask at the best bid gains nothing, which is zero.
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

/** The best bid that a new ask is compared with; null for one that stays, and where the bid is for a part of the claim. */
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
