import { useGetFeaturedCases } from '@generated/api/marketplace/marketplace';
import { formatPercentRange } from '@/domain/money';
import { pathTo } from '@/paths';
import { CoverLink, LinkRow } from '@/record/link-row';
import { Card, CardHeader } from '@/ui/data/card';
import { EmptyState } from '@/ui/feedback/empty-state';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { QueryError } from '@/shell/query-error';

/** Guide prices of the featured cases, for the portals. */
export function GuidePrices() {
  const query = useGetFeaturedCases();
  const { data, error } = query;
  return (
    <Card>
      <CardHeader title="Guide prices" description="In percent of face" />
      {data ? (
        data.length === 0 ? (
          <EmptyState description="Featured cases appear here with their prices." />
        ) : (
          <ul>
            {data.map((featured) => (
              <LinkRow
                key={featured.id}
                className="items-baseline justify-between gap-4 px-4 py-3 text-sm"
              >
                <CoverLink to={pathTo('case', { id: featured.case_code })} className="font-medium">
                  {featured.name}
                </CoverLink>
                <span className="tabular">
                  {formatPercentRange(featured.guide_low_percent, featured.guide_high_percent) ?? (
                    <span className="text-muted">No guide yet</span>
                  )}
                </span>
              </LinkRow>
            ))}
          </ul>
        )
      ) : error ? (
        <QueryError query={query} />
      ) : (
        <div className="p-4" aria-busy>
          <SkeletonText lines={5} />
        </div>
      )}
    </Card>
  );
}
