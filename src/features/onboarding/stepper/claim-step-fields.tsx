import type { Case, CaseParameters } from '@generated/model';
import type { ClaimStepKey } from '@/claims/field-kinds';
import { StepFields } from '@/claims/form/step-fields';
import { ClaimDocuments } from '@/documents/claim/claim-documents';
import type { ClaimDocumentsHandle } from '@/documents/claim/use-claim-documents';

interface ClaimStepFieldsProps {
  step: Exclude<ClaimStepKey, 'review'>;
  item: Case;
  parameters: CaseParameters;
  claimDocuments: ClaimDocumentsHandle;
  claimId: number | null;
}

/** What a step asks for: its fields, or the documents. */
export function ClaimStepFields({ claimDocuments, claimId, ...rest }: ClaimStepFieldsProps) {
  const { step, parameters } = rest;
  return step === 'documents' ? (
    <ClaimDocuments parameters={parameters} claimDocuments={claimDocuments} claimId={claimId} />
  ) : (
    <StepFields {...rest} step={step} />
  );
}
