import type { Claim } from '@generated/model';
import { lazy, Suspense, useState } from 'react';
import { useMyBid } from '@/session/bids/my-bids-store';
import { Button } from '@/ui/button';
import { prefetchOnIntent } from '@/ui/fetch-ahead';
import { OwnOffer } from './own-offer';

const loadForm = () => import('./bid-form');
const BidForm = lazy(loadForm);

/** The way to an offer for somebody whom nothing keeps from bidding, or the offer that is made already. */
export function BidStep({ claim }: { claim: Claim }) {
  const bid = useMyBid(claim.id);
  const [isOpen, setOpen] = useState(false);
  if (bid) return <OwnOffer claim={claim} />;
  return (
    <div className="grid gap-2">
      <Button block {...prefetchOnIntent(loadForm)} onClick={() => setOpen(true)}>
        Make an offer
      </Button>
      <p className="text-muted text-xs">
        You see what it costs and what you agree to before you make it.
      </p>
      {isOpen && (
        <Suspense>
          <BidForm claim={claim} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
