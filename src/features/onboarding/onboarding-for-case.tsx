import { useGetCase, useGetCaseParameters } from '@generated/api/marketplace/marketplace';
import type { ReactNode } from 'react';
import { NotFound } from '@/shell/not-found';
import { isMissing, QueryError } from '@/shell/query-error';
import { Monogram } from '@/ui/data/monogram';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { DraftSource } from './draft-source';
import { OnboardingSkeleton } from './onboarding-skeleton';

interface OnboardingForCaseProps {
  caseCode: string;
  /** The claim to go on with; null for one that may be begun. */
  claimId: number | null;
  breadcrumbs: ReactNode;
}

/** The stepper with the case it asks for. */
export function OnboardingForCase({ caseCode, claimId, breadcrumbs }: OnboardingForCaseProps) {
  const found = useGetCase(caseCode);
  // What the case asks for is no news: another reading while the form is open would only disturb it.
  const asked = useGetCaseParameters(caseCode, { query: { staleTime: Infinity } });
  const item = found.data;
  const parameters = asked.data;
  if (!item && isMissing(found.error)) {
    return (
      <NotFound
        title="Case not found"
        description="There is no case at this address. Search for yours under “Sell a claim”."
      />
    );
  }
  return (
    <Page
      title={item ? `Sell your ${item.name} claim` : 'Sell your claim'}
      description={item?.debtor_name ?? '\u00a0'}
      mark={
        item ? (
          <Monogram name={item.name} src={item.logo_url} size="lg" />
        ) : (
          <Skeleton className="size-14" />
        )
      }
      breadcrumbs={breadcrumbs}
    >
      {item && parameters ? (
        <DraftSource key={item.id} item={item} parameters={parameters} claimId={claimId} />
      ) : found.error || asked.error ? (
        <QueryError query={found.error ? found : asked} />
      ) : (
        <OnboardingSkeleton />
      )}
    </Page>
  );
}
