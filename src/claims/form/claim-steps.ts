import type { ClaimStepKey } from '../field-kinds';
import { claimFields } from '../field-list';

interface ClaimStep {
  key: ClaimStepKey;
  title: string;
  /** What the step asks, as its heading. */
  question: string;
}

/** The steps of a claim's form, in their order; which fields stand in which, the table of fields says. */
export const CLAIM_STEPS = [
  { key: 'holder', title: 'Holder', question: 'Who holds the claim?' },
  { key: 'amounts', title: 'Amounts and assets', question: 'What is owed?' },
  { key: 'register', title: 'Register', question: 'What does the register say?' },
  { key: 'risks', title: 'Risks', question: 'What should a buyer know?' },
  { key: 'documents', title: 'Documents', question: 'What proves the claim?' },
  { key: 'price', title: 'Price', question: 'What do you want for it?' },
  { key: 'review', title: 'Review', question: 'Is everything right?' },
] as const satisfies readonly ClaimStep[];

const STEPS: readonly ClaimStep[] = CLAIM_STEPS;

export function isClaimStep(key: unknown): key is ClaimStepKey {
  return STEPS.some((step) => step.key === key);
}

export function claimStep(key: ClaimStepKey): ClaimStep {
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
  return claimFields().find(([name]) => name === field)?.[1].step ?? 'review';
}
