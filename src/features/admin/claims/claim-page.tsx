import { Link } from 'react-router-dom';
import { useGetClaim } from '@generated/api/marketplace/marketplace';
import { ClaimStatusBadge } from '@/claims/claim-status-badge';
import { pathTo } from '@/paths';
import { TextLink } from '@/record/link-row';
import { RecordPage } from '@/record/record-page';
import { RecordSkeleton } from '@/record/record-skeleton';
import { useRecordId } from '@/record/use-record-id';
import { Button } from '@/ui/button';
import { PublishedClaim } from './published-claim';

export default function ClaimPage() {
  const { id, isPossible } = useRecordId();
  return (
    <RecordPage
      of="adminClaim"
      kind="Claim"
      query={useGetClaim(id, { query: { enabled: isPossible } })}
      isPossible={isPossible}
      missing="No listed claim has this number."
      skeleton={<RecordSkeleton />}
      title={(claim) => claim.reference}
      badge={(claim) => <ClaimStatusBadge claim={claim} />}
      description={(claim) => (
        <>
          A claim in{' '}
          <TextLink to={pathTo('adminCase', { id: claim.case.id })}>{claim.case.name}</TextLink>
        </>
      )}
      action={(claim) => (
        <Button variant="secondary" asChild>
          <Link to={pathTo('claim', { id: claim.id })}>View on the marketplace</Link>
        </Button>
      )}
    >
      {(claim) => <PublishedClaim claim={claim} />}
    </RecordPage>
  );
}
