import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepDraft, keptDrafts } from '@/session/kept/claim-drafts';
import { claimForm, question } from '@/testing/claim-form';

const { open } = claimForm();

test('nothing of the register is chosen before the person has, and what it asks for follows', async () => {
  const { person } = open({ path: '/claim-onboarding/ftx?step=register' });
  await question('What does the register say?');
  const register = screen.getByLabelText('Status in the register');
  const priority = screen.getByLabelText('Priority');
  const kyc = screen.getByLabelText('Has the estate verified the holder (KYC)?');
  for (const choice of [register, priority, kyc]) expect(choice).toHaveProperty('value', '');

  await person.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.getAllByText('This is required.')).toHaveLength(3));
  await person.selectOptions(register, 'scheduled');
  await person.selectOptions(priority, 'secured');
  await person.selectOptions(kyc, 'pending');
  await waitFor(() => expect(screen.queryByText('This is required.')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  const amount = screen.getByLabelText('Scheduled amount, in USD');
  await waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('true'));
  await person.type(amount, '5000');
  await person.click(screen.getByRole('button', { name: 'Continue' }));

  expect(await question('What should a buyer know?')).toBeTruthy();
  expect(keptDrafts()).toMatchObject([
    { form: { values: { register_status: 'scheduled', priority: 'secured' } } },
  ]);
});

test('an amount for the register that is not the face amount is said to differ, at both', async () => {
  const values = { face_amount: '250,000', register_status: 'scheduled' };
  keepDraft('visitor/case-ftx', { caseCode: 'ftx', step: 'register', values });
  const { person } = open({ path: '/claim-onboarding/ftx?step=register' });
  const scheduled = await screen.findByLabelText('Scheduled amount, in USD');
  const difference = /Check both: our staff compare them/;
  expect(screen.queryByText(difference)).toBeNull();
  await person.type(scheduled, '250000.00');
  expect(screen.queryByText(difference)).toBeNull();
  await person.type(scheduled, '{Backspace}1');
  expect(screen.getByText(difference).textContent).toContain('The face amount you entered');
  expect(scheduled.getAttribute('aria-invalid')).not.toBe('true');

  await person.click(screen.getByRole('button', { name: 'Back' }));
  await question('What is owed?');
  expect(screen.getByText(difference).textContent).toContain(
    'The amount you entered for the register is $250,000.01.',
  );
});

test('what of the register looks like a slip is said at its field, and only a day before the petition is wrong', async () => {
  const values = {
    face_amount: '250000',
    register_status: 'scheduled',
    scheduled_amount: '250000',
  };
  keepDraft('visitor/case-ftx', { caseCode: 'ftx', step: 'register', values });
  const { person } = open({ path: '/claim-onboarding/ftx?step=register' });
  const filed = await screen.findByLabelText('Filed amount, in USD');
  await person.type(filed, '500000');
  expect(screen.queryByText(/the face amount you entered/)).toBeNull();
  await person.type(filed, '1');
  expect(screen.getByText(/^This is more than twice the face amount you entered/)).toBeTruthy();

  const day = screen.getByLabelText('Filed on');
  await person.type(day, '2023-09-30');
  expect(screen.getByText(/^This is after the bar date, Sep 29, 2023\./)).toBeTruthy();
  await person.clear(day);
  await person.type(day, '2022-11-10');
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('This is before the petition date, Nov 11, 2022.')).toBeTruthy();
  expect(filed.getAttribute('aria-invalid')).not.toBe('true');
});
