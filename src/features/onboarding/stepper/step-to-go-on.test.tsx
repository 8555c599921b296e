import { expect, test } from 'vitest';
import { aDraft, claimForm, question, SELLER } from '@/testing/claim-form';

const { open, holdDraft } = claimForm();

test.each([
  ['at what is missing', { register_status: null }, 'What does the register say?'],
  ['at the first of it', { register_status: null, face_amount: null }, 'What is owed?'],
  ['with its review, where it is whole', {}, 'Is everything right?'],
  [
    'with its review, where staff want changes',
    { status: 'changes_requested' },
    'Is everything right?',
  ],
] as const)('a claim of the account is gone on with %s', async (_, differences, asked) => {
  holdDraft(aDraft(differences));
  open({ user: SELLER, path: '/claim-onboarding/ftx?claim=12' });
  expect(await question(asked)).toBeTruthy();
});
