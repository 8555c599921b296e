import { Link } from 'react-router-dom';
import { useGetMyClaim } from '@generated/api/my-claims/my-claims';
import { useLive } from '@/cable/live';
import { ClaimSkeleton } from '@/claims/claim-skeleton';
import { CaseMark } from '@/cases/case-mark';
import { ClaimStatusBadge } from '@/claims/claim-status-badge';
import { isPublished } from '@/claims/is-published';
import { claimKind } from '@/claims/labels';
import { useWithTerms } from '@/claims/record/use-with-terms';
import { pathTo } from '@/paths';
import { TextLink } from '@/page/links';
import { RecordPage } from '@/record/record-page';
import { useRecordId } from '@/record/use-record-id';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/button';
import { OwnClaim } from './claim/own-claim';

/** One of the seller's own claims. Other people's claims do not seem to exist. */
export default function MyClaimPage() {
  const seller = useSession((session) => session.user);
  const { id, isPossible } = useRecordId();
  const { query, terms } = useWithTerms(useGetMyClaim(id, { query: { enabled: isPossible } }));
  useLive('MarketChannel', query.data ? {} : null);
  return (
    <RecordPage
      of="myClaim"
      kind="Claim"
      query={query}
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
        isPublished(claim) && (
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
