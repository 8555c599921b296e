import { useGetFeaturedCases } from '@generated/api/marketplace/marketplace';
import { formatPercentRange } from '@/domain/money';
import { pathTo } from '@/paths';
import { CoverLink, LinkRow } from '@/page/links';
import { Card, CardHeader } from '@/ui/data/card';
import { EmptyState } from '@/ui/feedback/empty-state';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { QueryPart } from '@/page/query-part';

/** Guide prices of the featured cases, for the portals. */
export function GuidePrices() {
  return (
    <Card>
      <CardHeader title="Guide prices" description="In percent of face" />
      <QueryPart
        query={useGetFeaturedCases()}
        skeleton={
          <div className="p-4" aria-busy>
            <SkeletonText lines={5} />
          </div>
        }
      >
        {(cases) =>
          cases.length === 0 ? (
            <EmptyState description="Featured cases appear here with their prices." />
          ) : (
            <ul>
              {cases.map((featured) => (
                <LinkRow
                  key={featured.id}
                  className="items-baseline justify-between gap-4 px-4 py-3 text-sm"
                >
                  <CoverLink
                    to={pathTo('case', { id: featured.case_code })}
                    className="font-medium"
                  >
                    {featured.name}
                  </CoverLink>
                  <span className="tabular">
                    {formatPercentRange(
                      featured.guide_low_percent,
                      featured.guide_high_percent,
                    ) ?? <span className="text-muted">No guide yet</span>}
                  </span>
                </LinkRow>
              ))}
            </ul>
          )
        }
      </QueryPart>
    </Card>
  );
}
