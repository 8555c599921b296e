import { Link, useParams } from 'react-router-dom';
import type { Claim } from '@generated/model';
import { useGetClaim } from '@generated/api/marketplace/marketplace';
import { CLAIM_STATUS_LABELS, CLAIM_STATUS_TONES } from '@/claims/labels';
import { pathTo } from '@/paths';
import { NotFound } from '@/shell/not-found';
import { isMissing, QueryError } from '@/shell/query-error';
import { useListPath } from '@/table/list-path';
import { Button } from '@/ui/button';
import { Breadcrumbs } from '@/ui/data/breadcrumbs';
import { Card } from '@/ui/data/card';
import { Badge } from '@/ui/feedback/badge';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { PublishedClaim } from './published-claim';

/** The way back to the list as it was left. */
function ToClaims() {
  const list = useListPath(pathTo('adminClaims'));
  return <Breadcrumbs items={[{ label: 'Claims', link: <Link to={list} /> }]} />;
}

export default function ClaimPage() {
  const query = useGetClaim(Number(useParams()['id']));
  if (query.data) return <ClaimRecord claim={query.data} />;
  if (isMissing(query.error)) {
    return (
      <NotFound
        area="admin"
        title="Claim not found"
        description="No listed claim has this number."
        action={
          <Button asChild>
            <Link to={pathTo('adminClaims')}>Go to the claims</Link>
          </Button>
        }
      />
    );
  }
  return (
    <Page area="admin" title="Claim" breadcrumbs={<ToClaims />}>
      {query.error ? (
        <Card>
          <QueryError query={query} />
        </Card>
      ) : (
        <div role="status" aria-label="The claim is loading" className="grid gap-6">
          <Card className="p-4">
            <Skeleton className="h-12" />
          </Card>
          <Card className="p-4">
            <Skeleton className="h-64" />
          </Card>
        </div>
      )}
    </Page>
  );
}

function ClaimRecord({ claim }: { claim: Claim }) {
  return (
    <Page
      area="admin"
      title={claim.reference}
      badge={
        <Badge tone={CLAIM_STATUS_TONES[claim.status]}>{CLAIM_STATUS_LABELS[claim.status]}</Badge>
      }
      description={
        <>
          A claim in{' '}
          <Link
            to={pathTo('adminCase', { id: claim.case.id })}
            className="text-link underline underline-offset-4"
          >
            {claim.case.name}
          </Link>
        </>
      }
      breadcrumbs={<ToClaims />}
      action={
        <Button variant="secondary" asChild>
          <Link to={pathTo('claim', { id: claim.id })}>View on the marketplace</Link>
        </Button>
      }
    >
      <PublishedClaim claim={claim} />
    </Page>
  );
}
