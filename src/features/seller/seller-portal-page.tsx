import { useGetSellerPortal } from '@generated/api/my-claims/my-claims';
import type { SellerPortal } from '@generated/model';
import { useLive } from '@/cable/live';
import { pathTo } from '@/paths';
import { GuidePrices } from '@/cases/guide-prices';
import { AttentionCard } from '@/negotiations/attention-card';
import { NextSteps } from '@/users/next-steps';
import { PortalPage, WaitingCard } from '@/users/portal-page';
import { FailedRead } from '@/page/failed-read';
import { QueryError } from '@/page/query-error';
import { Card } from '@/ui/data/card';
import { ClaimNotice } from './portal/claim-notice';
import { HeldCases } from './portal/held-cases';
import { StatusCard } from './portal/status-card';

export default function SellerPortalPage() {
  const query = useGetSellerPortal();
  const { data, error } = query;
  useLive('MarketChannel', data ? {} : null);
  return (
    <PortalPage
      title="Seller portal"
      description="What needs doing now, and what claims like yours trade at."
      next={{ label: 'Sell a claim', to: pathTo('claimOnboarding') }}
    >
      {(user) => (
        <>
          <div className="grid gap-6">
            {data && <FailedRead query={query} />}
            {data ? (
              <AttentionCard
                negotiations={data.negotiations}
                fees={data.owed_fees}
                // The list of negotiations is only for verified buyers.
                all={{ label: 'All your offers', to: pathTo('myOffers') }}
              >
                {data.attention.map((claim) => (
                  <ClaimNotice key={claim.id} claim={claim} />
                ))}
              </AttentionCard>
            ) : error ? (
              <Card>
                <QueryError query={query} />
              </Card>
            ) : (
              <WaitingCard name="Needs your attention" />
            )}
            {user && <NextSteps user={user} portal="seller" isAlone={hasNoDuties(data)} />}
          </div>
          <div className="grid gap-6">
            {data && <StatusCard counts={data.claims_by_status} />}
            {!data && !error && <WaitingCard name="Your claims" />}
            {data && data.held_cases.length > 0 ? (
              <HeldCases cases={data.held_cases} />
            ) : data || error ? (
              <GuidePrices />
            ) : (
              <WaitingCard name="Guide prices" />
            )}
          </div>
        </>
      )}
    </PortalPage>
  );
}

const hasNoDuties = (portal: SellerPortal | undefined) =>
  portal !== undefined &&
  [portal.negotiations, portal.owed_fees, portal.attention].every(({ length }) => length === 0);
