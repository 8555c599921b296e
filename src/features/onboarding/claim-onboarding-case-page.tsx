import { useParams, useSearchParams } from 'react-router-dom';
import { OnboardingForCase } from './onboarding-for-case';
import { claimInAddress } from './claim-in-address';

export default function ClaimOnboardingCasePage() {
  const { case_code: caseCode = '' } = useParams();
  const [search] = useSearchParams();
  return (
    <OnboardingForCase
      of="claimOnboardingForCase"
      caseCode={caseCode}
      claimId={claimInAddress(search)}
    />
  );
}
