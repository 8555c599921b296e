import type { CaseParameters, MyClaim } from '@generated/model';
import { askedDocumentKinds, type ClaimFaults } from '@/domain/claims/claim-checks';
import { missingDocumentKinds } from '@/domain/documents/document-checks';
import { claimFields, fieldName } from '@/claims/field-list';
import { DOCUMENT_KIND_LABELS } from '@/documents/labels';

/** What a claim lacks, one line each: the name of what is missing, or the fault of an existing value. */
export function gapLines(gaps: ClaimFaults, claim: MyClaim, parameters: CaseParameters): string[] {
  const fields = claimFields().flatMap(([name, { kind, label }]) => {
    const gap = gaps[name];
    if (!gap) return [];
    if (kind === 'fact' && typeof label === 'string') return [label];
    return claim[name] ? [`${fieldName(name)}: ${gap}`] : [fieldName(name)];
  });
  const answers = parameters.questions.flatMap(({ key, label }) =>
    gaps[`answers.${key}`] ? [label] : [],
  );
  return [...fields, ...answers, ...documentLines(gaps, claim, parameters)];
}

function documentLines(gaps: ClaimFaults, claim: MyClaim, parameters: CaseParameters): string[] {
  const gap = gaps['documents'];
  if (!gap) return [];
  const missing = missingDocumentKinds(askedDocumentKinds(claim, parameters), claim.documents);
  return missing.length === 0
    ? [gap]
    : missing.map((kind) => `Document: ${DOCUMENT_KIND_LABELS[kind]}`);
}
