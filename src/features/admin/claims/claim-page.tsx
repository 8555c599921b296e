import { Link } from 'react-router-dom';
import { useGetAdminClaim } from '@generated/api/admin-claims/admin-claims';
import { ClaimSkeleton } from '@/claims/claim-skeleton';
import { ClaimStatusBadge } from '@/claims/claim-status-badge';
import { isPublished } from '@/claims/is-published';
import { claimKind } from '@/claims/labels';
import { useWithTerms } from '@/claims/record/use-with-terms';
import { pathTo } from '@/paths';
import { TextLink } from '@/page/links';
import { RecordPage } from '@/record/record-page';
import { useRecordId } from '@/record/use-record-id';
import { Button } from '@/ui/button';
import { StaffClaim } from './claim/staff-claim';

export default function ClaimPage() {
  const { id, isPossible } = useRecordId();
  const { query, terms } = useWithTerms(useGetAdminClaim(id, { query: { enabled: isPossible } }));
  return (
    <RecordPage
      of="adminClaim"
      kind="Claim"
      query={query}
      isPossible={isPossible}
      missing="No claim has this number."
      skeleton={<ClaimSkeleton />}
      title={(claim) => claim.reference}
      badge={(claim) => <ClaimStatusBadge claim={claim} />}
      description={(claim) => (
        <>
          A claim against{' '}
          <TextLink to={pathTo('adminCase', { id: claim.case.id })}>{claim.case.name}</TextLink> ·{' '}
          {claimKind(claim)}
        </>
      )}
      action={(claim) =>
        isPublished(claim) && (
          <Button variant="secondary" asChild>
            <Link to={pathTo('claim', { id: claim.id })}>View on the marketplace</Link>
          </Button>
        )
      }
    >
      {(claim) => <StaffClaim claim={claim} terms={terms} />}
    </RecordPage>
  );
}
