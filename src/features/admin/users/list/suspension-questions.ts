/** Loaded on demand: the reason's limit comes with the code of records, which the list does not need. */
import { adminUserChangeInputLimits } from '@generated/limits';
import type { AdminUser } from '@generated/model';
import type { BulkQuestion } from '@/table/bulk/bulk-act';
import { liftingConsequence, suspensionConsequence } from '../acts/user-act-words';

export const suspensionQuestion: BulkQuestion = {
  consequence: suspensionConsequence('They are'),
  notes: [
    { label: 'What they get', text: 'A mail with your reason and the address of our staff.' },
    { label: 'What comes next', text: 'You can lift the suspensions at any time.' },
  ],
  reason: {
    label: 'Reason',
    hint: 'Sent to each of them in these words.',
    missing: 'Write what they need to know.',
    maxLength: adminUserChangeInputLimits.user.reason,
  },
};

export function liftingQuestion(users: readonly AdminUser[]): BulkQuestion {
  return {
    consequence: liftingConsequence('Each of them') + ofTheUnconfirmed(users),
    notes: [
      { label: 'What they get', text: 'A mail that the account is active.' },
      { label: 'What comes next', text: 'You can suspend the accounts again.' },
    ],
  };
}

function ofTheUnconfirmed(users: readonly AdminUser[]): string {
  const count = users.filter(({ email_verified_at }) => email_verified_at === null).length;
  if (count === 0) return '';
  return count === 1
    ? ' 1 of them has not confirmed the email address and becomes active without it.'
    : ` ${count} of them have not confirmed the email address and become active without it.`;
}
