import { useGetClaim } from '@generated/api/marketplace/marketplace';
import type { Claim } from '@generated/model';
import { Link } from 'react-router-dom';
import { useLive } from '@/cable/live';
import { DateText } from '@/ui/data/date-text';
import { CaseMark } from '@/cases/case-mark';
import { ClaimStatusBadge } from '@/claims/claim-status-badge';
import { CLAIM_TYPE_LABELS } from '@/claims/labels';
import { mayStillBeBought } from '@/domain/claims/claim-state';
import { FollowButton, FollowSkeleton } from '@/follows/follow-button';
import { pathTo } from '@/paths';
import { RecordPage } from '@/record/record-page';
import { CopyButton } from '@/ui/data/copy-button';
import { ClaimAssets } from './claim-assets';
import { ClaimDocuments } from './claim-documents';
import { ClaimSkeleton } from '@/claims/claim-skeleton';
import { useRecordId } from '@/record/use-record-id';
import { useClaimView } from './use-claim-view';
import { ClaimTerms } from './claim-terms';
import { PricePanel } from './price-panel';
import { RegisterFacts } from './register-facts';
import { RiskFlags } from './risk-flags';

export default function ClaimPage() {
  const { id, isPossible } = useRecordId();
  const query = useGetClaim(id, { query: { enabled: isPossible } });
  useLive('ClaimChannel', query.data ? { claim_id: query.data.id } : null);
  useClaimView(query.data?.id);
  return (
    <RecordPage
      of="claim"
      kind="Claim"
      query={query}
      isPossible={isPossible}
      missing="No claim is listed at this address now. It may be in review: a claim that is listed anew is shown again once our staff have approved it."
      parents={(claim) =>
        claim
          ? [
              {
                label: claim.case.name,
                link: <Link to={pathTo('case', { id: claim.case.case_code })} />,
              },
            ]
          : []
      }
      skeleton={<ClaimSkeleton />}
      title={titleOf}
      description={(claim) => <Reference claim={claim} />}
      mark={(claim) => <CaseMark item={claim?.case} />}
      badge={(claim) => <ClaimStatusBadge claim={claim} />}
      actionSkeleton={<FollowSkeleton />}
      action={(claim) => <Follow claim={claim} />}
    >
      {(claim) => (
        <div className="grid items-start gap-6 lg:grid-cols-3">
          {/* On a phone the price comes first. */}
          <div className="stays-beside lg:order-last">
            <PricePanel claim={claim} />
          </div>
          <div className="grid gap-6 lg:col-span-2">
            <ClaimTerms claim={claim} />
            <RegisterFacts claim={claim} />
            <RiskFlags claim={claim} />
            <ClaimAssets claim={claim} />
            <ClaimDocuments claim={claim} />
          </div>
        </div>
      )}
    </RecordPage>
  );
}

function titleOf({ claim_type, case: { name } }: Claim): string {
  const kind = claim_type === 'other' ? 'Claim' : `${CLAIM_TYPE_LABELS[claim_type]} claim`;
  return `${kind} against ${name}`;
}

/** A user's own claim cannot be followed, nor one that can no longer be bought. */
function Follow({ claim: { id, reference, status, is_owner, followers_count } }: { claim: Claim }) {
  if (is_owner || !mayStillBeBought(status)) return null;
  return (
    <FollowButton kind="claim" id={id} name={reference} look="words" count={followers_count} />
  );
}

function Reference({ claim }: { claim: Claim }) {
  return (
    <>
      {claim.listed_at && (
        <>
          Listed <DateText iso={claim.listed_at} />
          {' · '}
        </>
      )}
      <span className="inline-flex items-center gap-1">
        <span className="tabular">{claim.reference}</span>
        <CopyButton text={claim.reference} label="Copy reference" />
      </span>
    </>
  );
}
