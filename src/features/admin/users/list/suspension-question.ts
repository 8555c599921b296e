import { identityReviewInputLimits } from '@generated/limits';
import type { BulkQuestion } from '@/table/bulk/bulk-act';
import { suspensionConsequence } from '../acts/user-act-words';

/** Fetched when it is asked: the limit of the reason stands among the schemas, which the list does without. */
export const suspensionQuestion: BulkQuestion = {
  consequence: suspensionConsequence('They are'),
  notes: [
    { label: 'What they get', text: 'A mail with your reason and the address of our staff.' },
    { label: 'What comes next', text: 'You can lift the suspensions at any time.' },
  ],
  reason: {
    label: 'Reason',
    hint: 'Sent to each of them as it stands here.',
    missing: 'Write what they need to know.',
    maxLength: identityReviewInputLimits.identity_verification.rejection_reason,
  },
};
