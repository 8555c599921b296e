import { claimReviewInputLimits } from '@generated/limits';
import type { ActQuestion } from '@/acts/act';

type Reason = NonNullable<ActQuestion['reason']>;

export const TOLD = 'A notification, and a mail where it is not switched off';

/** Asks for a text that the seller reads. */
export function reasonFor(label: string, presets: NonNullable<Reason['presets']>): Reason {
  return {
    label,
    hint: 'Sent to the seller in these words.',
    missing: 'Write what the seller needs to know.',
    maxLength: claimReviewInputLimits.review_note,
    presets,
  };
}
