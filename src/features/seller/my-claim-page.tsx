import { Link, useParams } from 'react-router-dom';
import { useGetMyClaim } from '@generated/api/my-claims/my-claims';
import { GetMyClaimParams } from '@generated/zod/my-claims/my-claims';
import { pathTo } from '@/paths';
import { useSession } from '@/session/session-store';
import { NotFound } from '@/shell/not-found';
import { isMissing, QueryError } from '@/shell/query-error';
import { Button } from '@/ui/button';
import { Card } from '@/ui/data/card';
import { Page } from '@/ui/layout/page';
import { ClaimBreadcrumbs } from './claim/breadcrumbs';
import { ClaimSkeleton } from '@/claims/claim-skeleton';
import { OwnClaim } from './claim/own-claim';

/** One of the seller's own claims; somebody else's is as unknown here as none. */
export default function MyClaimPage() {
  const seller = useSession((session) => session.user);
  const { data: params } = GetMyClaimParams.safeParse({ id: Number(useParams()['id']) });
  const query = useGetMyClaim(params?.id ?? 0, { query: { enabled: params !== undefined } });
  const { data: claim, error } = query;
  // Also where it was shown before: it may have been deleted since.
  if (!params || isMissing(error)) {
    return (
      <NotFound
        title="Claim not found"
        description="No claim of yours has this number."
        action={
          <Button asChild>
            <Link to={pathTo('myClaims')}>Back to my claims</Link>
          </Button>
        }
      />
    );
  }
  if (claim && seller) return <OwnClaim claim={claim} seller={seller} />;
  return (
    <Page title="Claim" breadcrumbs={<ClaimBreadcrumbs />}>
      {error ? (
        <Card>
          <QueryError query={query} />
        </Card>
      ) : (
        <ClaimSkeleton />
      )}
    </Page>
  );
}
