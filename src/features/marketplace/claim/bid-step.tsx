import type { Claim } from '@generated/model';
import { useMyBid } from '@/session/bids/my-bids';
import { Button } from '@/ui/button';
import { prefetchOnIntent } from '@/ui/fetch-ahead';
import { useMediaQuery } from '@/ui/hooks/use-media-query';
import { lateDialog } from '@/ui/late';
import { BottomBar } from '@/ui/layout/bottom-bar';
import { OwnOffer } from './own-offer';

const loadForm = async () => (await import('./bid-form')).BidForm;
export const BidForm = lateDialog(loadForm);

/** The button to an offer, for a person whom nothing prevents from bidding, or the offer that they have made. */
export function BidStep({ claim, onBid }: { claim: Claim; onBid: () => void }) {
  const bid = useMyBid(claim.id);
  const isWide = useMediaQuery('(min-width: 36rem)');
  if (bid) return <OwnOffer claim={claim} />;
  const button = (
    <Button block {...prefetchOnIntent(loadForm)} onClick={onBid}>
      Make an offer
    </Button>
  );
  return (
    <div className="grid gap-2">
      {isWide && button}
      <p className="text-muted text-xs">
        You see what it costs and what you agree to before you make an offer.
      </p>
      {!isWide && <BottomBar place="anywhere">{button}</BottomBar>}
    </div>
  );
}
