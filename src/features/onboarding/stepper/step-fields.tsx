import type { Case, CaseParameters } from '@generated/model';
import type { ClaimStepKey } from '@/forms/claim/claim-steps';
import { AmountFields } from '@/forms/claim/steps/amount-fields';
import { HolderFields } from '@/forms/claim/steps/holder-fields';
import { PriceFields } from '@/forms/claim/steps/price-fields';
import { RegisterFields } from '@/forms/claim/steps/register-fields';
import { RiskFields } from '@/forms/claim/steps/risk-fields';
import { ClaimDocuments } from '@/forms/documents/claim-documents';
import type { useClaimDocuments } from '@/forms/documents/use-claim-documents';

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
