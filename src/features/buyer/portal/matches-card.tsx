import { useListRecommendedClaims } from '@generated/api/follows/follows';
import { Link } from 'react-router-dom';
import { useLive } from '@/cable/live';
import { ClaimRow } from '@/claims/claim-row';
import { claimKind } from '@/claims/labels';
import { totalWords } from '@/labels/counts';
import { pathTo } from '@/paths';
import { FIRST_MATCHES } from '@/first-queries';
import { QueryPart } from '@/page/query-part';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { EmptyState } from '@/ui/feedback/empty-state';
import { SkeletonText } from '@/ui/feedback/skeleton';

/** The claims that fit a verified buyer, latest listing first. */
export function MatchesCard() {
  const query = useListRecommendedClaims(FIRST_MATCHES);
  const { data } = query;
  useLive('MarketChannel', data ? {} : null);
  return (
    <Card aria-label="Claims for you">
      <CardHeader
        title="Claims for you"
        description="By the cases and amounts you are interested in, and what you follow"
        action={
          data &&
          data.total_count > 0 && (
            <Button variant="link" asChild>
              <Link to={pathTo('claimsForYou')}>
                {totalWords(data, { one: 'claim', many: 'claims' })}
              </Link>
            </Button>
          )
        }
      />
      <QueryPart
        query={query}
        skeleton={
          <CardBody aria-busy>
            <SkeletonText lines={FIRST_MATCHES.per_page} />
          </CardBody>
        }
      >
        {({ recommended_claims: matches }) =>
          matches.length > 0 ? (
            <ul>
              {matches.map(({ claim }) => (
                <ClaimRow
                  key={claim.id}
                  claim={claim}
                  about={`${claim.case.name} · ${claimKind(claim)}`}
                />
              ))}
            </ul>
          ) : (
            <EmptyState
              description="Nothing on the market fits the cases and amounts that you have named so far."
              emptyAction={
                <Button variant="secondary" asChild>
                  <Link to={pathTo('claimsForYou')}>Go to Claims for you</Link>
                </Button>
              }
            />
          )
        }
      </QueryPart>
    </Card>
  );
}
