import type { ClaimFormValues } from './claim-form-values';

interface ClaimStep {
  key: string;
  title: string;
  /** What the step asks, as its heading. */
  question: string;
  fields: readonly (keyof ClaimFormValues)[];
}

/** The steps of a claim's form, in their order; every field stands in one of them. */
export const CLAIM_STEPS = [
  {
    key: 'holder',
    title: 'Holder',
    question: 'Who holds the claim?',
    fields: ['holder_type', 'holder_name', 'holder_country', 'acquired_from_other'],
  },
  {
    key: 'amounts',
    title: 'Amounts and assets',
    question: 'What is owed?',
    fields: ['claim_type', 'claim_class', 'debtor_entity', 'face_amount', 'assets'],
  },
  {
    key: 'register',
    title: 'Register',
    question: 'What does the register say?',
    fields: [
      'register_status',
      'priority',
      'schedule_number',
      'proof_of_claim_number',
      'filed_on',
      'scheduled_amount',
      'filed_amount',
      'allowed_amount',
      'estate_kyc_status',
    ],
  },
  {
    key: 'risks',
    title: 'Risks',
    question: 'What should a buyer know?',
    fields: [
      'disputed',
      'contingent',
      'unliquidated',
      'has_loan',
      'is_insider',
      'has_preference_exposure',
      'preference_exposure_amount',
      'answers',
    ],
  },
  { key: 'documents', title: 'Documents', question: 'What proves the claim?', fields: [] },
  {
    key: 'price',
    title: 'Price',
    question: 'What do you want for it?',
    fields: [
      'ask_percent',
      'minimum_percent',
      'recourse_preference',
      'partial_sale',
      'description',
    ],
  },
  { key: 'review', title: 'Review', question: 'Is everything right?', fields: [] },
] as const satisfies readonly ClaimStep[];

export type ClaimStepKey = (typeof CLAIM_STEPS)[number]['key'];

const STEPS: readonly (ClaimStep & { key: ClaimStepKey })[] = CLAIM_STEPS;

export function isClaimStep(key: unknown): key is ClaimStepKey {
  return STEPS.some((step) => step.key === key);
}

export function claimStep(key: ClaimStepKey): ClaimStep & { key: ClaimStepKey } {
  const found = STEPS.find((step) => step.key === key);
  if (!found) throw new Error(`There is no step ${key}.`);
  return found;
}

/** The step after or before another one; null beyond the ends. */
export function neighbourStep(key: ClaimStepKey, by: 1 | -1): ClaimStepKey | null {
  return STEPS[STEPS.findIndex((step) => step.key === key) + by]?.key ?? null;
}

/** The step that asks for a field, by a path such as `assets.0.symbol` or `documents`. */
export function stepOfField(path: string): ClaimStepKey {
  const [field] = path.split('.');
  if (field === 'documents') return 'documents';
  return STEPS.find(({ fields }) => fields.some((name) => name === field))?.key ?? 'review';
}
