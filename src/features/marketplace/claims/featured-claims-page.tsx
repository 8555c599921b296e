import { useGetFeaturedClaims } from '@generated/api/marketplace/marketplace';
import { Link } from 'react-router-dom';
import { useLive } from '@/cable/live';
import { pathTo } from '@/paths';
import { QueryPart } from '@/page/query-part';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RoutePage } from '@/page/route-page';
import { MARKET_GRID, MarketGridSkeleton } from '@/cases/market-grid';
import { ClaimCard } from '@/claims/claim-card';

export default function FeaturedClaimsPage() {
  const query = useGetFeaturedClaims();
  useLive('MarketChannel', query.data ? {} : null);
  return (
    <RoutePage
      of="featuredClaims"
      title="Featured claims"
      description="Open claims that our staff have chosen."
    >
      <QueryPart
        query={query}
        alertClassName="mb-4"
        skeleton={<MarketGridSkeleton label="Featured claims" count={6} height="h-74" />}
      >
        {(claims) =>
          claims.length > 0 ? (
            <ul aria-label="Featured claims" className={MARKET_GRID}>
              {claims.map((claim) => (
                <li key={claim.id}>
                  <ClaimCard claim={claim} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState
              description="Claims that our staff feature appear here. All open claims are listed by case."
              emptyAction={
                <Button asChild>
                  <Link to={pathTo('marketplace')}>Browse the marketplace</Link>
                </Button>
              }
            />
          )
        }
      </QueryPart>
    </RoutePage>
  );
}
