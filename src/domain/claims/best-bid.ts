import type { ClaimSummary } from '@generated/model';
import { formatPrice } from '../money';

/** `96.50 %`, or `96.50 % for a part`; null if nobody bids. */
export function bestBid({
  best_bid_percent: bid,
  best_bid_is_partial: isPartial,
}: Pick<ClaimSummary, 'best_bid_percent' | 'best_bid_is_partial'>): string | null {
  return bid && formatPrice(bid) + (isPartial ? ' for a part' : '');
}
