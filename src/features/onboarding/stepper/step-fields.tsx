import type { Case, CaseParameters } from '@generated/model';
import type { ClaimStepKey } from '@/claims/form/claim-steps';
import { AmountFields } from '@/claims/form/steps/amount-fields';
import { HolderFields } from '@/claims/form/steps/holder-fields';
import { PriceFields } from '@/claims/form/steps/price-fields';
import { RegisterFields } from '@/claims/form/steps/register-fields';
import { RiskFields } from '@/claims/form/steps/risk-fields';
import { ClaimDocuments } from '@/documents/claim/claim-documents';
import type { useClaimDocuments } from '@/documents/claim/use-claim-documents';

interface StepFieldsProps {
  step: Exclude<ClaimStepKey, 'review'>;
  item: Case;
  parameters: CaseParameters;
  papers: ReturnType<typeof useClaimDocuments>;
  claimId: number | null;
}

export function StepFields({ step, item, parameters, papers, claimId }: StepFieldsProps) {
  switch (step) {
    case 'holder':
      return <HolderFields />;
    case 'amounts':
      return <AmountFields parameters={parameters} />;
    case 'register':
      return <RegisterFields parameters={parameters} />;
    case 'risks':
      return <RiskFields parameters={parameters} />;
    case 'documents':
      return <ClaimDocuments parameters={parameters} papers={papers} claimId={claimId} />;
    case 'price':
      return <PriceFields item={item} parameters={parameters} />;
  }
}
