import type { Claim, ListedClaimStatus } from '@generated/model';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type ClaimAction, claimAction } from '@/domain/claims/claim-actions';
import { pathTo } from '@/paths';
import { pathToAgreement } from '@/session/after-login';
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

type OpenAction = Exclude<ClaimAction, 'closed'>;

function OpenStep({ claim, action }: { claim: Claim; action: OpenAction }) {
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
        text="Bids come from verified buyers. Registration is free and takes a minute; then you apply as a buyer."
        link={{ to: entryPath('register', here), label: 'Register to bid' }}
      >
        <Button variant="secondary" block asChild>
          <Link to={entryPath('login', here)}>Log in</Link>
        </Button>
      </Step>
    );
  }
  if (action === 'make_offer') {
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
  if (action === 'agreement_outstanding') {
    return (
      <Step
        title="The agreement comes first"
        text="Accept the marketplace access agreement that is in force: then you see the exact terms and can bid."
        link={{
          to: pathToAgreement(pathTo('claim', { id: claim.id })),
          label: 'Read the agreement',
        }}
      />
    );
  }
  return <Step {...HINDRANCES[action]} />;
}

const CLOSED_ACCOUNT: StepWords = {
  title: 'Your account is closed to bids',
  text: 'It was suspended or closed by our staff.',
};

/** Why this person cannot bid yet, and the way there. */
const HINDRANCES: Record<
  Exclude<OpenAction, 'manage' | 'register' | 'make_offer' | 'agreement_outstanding'>,
  StepWords
> = {
  staff: { text: 'You are logged in as an administrator. Administrators do not bid.' },
  account_not_confirmed: {
    title: 'Confirm your email address first',
    text: 'We sent you a mail with a link.',
    link: { to: pathTo('accountSettings'), label: 'Go to your profile' },
  },
  account_suspended: CLOSED_ACCOUNT,
  account_deactivated: CLOSED_ACCOUNT,
  no_buyer_account: {
    text: 'Bidding needs a buyer account. We verify every buyer, once.',
    link: { to: pathTo('applyBuyerAccount'), label: 'Apply for a buyer account' },
  },
  buyer_in_review: {
    title: 'Your buyer account is being reviewed',
    text: 'You can bid as soon as it is verified. We tell you by email.',
    link: { to: pathTo('applyBuyerAccount'), label: 'See your application', isSecondary: true },
  },
  buyer_info_requested: {
    title: 'We need more for your buyer account',
    text: 'Bidding opens once our staff have what is missing and your buyer account is verified.',
    link: { to: pathTo('applyBuyerAccount'), label: 'See what is missing' },
  },
  buyer_rejected: {
    title: 'Your buyer account was not approved',
    text: 'Without it there is no bidding. Your buyer account says why, and what you can do.',
    link: { to: pathTo('applyBuyerAccount'), label: 'See why', isSecondary: true },
  },
  buyer_suspended: {
    title: 'Your buyer account is suspended',
    text: 'It cannot bid until our staff lift the suspension.',
    link: { to: pathTo('applyBuyerAccount'), label: 'See your buyer account', isSecondary: true },
  },
  identity_not_approved: {
    title: 'Your identity comes first',
    text: 'We asked you for other documents. You can bid again as soon as they are approved.',
    link: { to: pathTo('verifyIdentity'), label: 'Go to your identity' },
  },
};

const CLOSED: Record<Exclude<ListedClaimStatus, 'open'>, StepWords> = {
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
  return (
    <Step {...CLOSED[claim.status]}>
      <Button variant="link" className="justify-self-start" asChild>
        <Link to={pathTo('caseClaims', { id: claim.case.case_code })}>
          Open claims against {claim.case.name}
        </Link>
      </Button>
    </Step>
  );
}

interface StepWords {
  title?: string;
  text?: string;
  /** The way on; a secondary one where nothing is to be done there. */
  link?: { to: string; label: string; isSecondary?: boolean };
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
