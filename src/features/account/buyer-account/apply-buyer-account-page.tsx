import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '@generated/model';
import { bidObstacle } from '@/domain/permissions';
import { maySubmitIdentity } from '@/domain/user-status';
import { BUYER_STATUS_LABELS, BUYER_STATUS_TONES } from '@/users/labels';
import { pathTo } from '@/paths';
import { StaffContact } from '@/shell/staff-contact';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { Alert, type AlertTone } from '@/ui/feedback/alert';
import { Badge } from '@/ui/feedback/badge';
import { AccountPage } from '../account-page';

interface Notice {
  tone: AlertTone;
  title: string;
  /** What it means, and what the person can do now. */
  text: ReactNode;
}

function noticeOf(user: User): Notice | null {
  switch (user.buyer_account_status) {
    case 'none':
      return null;
    case 'pending':
      return {
        tone: 'info',
        title: 'Your application is being reviewed',
        text:
          user.identity_status === 'approved'
            ? 'We write to you as soon as it is decided.'
            : 'It can be decided once your identity is approved. We then write to you.',
      };
    case 'info_requested':
      return {
        tone: 'warning',
        title: 'We need more from you',
        text: (
          <>
            Write to <StaffContact /> with what is missing. Our staff then take up your application
            again.
          </>
        ),
      };
    case 'verified':
      return verifiedNotice(user);
    case 'rejected':
      return {
        tone: 'danger',
        title: 'Your application was rejected',
        text: (
          <>
            If something has changed, write to <StaffContact />: our staff can take up your
            application again. You can sell claims all the same.
          </>
        ),
      };
    case 'suspended':
      return {
        tone: 'danger',
        title: 'Your buyer account is suspended',
        text: (
          <>
            You cannot bid or negotiate. To settle this, write to <StaffContact />: our staff can
            lift it again.
          </>
        ),
      };
  }
}

function verifiedNotice(user: User): Notice {
  const obstacle = bidObstacle(user);
  if (obstacle === 'identity_not_approved') {
    return {
      tone: 'warning',
      title: 'Your buyer account rests',
      text: 'You can bid again as soon as your identity is approved.',
    };
  }
  return {
    tone: obstacle ? 'info' : 'success',
    title: 'Your buyer account is verified',
    text: obstacle
      ? 'Bidding opens once the marketplace access agreement is accepted.'
      : 'You see exact terms and may bid.',
  };
}

/** What a buyer account takes, and where this user stands. */
export default function ApplyBuyerAccountPage() {
  return (
    <AccountPage
      title="Buyer account"
      description="Bidding is open to accredited buyers whose identity we know."
      badge={({ buyer_account_status: status }) =>
        status !== 'none' && (
          <Badge tone={BUYER_STATUS_TONES[status]}>{BUYER_STATUS_LABELS[status]}</Badge>
        )
      }
    >
      {(user) => <BuyerAccount user={user} />}
    </AccountPage>
  );
}

function BuyerAccount({ user }: { user: User }) {
  const notice = noticeOf(user);
  const reason = user.buyerAccount?.rejectionReason;
  const isIdentityDone = user.identity_status === 'approved';
  return (
    <div className="grid gap-6">
      {notice && (
        <Alert tone={notice.tone} title={notice.title}>
          {reason && <p className="wrap-anywhere">Our staff wrote: {reason}</p>}
          <p>{notice.text}</p>
        </Alert>
      )}
      <Card>
        <CardHeader title="What it takes" />
        <CardBody className="grid gap-4 text-sm">
          <ol className="grid list-decimal gap-2 pl-5">
            <li>
              An approved identity.{' '}
              {isIdentityDone ? 'Yours is approved.' : 'Yours is not approved yet.'}
            </li>
            <li>
              Accreditation under Rule 501, by income, net worth, a licence or the assets of an
              entity, or residence outside the United States.
            </li>
            <li>A tax form and, for an entity, proof of who may sign for it.</li>
            <li>Acceptance of the marketplace access agreement.</li>
          </ol>
          {user.buyer_account_status === 'none' && (
            <p>
              Applications cannot be sent from this page yet. If you want to buy, write to{' '}
              <StaffContact />.
            </p>
          )}
          <div>
            <Button asChild>
              {isIdentityDone ? (
                <Link to={pathTo('marketplace')}>Browse the marketplace</Link>
              ) : maySubmitIdentity(user.identity_status) ? (
                <Link to={pathTo('verifyIdentity')}>Verify your identity</Link>
              ) : (
                <Link to={pathTo('verifyIdentity')}>See your identity</Link>
              )}
            </Button>
          </div>
        </CardBody>
      </Card>
    </div>
  );
}
