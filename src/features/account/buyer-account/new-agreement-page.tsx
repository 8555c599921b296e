import { useState } from 'react';
import { useGetCurrentAgreement } from '@generated/api/agreements/agreements';
import type { CurrentAgreement, User } from '@generated/model';
import { isAgreementOffered } from '@/domain/buyers/agreement-due';
import { formatDate } from '@/labels/dates';
import { QueryError } from '@/page/query-error';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { Page } from '@/ui/layout/page';
import { lateDialog } from '@/ui/late';
import { AccountSkeleton } from '../account-skeleton';
import { AcceptAgreement } from './agreement/accept-agreement';
import { AgreementNotice } from './agreement/agreement-notice';
import { AgreementText } from './agreement/agreement-text';

const AcceptedVersionDialog = lateDialog(
  async () => (await import('./agreement/accepted-version-dialog')).AcceptedVersionDialog,
);

/** The marketplace access agreement. A login leads here as long as it is outstanding. */
export default function NewAgreementPage() {
  const user = useSession((session) => session.user);
  const query = useGetCurrentAgreement();
  const { data, error } = query;
  return (
    <Page
      title="Marketplace access agreement"
      description="The terms under which buyers see claims and bid."
      width="narrow"
    >
      {user && data ? (
        <Agreement agreement={data} user={user} />
      ) : error ? (
        <QueryError query={query} />
      ) : (
        <AccountSkeleton />
      )}
    </Page>
  );
}

function Agreement({ agreement, user }: { agreement: CurrentAgreement; user: User }) {
  const { changes, acceptance, last_acceptance: last } = agreement;
  const [isEarlierShown, setIsEarlierShown] = useState(false);
  const mayAccept =
    acceptance === null && isAgreementOffered(user.buyer_account_status) && !user.impersonator;
  return (
    <div className="grid gap-6">
      <AgreementNotice agreement={agreement} user={user} />
      {changes.length > 0 && last && (
        <Card>
          <CardHeader
            title="What changed"
            description={`Since version ${last.version}, which you accepted on ${formatDate(last.accepted_at)}.`}
            action={
              <Button variant="link" onClick={() => setIsEarlierShown(true)}>
                Read that version
              </Button>
            }
          />
          <CardBody>
            <ul className="grid list-disc gap-2 pl-5 text-sm">
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </CardBody>
        </Card>
      )}
      <AgreementText agreement={agreement} />
      {isEarlierShown && last && (
        <AcceptedVersionDialog version={last.version} onClose={() => setIsEarlierShown(false)} />
      )}
      {mayAccept && <AcceptAgreement agreement={agreement} user={user} />}
    </div>
  );
}
