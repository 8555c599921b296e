import { useGetMyClaim } from '@generated/api/my-claims/my-claims';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pathTo } from '@/paths';
import { dropDraftsOfClaim } from '@/session/kept/drafts-of-claim';
import { isMissing, QueryError } from '@/page/query-error';
import { RoutePage } from '@/page/route-page';
import { CasePicker } from './case-picker';
import { claimInAddress } from './claim-in-address';
import { NoSuchClaim } from './notices';
import { OnboardingForCase } from './onboarding-for-case';
import { OnboardingSkeleton } from './onboarding-skeleton';

/** The stepper inside the account, for a new claim of a case or one that was begun. */
export default function CreateMyClaimPage() {
  const [search] = useSearchParams();
  const claimId = claimInAddress(search);
  const caseCode = search.get('case');
  if (search.has('claim')) return <BegunClaim id={claimId} />;
  if (caseCode) return <OnboardingForCase caseCode={caseCode} claimId={null} of="createMyClaim" />;
  return (
    <RoutePage
      of="createMyClaim"
      title="Sell a claim"
      description="A sale begins with the case that your claim is against."
    >
      <CasePicker pathOf={(code) => `${pathTo('createMyClaim')}?case=${code}`} />
    </RoutePage>
  );
}

function BegunClaim({ id }: { id: number | null }) {
  const query = useGetMyClaim(id ?? 0, { query: { enabled: id !== null } });
  const caseCode = query.data?.case.case_code;
  const isUnknown = id === null || isMissing(query.error);
  useEffect(() => {
    // Otherwise it would be offered again and again.
    if (isUnknown && id !== null) dropDraftsOfClaim(id);
  }, [isUnknown, id]);
  if (caseCode !== undefined) {
    return <OnboardingForCase key={id} caseCode={caseCode} claimId={id} of="createMyClaim" />;
  }
  return (
    <RoutePage of="createMyClaim" title="Sell a claim">
      {isUnknown ? (
        <NoSuchClaim />
      ) : query.error ? (
        <QueryError query={query} />
      ) : (
        <OnboardingSkeleton />
      )}
    </RoutePage>
  );
}
