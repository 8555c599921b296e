import { Link } from 'react-router-dom';
import { pathTo } from '@/paths';
import { useSession } from '@/session/session-store';
import { GuidePrices } from '@/cases/guide-prices';
import { NextSteps } from '@/users/next-steps';
import { Button } from '@/ui/button';
import { Page } from '@/ui/layout/page';

export default function BuyerPortalPage() {
  const user = useSession((session) => session.user);
  return (
    <Page
      title={user ? `Welcome, ${user.first_name}` : 'Buyer portal'}
      description="What needs doing now, and where the market stands."
      action={
        <Button asChild>
          <Link to={pathTo('marketplace')}>Find claims</Link>
        </Button>
      }
    >
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {user && <NextSteps user={user} />}
        <GuidePrices />
      </div>
    </Page>
  );
}
