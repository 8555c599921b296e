import type { Claim } from '@generated/model';
import { lazy, Suspense, useState } from 'react';
import { useActedFor } from '@/session/guards/in-person';
import { useMyBid } from '@/session/bids/my-bids-store';
import { Button } from '@/ui/button';
import { prefetchOnIntent } from '@/ui/fetch-ahead';
import { useMediaQuery } from '@/ui/hooks/use-media-query';
import { BottomBar } from '@/ui/layout/bottom-bar';
import { OwnOffer } from './own-offer';
import { useClaimAction } from './use-claim-viewer';

const loadForm = () => import('./bid-form');
const BidForm = lazy(loadForm);

/** Where the button stands beside the price. */
const useIsWide = () => useMediaQuery('(min-width: 576px)');

/** The way to an offer for somebody whom nothing keeps from bidding, or the offer that is made already. */
export function BidStep({ claim }: { claim: Claim }) {
  const bid = useMyBid(claim.id);
  const isWide = useIsWide();
  if (bid) return <OwnOffer claim={claim} />;
  return (
    <div className="grid gap-2">
      {isWide && <BidButton claim={claim} />}
      <p className="text-muted text-xs">
        You see what it costs and what you agree to before you make an offer.
      </p>
    </div>
  );
}

/** The same way on a phone, at the end of the claim's page. */
export function BidBar({ claim }: { claim: Claim }) {
  const bid = useMyBid(claim.id);
  const isWide = useIsWide();
  const actedFor = useActedFor();
  const action = useClaimAction(claim);
  if (isWide || bid || actedFor || action !== 'make_offer') return null;
  return (
    <BottomBar>
      <BidButton claim={claim} />
    </BottomBar>
  );
}

function BidButton({ claim }: { claim: Claim }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button block {...prefetchOnIntent(loadForm)} onClick={() => setOpen(true)}>
        Make an offer
      </Button>
      {isOpen && (
        <Suspense>
          <BidForm claim={claim} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
