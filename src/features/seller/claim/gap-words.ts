import type { CaseParameters, MyClaim } from '@generated/model';
import { missingDocumentKinds, type ClaimFaults } from '@/domain/claims/claim-checks';
import { DECLARED_FACTS } from '@/domain/claims/declared-facts';
import { DECLARED_FACT_WORDS } from '@/claims/declared-facts';
import { DOCUMENT_KIND_LABELS } from '@/documents/labels';

/** The fields that can be missing, as the form of a claim calls them. */
const FIELD_LABELS = {
  holder_name: 'Name of the holder',
  holder_country: 'Country of the holder',
  face_amount: 'Face amount',
  scheduled_amount: 'Scheduled amount',
  filed_amount: 'Filed amount',
  filed_on: 'Filed on',
  allowed_amount: 'Allowed amount',
  proof_of_claim_number: 'Number of the proof of claim',
  preference_exposure_amount: 'Received in the 90 days before the petition',
} as const satisfies Partial<Record<keyof MyClaim, string>>;

/** What a claim lacks, one line each: the name of what is missing, or what is wrong with what is there. */
export function gapLines(gaps: ClaimFaults, claim: MyClaim, parameters: CaseParameters): string[] {
  const fields = Object.entries(FIELD_LABELS).flatMap(([field, label]) => {
    const gap = gaps[field];
    if (!gap) return [];
    // The names are keys of the claim, which `Object.entries` forgets.
    return claim[field as keyof typeof FIELD_LABELS] ? [`${label}: ${gap}`] : [label];
  });
  const facts = DECLARED_FACTS.flatMap((fact) =>
    gaps[fact] ? [DECLARED_FACT_WORDS[fact].question] : [],
  );
  const answers = parameters.questions.flatMap(({ key, label }) =>
    gaps[`answers.${key}`] ? [label] : [],
  );
  return [...fields, ...facts, ...answers, ...documentLines(gaps, claim, parameters)];
}

function documentLines(
  gaps: ClaimFaults,
  { documents }: MyClaim,
  parameters: CaseParameters,
): string[] {
  const gap = gaps['documents'];
  if (!gap) return [];
  const missing = missingDocumentKinds({ parameters, documents });
  return missing.length === 0
    ? [gap]
    : missing.map((kind) => `Document: ${DOCUMENT_KIND_LABELS[kind]}`);
}
