import { ChevronRight, CircleCheck } from 'lucide-react';
import { useGetIdentityVerification } from '@generated/api/account/account';
import { useGetBuyerAccount } from '@generated/api/buyer-account/buyer-account';
import type { BuyerAccountStatus, IdentityStatus, User } from '@generated/model';
import { isAgreementDue } from '@/domain/buyers/agreement-due';
import { isVerifiedBuyer } from '@/domain/buyers/verified-buyer';
import { needsReason } from '@/domain/users/user-status';
import { pathTo } from '@/paths';
import { CoverLink, LinkRow, TextLink } from '@/page/links';
import { pathOfKeptDraft } from '@/session/kept/drafts-of-visitor';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { Skeleton } from '@/ui/feedback/skeleton';
import { identityFirst } from './buyer-account/identity-first';

interface Step {
  to: string;
  title: string;
  text: string;
}

/** What a state asks of the user; null for nothing. A reason given by the staff replaces `text`. */
type Answers<Status extends string> = Record<Status, { title: string; text: string } | null>;

const IDENTITY_STEPS: Answers<IdentityStatus> = {
  not_submitted: {
    title: 'Verify your identity',
    text: 'Needed once, before you can accept an offer or bid.',
  },
  pending: null,
  approved: null,
  resubmission_requested: {
    title: 'Resubmit your documents',
    text: 'We need other documents from you.',
  },
  rejected: {
    title: 'Your identity was not approved: see what you can do',
    text: 'Without it you can neither submit a claim nor accept an offer.',
  },
};

const BUYER_STEPS: Answers<BuyerAccountStatus> = {
  /** For an application that was begun. */
  none: {
    title: 'Submit your application as a buyer',
    text: 'You started it. Our staff review it once it is submitted.',
  },
  pending: null,
  verified: null,
  info_requested: {
    title: 'Submit what is missing from your application',
    text: 'It cannot be decided until then.',
  },
  rejected: {
    title: 'Your application was rejected: see what you can do',
    text: 'Without a buyer account you cannot bid.',
  },
  suspended: {
    title: 'Your buyer account is suspended: see what you can do',
    text: 'You cannot bid until our staff lift the suspension.',
  },
};

/** The portal that shows the list. */
type Portal = 'seller' | 'buyer';

/** What matters besides the profile. */
interface Told {
  identityReason: string | null;
  hasApplication: boolean;
  portal: Portal;
}

/** What a user should do now, most urgent first. The pages of both portals begin with it. */
function stepsFor(user: User, { identityReason, hasApplication, portal }: Told): Step[] {
  const steps: Step[] = [];
  const begun = pathOfKeptDraft();
  // A draft of the account is listed with the claims.
  if (begun?.startsWith(pathTo('claimOnboarding'))) {
    steps.push({
      to: begun,
      title: 'Continue your claim',
      text: 'You started it on this device.',
    });
  }
  if (isAgreementDue(user)) {
    steps.push({
      to: pathTo('newAgreement'),
      title: 'Read and accept the agreement',
      text: isVerifiedBuyer(user)
        ? 'Exact terms and bidding open once it is accepted.'
        : 'You can accept it while your application is in review.',
    });
  }
  if (user.email_verified_at === null) {
    steps.push({
      to: pathTo('accountSettings'),
      title: 'Confirm your email address',
      text: `We sent a mail to ${user.email}.`,
    });
  }
  const identity = IDENTITY_STEPS[user.identity_status];
  if (identity) {
    steps.push({
      to: pathTo('verifyIdentity'),
      title: identity.title,
      text: identityReason ?? identity.text,
    });
  }
  const buyer = BUYER_STEPS[user.buyer_account_status];
  if (buyer && (hasApplication || user.buyer_account_status !== 'none')) {
    const waits = identityFirst(user);
    steps.push({
      to: pathTo('applyBuyerAccount'),
      title: waits === null ? buyer.title : 'Your application waits for your identity',
      text: waits ?? user.buyerAccount?.rejectionReason ?? buyer.text,
    });
  }
  // Nobody pays a user who only buys.
  if (portal === 'seller' && user.payment_method === null) {
    steps.push({
      to: pathTo('settings'),
      title: 'Choose how you are paid',
      text: 'Buyers then see it as the method that you prefer.',
    });
  }
  return steps;
}

interface NextStepsProps {
  user: User;
  portal: Portal;
  /** Whether nothing else waits for the user. In that case an empty list says so. */
  isAlone: boolean;
}

export function NextSteps({ user, portal, isAlone }: NextStepsProps) {
  const { data: identity } = useGetIdentityVerification({
    query: { enabled: needsReason(user.identity_status) },
  });
  // The profile says nothing about an application before it is submitted.
  const { data: buyer, isLoading } = useGetBuyerAccount({
    query: { enabled: user.buyer_account_status === 'none' },
  });
  const steps = stepsFor(user, {
    identityReason: identity?.verification?.rejection_reason ?? null,
    // The profile may be read later than the answer that the application was submitted.
    hasApplication: buyer?.status === 'none' && buyer.account !== null,
    portal,
  });
  if (steps.length === 0 && !isAlone) return null;
  return (
    <Card>
      <CardHeader title="To do" />
      {steps.length === 0 && isLoading ? (
        <CardBody aria-busy>
          <Skeleton className="h-5 w-3/5" />
        </CardBody>
      ) : steps.length === 0 ? (
        <p className="text-muted flex items-center gap-2 p-4 text-sm">
          <CircleCheck aria-hidden size={18} className="text-primary" />
          <span>
            <NothingWaits user={user} portal={portal} />
          </span>
        </p>
      ) : (
        <ul>
          {steps.map((step) => (
            <LinkRow key={step.title} className="items-center gap-4 p-4">
              <div className="min-w-0 flex-1">
                <CoverLink to={step.to} className="text-sm font-medium">
                  {step.title}
                </CoverLink>
                <p className="text-muted text-sm wrap-anywhere whitespace-pre-line">{step.text}</p>
              </div>
              <ChevronRight aria-hidden size={18} className="text-muted shrink-0" />
            </LinkRow>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Speaks for one side only. A portal does not know what waits on the other side, if the person has one. */
function NothingWaits({ user, portal }: Pick<NextStepsProps, 'user' | 'portal'>) {
  if (portal === 'buyer')
    return (
      <>
        Nothing is waiting for you as a buyer. For your claims, see the{' '}
        <TextLink to={pathTo('sellerPortal')}>seller portal</TextLink>.
      </>
    );
  if (!isVerifiedBuyer(user)) return 'Nothing is waiting for you.';
  return (
    <>
      Nothing is waiting for you as a seller. For your purchases, see the{' '}
      <TextLink to={pathTo('buyerPortal')}>buyer portal</TextLink>.
    </>
  );
}
