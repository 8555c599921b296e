import type { ClaimStepKey } from '../field-kinds';
import type { Step } from '@/forms/stepper/steps';
import { claimFields } from '../field-list';

/** The steps of a claim's form, in order. The table of fields says which fields belong to each. */
export const CLAIM_STEPS: readonly Step<ClaimStepKey>[] = [
  { key: 'holder', title: 'Holder', question: 'Who holds the claim?' },
  { key: 'amounts', title: 'Amounts and assets', question: 'What is owed?' },
  { key: 'register', title: 'Register', question: 'What does the register say?' },
  { key: 'risks', title: 'Risks', question: 'What should a buyer know?' },
  { key: 'documents', title: 'Documents', question: 'What proves the claim?' },
  { key: 'price', title: 'Price', question: 'What do you want for it?' },
  { key: 'review', title: 'Review', question: 'Is everything right?' },
];

/** The step that asks for a field, given a path such as `assets.0.symbol` or `documents`. */
export function stepOfField(path: string): ClaimStepKey {
  const [field] = path.split('.');
  if (field === 'documents') return 'documents';
  return claimFields().find(([name]) => name === field)?.[1].step ?? 'review';
}
