import { useGetCase, useGetCaseParameters } from '@generated/api/marketplace/marketplace';
import { CaseMark } from '@/cases/case-mark';
import type { RouteName } from '@/paths';
import { NotFound } from '@/page/not-found';
import { isMissing, QueryError } from '@/page/query-error';
import { RoutePage } from '@/page/route-page';
import { DraftSource } from './draft-source';
import { OnboardingSkeleton } from './onboarding-skeleton';

interface OnboardingForCaseProps {
  caseCode: string;
  /** The claim to continue; null if a new one may be begun. */
  claimId: number | null;
  of: RouteName;
}

/** The stepper with the case that it needs. */
export function OnboardingForCase({ caseCode, claimId, of }: OnboardingForCaseProps) {
  const found = useGetCase(caseCode);
  // The parameters of a case hardly change, and another read while the form is open would only disturb it.
  const asked = useGetCaseParameters(caseCode, { query: { staleTime: Infinity } });
  const item = found.data;
  const parameters = asked.data;
  if (!item && isMissing(found.error)) {
    return (
      <NotFound
        of={of}
        title="Case not found"
        description="There is no case at this address. Search for yours under “Sell a claim”."
      />
    );
  }
  return (
    <RoutePage
      of={of}
      title={item ? `Sell your ${item.name} claim` : 'Sell your claim'}
      description={item?.debtor_name ?? '\u00a0'}
      mark={<CaseMark item={item} />}
    >
      {item && parameters ? (
        <DraftSource key={item.id} item={item} parameters={parameters} claimId={claimId} />
      ) : found.error || asked.error ? (
        <QueryError query={found.error ? found : asked} />
      ) : (
        <OnboardingSkeleton />
      )}
    </RoutePage>
  );
}
