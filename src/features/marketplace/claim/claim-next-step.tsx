import { useGetCaseParameters } from '@generated/api/marketplace/marketplace';
import { useListNegotiations } from '@generated/api/negotiations/negotiations';
import type { Claim, ListedClaimStatus } from '@generated/model';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { wasEverVerified } from '@/domain/buyers/verified-buyer';
import { type ClaimAction, claimAction } from '@/domain/claims/claim-actions';
import { afterTheSale, TOLD_OF_RETURN } from '@/domain/deals/words/close-reason';
import { formatPrice } from '@/domain/money';
import { sentences } from '@/domain/sentences';
import { bidObstacleWords, COUNTRY_RESTRICTED, type StepWords } from '@/offers/obstacles';
import { pathTo } from '@/paths';
import { entryPath } from '@/session/entry-path';
import { InPersonNote, useActedFor } from '@/session/guards/in-person';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { BidForm, BidStep } from './bid-step';
import { OwnOffer } from './own-offer';
import { useClaimViewer } from './use-claim-viewer';

/** What this person may do next with the claim, or why not. */
export function ClaimNextStep({ claim }: { claim: Claim }) {
  const viewer = useClaimViewer();
  const [isBidding, setBidding] = useState(false);
  const mayBid = viewer !== null && claimAction(claim, viewer) === 'make_offer';
  // The countries that the case excludes are among its parameters, which the form of an offer needs anyway.
  const { data: parameters } = useGetCaseParameters(claim.case.case_code, {
    query: { enabled: mayBid },
  });
  if (!viewer) return <Skeleton className="h-20" />;
  const action = claimAction(claim, viewer, parameters);
  const mayHaveBought =
    claim.status === 'sold' && viewer.kind === 'user' && wasEverVerified(viewer.user);
  return (
    <>
      {action !== 'closed' ? (
        <OpenStep claim={claim} action={action} onBid={() => setBidding(true)} />
      ) : mayHaveBought ? (
        <SoldStep claim={claim} />
      ) : (
        <ClosedStep claim={claim} />
      )}
      {/* A person writing an offer reads in its form that the claim closed, or that they have another offer. */}
      {isBidding && (action === 'make_offer' || action === 'closed') && (
        <BidForm claim={claim} onClose={() => setBidding(false)} />
      )}
    </>
  );
}

type OpenAction = Exclude<ClaimAction, 'closed'>;

interface OpenStepProps {
  claim: Claim;
  action: OpenAction;
  onBid: () => void;
}

function OpenStep({ claim, action, onBid }: OpenStepProps) {
  const actedFor = useActedFor();
  const user = useSession((session) => session.user);
  if (action === 'manage') {
    return (
      <Step
        title="This is your claim"
        link={{ to: pathTo('myClaim', { id: claim.id }), label: 'Manage your claim' }}
      />
    );
  }
  if (action === 'register') {
    const here = pathTo('claim', { id: claim.id });
    return (
      <Step
        text="Offers come from verified buyers. An account is free and takes a minute; then you apply as a buyer."
        link={{ to: entryPath('register', here), label: 'Sign up to bid' }}
      >
        <Button variant="secondary" block asChild>
          <Link to={entryPath('login', here)}>Log in</Link>
        </Button>
      </Step>
    );
  }
  if (action === 'make_offer')
    return actedFor ? <InPersonNote name={actedFor} /> : <BidStep {...{ claim, onBid }} />;
  if (action === 'staff') return <Step {...STAFF} />;
  const words =
    action === 'country_restricted'
      ? COUNTRY_RESTRICTED
      : user && bidObstacleWords(action, user, pathTo('claim', { id: claim.id }));
  return (
    <Step {...words}>
      <OwnOffer claim={claim} />
    </Step>
  );
}

const STAFF: StepWords = {
  text: 'You are logged in to the administration. Our staff do not bid.',
};

const CLOSED: Record<Exclude<ListedClaimStatus, 'open'>, StepWords> = {
  paused: { title: 'Paused', text: `It takes no offers for now. ${TOLD_OF_RETURN}` },
  under_offer: {
    title: 'Under offer',
    text: 'The seller and a buyer have agreed on a price.',
  },
  sold: { title: 'Sold', text: 'This claim has a new holder.' },
  withdrawn: { title: 'Withdrawn', text: 'The seller no longer offers this claim.' },
  expired: { title: 'Listing expired', text: 'The time of this listing has run out.' },
};

function ClosedStep({ claim }: { claim: Claim }) {
  // A claim that is still `open` has reached the end of its listing, which the exchange has yet to record.
  const { title, text } = CLOSED[claim.status === 'open' ? 'expired' : claim.status];
  return (
    <Step
      title={title}
      text={sentences(text, claim.status === 'under_offer' && afterTheSale(claim))}
    >
      <OwnOffer claim={claim} />
      <Button variant="link" className="justify-self-start" asChild>
        <Link to={pathTo('caseClaims', { id: claim.case.case_code })}>
          Open claims against {claim.case.name}
        </Link>
      </Button>
    </Step>
  );
}

/** A completed sale is no longer a bid: only the buyer's negotiations tell who bought the claim. */
function SoldStep({ claim }: { claim: Claim }) {
  const { data, isPending } = useListNegotiations({
    role: 'buyer',
    status: ['completed'],
    search: claim.reference,
  });
  if (isPending) return <Skeleton className="h-20" />;
  const own = data?.negotiations.find((negotiation) => negotiation.claim.id === claim.id);
  if (!own) return <ClosedStep claim={claim} />;
  return (
    <Step
      title={`You bought this claim at ${formatPrice(own.price_percent)}`}
      text="The negotiation holds its terms, its agreement and its documents."
      link={{ to: pathTo('negotiation', { id: own.id }), label: 'Go to the negotiation' }}
    />
  );
}

function Step({ title, text, link, children }: StepWords & { children?: ReactNode }) {
  return (
    <div className="grid gap-3">
      {(title || text) && (
        <div className="text-sm">
          {title && <p className="font-semibold">{title}</p>}
          {text && <p className="text-muted">{text}</p>}
        </div>
      )}
      {link && (
        <Button variant={link.isSecondary ? 'secondary' : 'primary'} block asChild>
          <Link to={link.to}>{link.label}</Link>
        </Button>
      )}
      {children}
    </div>
  );
}
