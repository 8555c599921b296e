import type { Claim } from '@generated/model';
import { useState } from 'react';
import { useMyBid } from '@/session/bids/my-bids';
import { Button } from '@/ui/button';
import { prefetchOnIntent } from '@/ui/fetch-ahead';
import { useMediaQuery } from '@/ui/hooks/use-media-query';
import { lateDialog } from '@/ui/late';
import { BottomBar } from '@/ui/layout/bottom-bar';
import { OwnOffer } from './own-offer';

const loadForm = async () => (await import('./bid-form')).BidForm;
const BidForm = lateDialog(loadForm);

/** The way to an offer for somebody whom nothing keeps from bidding, or the offer that is made already. */
export function BidStep({ claim }: { claim: Claim }) {
  const bid = useMyBid(claim.id);
  const [isOpen, setOpen] = useState(false);
  const isWide = useMediaQuery('(min-width: 576px)');
  if (bid) return <OwnOffer claim={claim} />;
  const button = (
    <Button block {...prefetchOnIntent(loadForm)} onClick={() => setOpen(true)}>
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
      {isOpen && <BidForm claim={claim} onClose={() => setOpen(false)} />}
    </div>
  );
}
