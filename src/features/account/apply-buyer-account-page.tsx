import { Link } from 'react-router-dom';
import type { BuyerAccountStatus, User } from '@generated/model';
import { BUYER_STATUS_LABELS, BUYER_STATUS_TONES } from '@/labels/users';
import { pathTo } from '@/paths';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { Alert, type AlertTone } from '@/ui/feedback/alert';
import { Badge } from '@/ui/feedback/badge';
import { Page } from '@/ui/layout/page';
import { AccountTabs } from './account-tabs';

const NOTICES: Record<BuyerAccountStatus, { tone: AlertTone; title: string; text: string } | null> =
  {
    none: null,
    pending: {
      tone: 'info',
      title: 'Your application is being reviewed',
      text: 'We write to you as soon as it is decided.',
    },
    info_requested: {
      tone: 'warning',
      title: 'We need more from you',
      text: 'Our staff has written to you about what is missing.',
    },
    verified: {
      tone: 'success',
      title: 'Your buyer account is verified',
      text: 'You see exact terms and may bid.',
    },
    rejected: {
      tone: 'danger',
      title: 'Your application was rejected',
      text: 'Write to our staff if you think this is a mistake.',
    },
    suspended: {
      tone: 'danger',
      title: 'Your buyer account is suspended',
      text: 'Please write to our staff.',
    },
  };

/** What a buyer account takes, and where this user stands. */
export default function ApplyBuyerAccountPage() {
  const user = useSession((session) => session.user);
  return (
    <Page
      title="Buyer account"
      description="Bidding is open to accredited buyers whose identity we know."
      width="narrow"
      badge={
        user &&
        user.buyer_account_status !== 'none' && (
          <Badge tone={BUYER_STATUS_TONES[user.buyer_account_status]}>
            {BUYER_STATUS_LABELS[user.buyer_account_status]}
          </Badge>
        )
      }
    >
      <AccountTabs />
      {user && <BuyerAccount user={user} />}
    </Page>
  );
}

function BuyerAccount({ user }: { user: User }) {
  const notice = NOTICES[user.buyer_account_status];
  const isIdentityDone = user.identity_status === 'approved';
  return (
    <div className="grid gap-6">
      {notice && (
        <Alert tone={notice.tone} title={notice.title}>
          {notice.text}
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
          <div>
            <Button asChild>
              {isIdentityDone ? (
                <Link to={pathTo('marketplace')}>Browse the marketplace</Link>
              ) : (
                <Link to={pathTo('verifyIdentity')}>Verify your identity</Link>
              )}
            </Button>
          </div>
        </CardBody>
      </Card>
    </div>
  );
}
