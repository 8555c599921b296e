import type { CaseParameters, MyClaim } from '@generated/model';
import { claimGaps } from '@/domain/claims/claim-checks';
import type { ClaimFormValues, ClaimStepKey } from '@/claims/field-kinds';
import { readClaimForm } from '@/claims/form/claim-form-values';
import { CLAIM_STEPS, stepOfField } from '@/claims/form/claim-steps';

interface Filling {
  claim: Pick<MyClaim, 'documents'>;
  values: ClaimFormValues;
  parameters: CaseParameters;
  filing: Parameters<typeof readClaimForm>[2];
}

/**
 * The step at which a claim of the account is continued on any device: the first one with something missing or wrong,
 * otherwise the review.
 */
export function stepToGoOn({ claim, values, parameters, filing }: Filling): ClaimStepKey {
  const { fields, faults } = readClaimForm(values, parameters, filing);
  const gaps = { ...claimGaps(fields, { parameters, documents: claim.documents }), ...faults };
  const steps = new Set(Object.keys(gaps).map(stepOfField));
  return CLAIM_STEPS.find(({ key }) => steps.has(key))?.key ?? 'review';
}
