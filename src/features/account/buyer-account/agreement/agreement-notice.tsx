import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BuyerAccountStatus, CurrentAgreement, User } from '@generated/model';
import { isAgreementDue } from '@/domain/buyers/agreement-due';
import { isVerifiedBuyer } from '@/domain/buyers/verified-buyer';
import { fullName } from '@/domain/users/party-names';
import { formatDate } from '@/labels/dates';
import { pathTo } from '@/paths';
import { InPersonNote } from '@/session/guards/in-person';
import { Button } from '@/ui/button';
import { Alert, type AlertTone } from '@/ui/feedback/alert';
import { identityFirst } from '@/users/buyer-account/identity-first';
import { BUYER_STATUS_TITLES } from '@/users/buyer-account/status-titles';
import { NotNow } from './not-now';

interface AgreementNoticeProps {
  agreement: CurrentAgreement;
  user: User;
}

/** Why this person is here: what is waiting for the acceptance, or what comes before it. */
export function AgreementNotice({ agreement, user }: AgreementNoticeProps) {
  const { acceptance } = agreement;
  const application = APPLICATIONS[user.buyer_account_status];
  return (
    <>
      {application && (
        <Alert
          tone={application.tone}
          title={application.title}
          action={
            <Button variant="secondary" size="sm" asChild>
              <Link to={pathTo('applyBuyerAccount')}>{application.way}</Link>
            </Button>
          }
        >
          {user.buyerAccount?.rejectionReason && (
            <p className="wrap-anywhere whitespace-pre-line">
              Our staff wrote: {user.buyerAccount.rejectionReason}
            </p>
          )}
          <p>{identityFirst(user) ?? application.text}</p>
        </Alert>
      )}
      {acceptance ? (
        <Alert tone="success" title="You have accepted this agreement">
          As {acceptance.typed_name} on {formatDate(acceptance.accepted_at)}.
        </Alert>
      ) : (
        outstanding(agreement, user, application?.notDue)
      )}
    </>
  );
}

function outstanding(
  { last_acceptance: last }: CurrentAgreement,
  user: User,
  notDue: string | undefined,
): ReactNode {
  if (user.buyerAccount === null) return null;
  if (user.impersonator) {
    return <InPersonNote name={fullName(user)} title="Not accepted yet" />;
  }
  if (!isAgreementDue(user)) {
    return (
      <Alert
        tone="info"
        title="You need not accept it now"
        action={<NotNow user={user} size="sm" />}
      >
        {notDue}
      </Alert>
    );
  }
  if (!isVerifiedBuyer(user)) {
    return (
      <Alert tone="info" title="You can accept it already">
        Exact terms and bidding open once your buyer account is verified and this is accepted.
      </Alert>
    );
  }
  return (
    <Alert tone="warning" title="Your agreement is outstanding">
      {last
        ? 'There is a new version. Exact terms and bidding open again once it is accepted.'
        : 'Exact terms and bidding open once it is accepted.'}
    </Alert>
  );
}

interface Application {
  tone: AlertTone;
  title: string;
  text: string;
  /** The label of the link to the application. */
  way: string;
  /** If the acceptance is not due: when it will be. */
  notDue?: string;
}

const APPLICATIONS: Record<BuyerAccountStatus, Application | null> = {
  none: {
    tone: 'info',
    title: 'This is for buyers',
    text: 'You have no buyer account. Once you have applied for one, you can accept the agreement here.',
    way: 'Apply for a buyer account',
  },
  pending: {
    tone: 'info',
    title: BUYER_STATUS_TITLES.pending,
    text: 'We write to you as soon as it is decided.',
    way: 'See your application',
  },
  info_requested: {
    tone: 'warning',
    title: BUYER_STATUS_TITLES.info_requested,
    text: 'Your application for a buyer account waits for your answer.',
    way: 'Complete your application',
    notDue: 'It is needed once your buyer account is verified.',
  },
  rejected: {
    tone: 'danger',
    title: BUYER_STATUS_TITLES.rejected,
    text: 'You can correct it and resubmit it.',
    way: 'See your application',
    notDue: 'It can be accepted once you have resubmitted your application.',
  },
  suspended: {
    tone: 'danger',
    title: BUYER_STATUS_TITLES.suspended,
    text: 'You cannot bid or negotiate until our staff lift the suspension.',
    way: 'See your buyer account',
    notDue: 'It can be accepted once the suspension is lifted.',
  },
  verified: null,
};
