import { Link } from 'react-router-dom';
import { pathTo } from '@/paths';
import { leaveSession } from '@/session/leave-session';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { Alert } from '@/ui/feedback/alert';
import { Page } from '@/ui/layout/page';

/** Where a buyer is led whose marketplace access agreement is outstanding. */
export default function NewAgreementPage() {
  const buyerAccount = useSession((session) => session.user?.buyerAccount);
  const isOutstanding = buyerAccount?.agreementAccepted === false;
  return (
    <Page
      title="Marketplace access agreement"
      description="The terms under which buyers see claims and bid."
      width="narrow"
    >
      <div className="grid gap-6">
        {isOutstanding ? (
          <Alert tone="warning" title="Your agreement is outstanding">
            Bidding and exact terms open once it is accepted. You can browse the marketplace until
            then.
          </Alert>
        ) : (
          <Alert tone="success" title="Nothing to accept">
            There is no agreement waiting for you.
          </Alert>
        )}
        <Card>
          <CardHeader title="What it says, in short" />
          <CardBody className="grid gap-4 text-sm">
            <ul className="grid list-disc gap-2 pl-5">
              <li>What you learn about a holder stays confidential, before and after a sale.</li>
              <li>You buy for your own account and rely on your own examination of a claim.</li>
              <li>Sellers you met here are not approached outside the exchange.</li>
              <li>Fees are shown with every bid before it is sent.</li>
            </ul>
            <div className="flex flex-wrap gap-3">
              <Button asChild>
                <Link to={pathTo('marketplace')}>Browse the marketplace</Link>
              </Button>
              <Button variant="secondary" onClick={() => void leaveSession()}>
                Log out
              </Button>
            </div>
          </CardBody>
        </Card>
      </div>
    </Page>
  );
}
