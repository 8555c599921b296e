import { Link } from 'react-router-dom';
import { pathTo } from '@/paths';
import { useSession } from '@/session/session-store';
import { GuidePrices } from '@/shell/guide-prices';
import { NextSteps } from '@/shell/next-steps';
import { Button } from '@/ui/button';
import { Page } from '@/ui/layout/page';

export default function SellerPortalPage() {
  const user = useSession((session) => session.user);
  return (
    <Page
      title={user ? `Welcome, ${user.first_name}` : 'Seller portal'}
      description="What needs doing now, and what claims like yours trade at."
      action={
        <Button asChild>
          <Link to={pathTo('claimOnboarding')}>Sell a claim</Link>
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
