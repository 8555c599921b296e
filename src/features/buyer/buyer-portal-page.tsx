import { useGetBuyerPortal } from '@generated/api/negotiations/negotiations';
import type { BuyerPortal } from '@generated/model';
import { isVerifiedBuyer } from '@/domain/buyers/verified-buyer';
import { bidObstacle } from '@/domain/users/permissions';
import { GuidePrices } from '@/cases/guide-prices';
import { AttentionCard } from '@/negotiations/attention-card';
import { pathTo } from '@/paths';
import { FailedRead } from '@/page/failed-read';
import { QueryError } from '@/page/query-error';
import { Card } from '@/ui/data/card';
import { NextSteps } from '@/users/next-steps';
import { PortalPage, WaitingCard } from '@/users/portal-page';
import { DealsCard } from './portal/deals-card';
import { MatchesCard } from './portal/matches-card';
import { ObstacleCard } from './portal/obstacle-card';
import { WaysCard } from './portal/ways-card';

export default function BuyerPortalPage() {
  const query = useGetBuyerPortal();
  const { data, error } = query;
  return (
    <PortalPage
      title="Buyer portal"
      description="What needs doing now, and where the market stands."
      next={{ label: 'Find claims', to: pathTo('marketplace') }}
    >
      {(user) => (
        <>
          <div className="grid gap-6">
            {user && <ObstacleCard user={user} />}
            {data && <FailedRead query={query} />}
            {data ? (
              <AttentionCard
                negotiations={data.awaiting_me}
                fees={data.owed_fees}
                all={{ label: 'All negotiations', to: pathTo('negotiations') }}
              />
            ) : error ? (
              <Card>
                <QueryError query={query} />
              </Card>
            ) : (
              <WaitingCard name="Needs your attention" />
            )}
            {user && <NextSteps user={user} portal="buyer" isAlone={hasNoDuties(data)} />}
          </div>
          <div className="grid gap-6">
            {data && (
              <DealsCard portal={data} mayBid={user !== null && bidObstacle(user) === null} />
            )}
            {!data && !error && <WaitingCard name="Your purchases" />}
            {isVerifiedBuyer(user) && (
              <>
                <MatchesCard />
                <WaysCard />
              </>
            )}
            <GuidePrices />
          </div>
        </>
      )}
    </PortalPage>
  );
}

const hasNoDuties = (portal: BuyerPortal | undefined) =>
  portal !== undefined && portal.awaiting_me.length + portal.owed_fees.length === 0;
