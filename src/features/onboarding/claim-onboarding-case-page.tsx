import { Link, useParams, useSearchParams } from 'react-router-dom';
import { pathTo } from '@/paths';
import { Breadcrumbs } from '@/ui/data/breadcrumbs';
import { OnboardingForCase } from './onboarding-for-case';
import { claimInAddress } from './claim-in-address';

export default function ClaimOnboardingCasePage() {
  const { case_code: caseCode = '' } = useParams();
  const [search] = useSearchParams();
  return (
    <OnboardingForCase
      caseCode={caseCode}
      claimId={claimInAddress(search)}
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: 'Sell a claim', link: <Link to={pathTo('claimOnboarding')} /> }]}
        />
      }
    />
  );
}
