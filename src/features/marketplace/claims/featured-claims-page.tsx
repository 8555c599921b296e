import { useGetFeaturedClaims } from '@generated/api/marketplace/marketplace';
import { Link } from 'react-router-dom';
import { pathTo } from '@/paths';
import { QueryError } from '@/shell/query-error';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { RoutePage } from '@/shell/route-page';
import { ClaimCard } from './claim-card';

const GRID = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

export default function FeaturedClaimsPage() {
  const query = useGetFeaturedClaims();
  const { data, error } = query;
  return (
    <RoutePage
      of="featuredClaims"
      title="Featured claims"
      description="Open claims our staff have chosen: complete documents, sellers who are ready to sell."
    >
      {data ? (
        data.length > 0 ? (
          <ul aria-label="Featured claims" className={GRID}>
            {data.map((claim) => (
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
      ) : error ? (
        <QueryError query={query} />
      ) : (
        <div role="region" aria-label="Featured claims" aria-busy className={GRID}>
          {Array.from({ length: 6 }, (_, index) => (
            <div key={index} className="border-line bg-surface h-74 rounded-lg border p-4">
              <div className="flex gap-3">
                <Skeleton className="size-10" />
                <Skeleton className="h-10 flex-1" />
              </div>
              <Skeleton className="mt-6 h-10" />
              <Skeleton className="mt-6 h-20" />
            </div>
          ))}
        </div>
      )}
    </RoutePage>
  );
}
