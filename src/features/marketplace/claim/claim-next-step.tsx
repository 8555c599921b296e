import type { Claim, ListedClaimStatus } from '@generated/model';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type ClaimAction, claimAction } from '@/domain/claims/claim-actions';
import { pathTo } from '@/paths';
import { entryPath } from '@/session/entry-path';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/data/copy-button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useClaimViewer } from './use-claim-viewer';

/** What this person may do next with the claim, or why not. */
export function ClaimNextStep({ claim }: { claim: Claim }) {
  const viewer = useClaimViewer();
  if (!viewer) return <Skeleton className="h-20" />;
  const action = claimAction(claim, viewer);
  return action === 'closed' ? (
    <ClosedStep claim={claim} />
  ) : (
    <OpenStep claim={claim} action={action} />
  );
}

function OpenStep({ claim, action }: { claim: Claim; action: Exclude<ClaimAction, 'closed'> }) {
  switch (action) {
    case 'manage':
      return (
        <Step title="This is your claim">
          <PrimaryLink to={pathTo('myClaim', { id: claim.id })}>Manage your claim</PrimaryLink>
        </Step>
      );
    case 'register': {
      const here = pathTo('claim', { id: claim.id });
      return (
        <Step text="Bids come from verified buyers. Registration is free and takes a minute; then you apply as a buyer.">
          <PrimaryLink to={entryPath('register', here)}>Register to bid</PrimaryLink>
          <Button variant="secondary" block asChild>
            <Link to={entryPath('login', here)}>Log in</Link>
          </Button>
        </Step>
      );
    }
    case 'staff':
      return <Step text="You are logged in as an administrator. Administrators do not bid." />;
    case 'account_not_confirmed':
      return (
        <Step title="Confirm your email address first" text="We sent you a mail with a link.">
          <PrimaryLink to={pathTo('accountSettings')}>Go to your profile</PrimaryLink>
        </Step>
      );
    case 'account_suspended':
    case 'account_deactivated':
      return (
        <Step
          title="Your account is closed to bids"
          text="It was suspended or closed by our staff."
        />
      );
    case 'no_buyer_account':
      return (
        <Step text="Bidding needs a buyer account. We verify every buyer, once.">
          <PrimaryLink to={pathTo('applyBuyerAccount')}>See what it takes</PrimaryLink>
        </Step>
      );
    case 'buyer_in_review':
      return (
        <Step
          title="Your buyer account is being reviewed"
          text="You can bid as soon as it is verified. We tell you by email."
        >
          <SecondaryLink to={pathTo('applyBuyerAccount')}>See your application</SecondaryLink>
        </Step>
      );
    case 'buyer_info_requested':
      return (
        <Step
          title="We need more for your buyer account"
          text="Bidding opens once our staff have what is missing and your buyer account is verified."
        >
          <PrimaryLink to={pathTo('applyBuyerAccount')}>See what is missing</PrimaryLink>
        </Step>
      );
    case 'buyer_rejected':
      return (
        <Step
          title="Your buyer account was not approved"
          text="Without it there is no bidding. Your buyer account says why, and what you can do."
        >
          <SecondaryLink to={pathTo('applyBuyerAccount')}>See why</SecondaryLink>
        </Step>
      );
    case 'buyer_suspended':
      return (
        <Step
          title="Your buyer account is suspended"
          text="It cannot bid until our staff lift the suspension."
        >
          <SecondaryLink to={pathTo('applyBuyerAccount')}>See your buyer account</SecondaryLink>
        </Step>
      );
    case 'identity_not_approved':
      return (
        <Step
          title="Your identity comes first"
          text="We asked you for other documents. You can bid again as soon as they are approved."
        >
          <PrimaryLink to={pathTo('verifyIdentity')}>Go to your identity</PrimaryLink>
        </Step>
      );
    case 'agreement_outstanding':
      return (
        <Step
          title="The agreement comes first"
          text="Accept the current buyer agreement, then you can bid."
        >
          <PrimaryLink to={pathTo('newAgreement')}>Read the agreement</PrimaryLink>
        </Step>
      );
    case 'make_offer':
      return (
        <Step
          title="Bidding is arranged by our staff"
          text="Give your contact on our staff this reference with your price, the recourse you want and how soon you can settle. They take it to the seller."
        >
          <p className="border-line bg-subtle flex min-h-10 items-center justify-between gap-2 rounded-lg border px-3">
            <span className="tabular font-medium">{claim.reference}</span>
            <CopyButton text={claim.reference} label="Copy the reference of this claim" />
          </p>
        </Step>
      );
  }
}

const CLOSED: Record<Exclude<ListedClaimStatus, 'open'>, { title: string; text: string }> = {
  paused: { title: 'Paused by the seller', text: 'It takes no bids for now.' },
  under_offer: {
    title: 'Under offer',
    text: 'The seller has accepted an offer. Should the sale fall through, the claim opens again.',
  },
  sold: { title: 'Sold', text: 'This claim has a new holder.' },
  withdrawn: { title: 'Withdrawn', text: 'The seller no longer offers this claim.' },
  expired: { title: 'Listing expired', text: 'The time of this listing has run out.' },
};

function ClosedStep({ claim }: { claim: Claim }) {
  if (claim.status === 'open') return null;
  const { title, text } = CLOSED[claim.status];
  return (
    <Step title={title} text={text}>
      <Button variant="link" className="justify-self-start" asChild>
        <Link to={pathTo('caseClaims', { id: claim.case.case_code })}>
          Open claims against {claim.case.name}
        </Link>
      </Button>
    </Step>
  );
}

function Step({ title, text, children }: { title?: string; text?: string; children?: ReactNode }) {
  return (
    <div className="grid gap-3">
      {(title || text) && (
        <div className="text-sm">
          {title && <p className="font-semibold">{title}</p>}
          {text && <p className="text-muted">{text}</p>}
        </div>
      )}
      {children}
    </div>
  );
}

function PrimaryLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button block asChild>
      <Link to={to}>{children}</Link>
    </Button>
  );
}

function SecondaryLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button variant="secondary" block asChild>
      <Link to={to}>{children}</Link>
    </Button>
  );
}
