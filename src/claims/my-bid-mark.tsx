import type { MyBid } from '@generated/model';
import { formatPrice } from '@/domain/money';
import { useMyBid } from '@/session/bids/my-bids';

/** What the reader has offered for a claim, or has been offered, for its card or row. Empty without a bid. */
export function MyBidMark({ claimId }: { claimId: number }) {
  const bid = useMyBid(claimId);
  if (!bid) return null;
  return (
    <span className="tabular text-link block text-xs font-medium">
      {nameOf(bid)}: {formatPrice(bid.price_percent)}
    </span>
  );
}

function nameOf({ status, made_by }: MyBid): string {
  if (status === 'accepted') return 'Agreed with you';
  return made_by === 'buyer' ? 'Your offer' : 'Counter-offer';
}
