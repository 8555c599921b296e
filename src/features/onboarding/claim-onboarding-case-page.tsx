import { useGetCase, useGetCaseParameters } from '@generated/api/marketplace/marketplace';
import { Link, useParams } from 'react-router-dom';
import { pathTo } from '@/paths';
import { NotFound } from '@/shell/not-found';
import { isMissing, QueryError } from '@/shell/query-error';
import { Breadcrumbs } from '@/ui/data/breadcrumbs';
import { Monogram } from '@/ui/data/monogram';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { AcceptedClaims } from './accepted-claims';
import { CaseRequirements } from './case-requirements';
import { Estimate } from './estimate';
import { NextStep } from './next-step';
import { OnboardingSkeleton } from './onboarding-skeleton';
import { SaleTerms } from './sale-terms';

export default function ClaimOnboardingCasePage() {
  const { case_code = '' } = useParams();
  const found = useGetCase(case_code);
  const asked = useGetCaseParameters(case_code);
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
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: 'Sell a claim', link: <Link to={pathTo('claimOnboarding')} /> }]}
        />
      }
    >
      {item && parameters ? (
        <div className="grid items-start gap-6 lg:grid-cols-3">
          {/* On a phone what it may bring comes first. */}
          <div className="grid gap-6 lg:sticky lg:top-22 lg:order-last">
            <Estimate item={item} parameters={parameters} />
            <NextStep item={item} />
          </div>
          <div className="grid gap-6 lg:col-span-2">
            <SaleTerms item={item} parameters={parameters} />
            <CaseRequirements parameters={parameters} />
            <AcceptedClaims parameters={parameters} />
          </div>
        </div>
      ) : found.error || asked.error ? (
        <QueryError query={found.error ? found : asked} />
      ) : (
        <OnboardingSkeleton />
      )}
    </Page>
  );
}
