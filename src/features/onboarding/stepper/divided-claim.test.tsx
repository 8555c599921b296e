import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDraft, claimForm, question, SELLER } from '@/testing/claim-form';

const { open, holdDraft } = claimForm();

const FORM = '/claim-onboarding/ftx?claim=12';

test('what is left of a claim keeps its amounts, and takes what was not said before', async () => {
  holdDraft(
    aDraft({ is_part: true, face_amount: '60000', filed_amount: '50000', allowed_amount: null }),
  );
  open({ user: SELLER, path: `${FORM}&step=register` });
  await question('What does the register say?');
  const fixed = await screen.findByText('A part of this claim is sold');
  expect(screen.queryByLabelText('Filed amount, in USD')).toBeNull();
  expect(screen.getByText('$50,000.00')).toBeTruthy();
  expect(screen.getByLabelText('Allowed amount, in USD')).toHaveProperty('value', '');
  const note = within(fixed.closest<HTMLElement>('[role=status]') ?? document.body);
  expect(note.getByRole('link', { name: 'our staff' })).toBeTruthy();
});

test('a whole claim can be changed altogether', async () => {
  holdDraft(aDraft({ filed_amount: '50000' }));
  open({ user: SELLER, path: `${FORM}&step=register` });
  expect(await screen.findByLabelText('Filed amount, in USD')).toHaveProperty('value', '50,000.00');
  expect(screen.queryByText('A part of this claim is sold')).toBeNull();
});

test('the review names the class with its name in the plan', async () => {
  holdDraft(aDraft({ claim_class: '5A' }));
  open({ user: SELLER, path: `${FORM}&step=review` });
  expect(await screen.findByText('5A · Dotcom customer entitlement claims')).toBeTruthy();
});
