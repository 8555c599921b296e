import { useListClaims } from '@generated/api/marketplace/marketplace';
import type { Case, ClaimSummary } from '@generated/model';
import { Link } from 'react-router-dom';
import { formatPrice } from '@/domain/money';
import { claimKind, ESTATE_KYC_LABELS } from '@/claims/labels';
import { MyBidMark } from '@/offers/my-bid-mark';
import { pathTo } from '@/paths';
import { LOADS } from '@/route-loads';
import { CoverLink, LinkRow } from '@/record/link-row';
import { QueryPart } from '@/shell/query-part';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { FaceAmount } from '@/claims/face-amount';
import { noClaims } from './no-claims';

const CHEAPEST = LOADS.case[2].query;

/** @param id what the address has for the case: its number or its code. */
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
        query={useListClaims({ ...CHEAPEST, case: id })}
        skeleton={
          <CardBody aria-busy className="grid gap-4">
            {Array.from({ length: CHEAPEST.per_page }, (_, index) => (
              <Skeleton key={index} className="h-10" />
            ))}
          </CardBody>
        }
      >
        {({ claims }) =>
          claims.length > 0 ? (
            <ul aria-label="Best open claims">
              {claims.map((claim) => (
                <ClaimRow key={claim.id} claim={claim} />
              ))}
            </ul>
          ) : count > 0 ? (
            <EmptyState
              description="No open claim names an ask; all of them take bids."
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

function ClaimRow({ claim }: { claim: ClaimSummary }) {
  return (
    <LinkRow className="items-center justify-between gap-4 px-4 py-3 text-sm">
      <div className="min-w-0">
        <CoverLink
          to={pathTo('claim', { id: claim.id })}
          className="tabular font-medium hover:underline"
        >
          {claim.reference}
        </CoverLink>
        <p className="text-muted text-xs wrap-anywhere">
          {claimKind(claim)} · KYC {ESTATE_KYC_LABELS[claim.estate_kyc_status].toLowerCase()}
        </p>
        <MyBidMark claimId={claim.id} />
      </div>
      <dl className="shrink-0 text-right">
        <dt className="sr-only">Ask</dt>
        <dd className="tabular font-semibold">
          {claim.ask_percent && formatPrice(claim.ask_percent)}
        </dd>
        <dt className="sr-only">Face</dt>
        <dd className="text-xs">
          <FaceAmount claim={claim} isCompact />
          <span className="text-muted"> face</span>
        </dd>
      </dl>
    </LinkRow>
  );
}
