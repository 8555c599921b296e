import { Link } from 'react-router-dom';
import { useGetCaseParameters } from '@generated/api/marketplace/marketplace';
import { useGetMyClaim } from '@generated/api/my-claims/my-claims';
import { ListedClaimStatus, type MyClaim } from '@generated/model';
import { ClaimSkeleton } from '@/claims/claim-skeleton';
import { CaseMark } from '@/cases/case-mark';
import { ClaimStatusBadge } from '@/claims/claim-status-badge';
import { claimKind } from '@/claims/labels';
import { pathTo } from '@/paths';
import { TextLink } from '@/record/link-row';
import { RecordPage } from '@/record/record-page';
import { useRecordId } from '@/record/use-record-id';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/button';
import { OwnClaim } from './claim/own-claim';

/** One of the seller's own claims; somebody else's is as unknown here as none. */
export default function MyClaimPage() {
  const seller = useSession((session) => session.user);
  const { id, isPossible } = useRecordId();
  const {
    data: found,
    error,
    isFetching,
    refetch,
  } = useGetMyClaim(id, { query: { enabled: isPossible } });
  // What follows from the terms of the case would move the rest: both are drawn at once. A first failure is not waited out.
  const terms = useGetCaseParameters(found?.case.case_code ?? '', {
    query: { enabled: found !== undefined },
  });
  const data = terms.isPending && terms.failureCount === 0 ? undefined : found;
  return (
    <RecordPage
      of="myClaim"
      kind="Claim"
      query={{ data, error, isFetching, refetch }}
      isPossible={isPossible}
      missing="No claim of yours has this number."
      skeleton={<ClaimSkeleton />}
      title={(claim) => claim.reference}
      description={(claim) => (
        <>
          A claim against{' '}
          <TextLink to={pathTo('case', { id: claim.case.case_code })}>{claim.case.name}</TextLink> ·{' '}
          {claimKind(claim)}
        </>
      )}
      mark={(claim) => <CaseMark item={claim?.case} />}
      badge={(claim) => <ClaimStatusBadge claim={claim} />}
      action={(claim) =>
        isPublic(claim) && (
          <Button variant="secondary" asChild>
            <Link to={pathTo('claim', { id: claim.id })}>View the listing</Link>
          </Button>
        )
      }
    >
      {(claim) => seller && <OwnClaim claim={claim} seller={seller} terms={terms} />}
    </RecordPage>
  );
}

/** Whether the public finds the claim on the marketplace. */
function isPublic({ status, listed_at }: MyClaim): boolean {
  return listed_at !== null && Object.hasOwn(ListedClaimStatus, status);
}
