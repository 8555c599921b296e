import { GuidePrices } from '@/cases/guide-prices';
import { pathTo } from '@/paths';
import { NextSteps } from '@/users/next-steps';
import { PortalPage } from '@/users/portal-page';

export default function BuyerPortalPage() {
  return (
    <PortalPage
      title="Buyer portal"
      description="What needs doing now, and where the market stands."
      next={{ label: 'Find claims', to: pathTo('marketplace') }}
    >
      {(user) => (
        <>
          {user && <NextSteps user={user} />}
          <GuidePrices />
        </>
      )}
    </PortalPage>
  );
}
