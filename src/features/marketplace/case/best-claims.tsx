import { useListClaims } from '@generated/api/marketplace/marketplace';
import type { Case } from '@generated/model';
import { Link } from 'react-router-dom';
import { ClaimRow } from '@/claims/claim-row';
import { claimKind, ESTATE_KYC_LABELS } from '@/claims/labels';
import { pathTo } from '@/paths';
import { LOWEST_ASKS } from '@/first-queries';
import { QueryPart } from '@/page/query-part';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { noClaims } from './no-claims';

/** @param id the case in the address: its id or its code. */
export function BestClaims({ id, item }: { id: string; item: Case }) {
  const count = item.stats.open_claims_count;
  const allLink = (label: string) => (
    <Button variant="link" asChild>
      <Link to={pathTo('caseClaims', { id: item.case_code })}>{label}</Link>
    </Button>
  );
  return (
    <Card>
      <CardHeader
        title="Best open claims"
        description="The lowest asks"
        action={count > 0 && allLink(count === 1 ? 'All claims (1)' : `All claims (${count})`)}
      />
      <QueryPart
        query={useListClaims({ ...LOWEST_ASKS, case: id })}
        skeleton={
          <CardBody aria-busy className="grid gap-4">
            {Array.from({ length: LOWEST_ASKS.per_page }, (_, index) => (
              <Skeleton key={index} className="h-10" />
            ))}
          </CardBody>
        }
      >
        {({ claims }) =>
          claims.length > 0 ? (
            <ul aria-label="Best open claims">
              {claims.map((claim) => (
                <ClaimRow
                  key={claim.id}
                  claim={claim}
                  about={`${claimKind(claim)} · KYC ${ESTATE_KYC_LABELS[claim.estate_kyc_status].toLowerCase()}`}
                />
              ))}
            </ul>
          ) : count > 0 ? (
            <EmptyState
              description="No open claim names an ask; all of them are open to offers."
              emptyAction={allLink('See all claims')}
            />
          ) : (
            <EmptyState description={noClaims(item.status)} />
          )
        }
      </QueryPart>
    </Card>
  );
}
