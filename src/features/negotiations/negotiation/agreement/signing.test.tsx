import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Negotiation } from '@generated/model';
import {
  getGetAssignmentMockHandler200,
  getGetNegotiationMockHandler200,
  getSignAssignmentMockHandler200,
  getSignAssignmentMockHandler422,
} from '@generated/msw/negotiations/negotiations.msw';
import { queryClient } from '@/api/query-client';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { anAssignment } from '@/testing/assignments';
import { aNegotiation, aSellersNegotiation } from '@/testing/negotiations';
import { isNowSaid, openNegotiation, press } from '@/testing/pages/negotiation-page';
// Fetched on demand by the page; read ahead here, so that no test waits for it.
import './assignment-dialog';

const exchange = mockExchange();

const BEN = { first_name: 'Ben', last_name: 'Okafor' };

test('the agreement is read and signed with a name and a consent, by the hash of its text', async () => {
  const { person, become, sent } = await openNegotiation(
    exchange,
    aNegotiation({ status: 'signing', awaiting: 'both' }),
    BEN,
  );
  const signed = become(
    aNegotiation({ status: 'signing', awaiting: 'seller', signed_by_me: true }),
  );
  exchange.use(
    getSignAssignmentMockHandler200(async (call) => {
      await signed(call);
      return anAssignment();
    }),
  );
  await person.click(press('Read and sign'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assignment of claim' }));
  expect(dialog.getByText('You pay').nextElementSibling?.textContent).toBe('$296,561.71');
  expect(dialog.getByText('The seller assigns claim CLM-7K3F9Q to the buyer.')).toBeTruthy();
  expect(dialog.getByText(/^5af0238c/)).toBeTruthy();
  expect(dialog.getByText(/^As in your profile: Ben Okafor\. It stands/)).toBeTruthy();
  const sign = dialog.getByRole('button', { name: 'Sign the agreement' });
  await person.click(sign);
  expect(await dialog.findByText('Type your first and last name.')).toBeTruthy();
  expect(dialog.getByText('Confirm that you have read the agreement and sign it.')).toBeTruthy();
  const name = dialog.getByLabelText(/first and last name/);
  await person.type(name, 'Mickey Mouse');
  expect(await dialog.findByText(/^Type your name as it stands in your profile/)).toBeTruthy();
  await person.clear(name);
  await person.type(name, 'Ben Okafor');
  await person.click(dialog.getByLabelText(/I have read the agreement/));
  await person.click(sign);
  await isNowSaid(/Sofia Marchetti signs next/);
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    hash: anAssignment().hash,
    typed_name: 'Ben Okafor',
    consent: true,
  });
  expect(screen.queryByRole('button', { name: 'Read and sign' })).toBeNull();
});

test('the seller signs and says where the price is paid to', async () => {
  const { person, sent, become } = await openNegotiation(
    exchange,
    aSellersNegotiation({ status: 'signing', awaiting: 'both' }),
  );
  const payTo = 'GB29 NWBK 6016 1331 9268 19, NatWest';
  const signed = become(
    aSellersNegotiation({
      status: 'signing',
      awaiting: 'buyer',
      signed_by_me: true,
      payment_instructions: payTo,
    }),
  );
  exchange.use(
    getSignAssignmentMockHandler200(async (call) => {
      await signed(call);
      return anAssignment();
    }),
  );
  await person.click(press('Read and sign'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assignment of claim' }));
  await person.type(dialog.getByLabelText(/first and last name/), 'Sofia Marchetti');
  await person.click(dialog.getByLabelText(/I have read the agreement/));
  const sign = dialog.getByRole('button', { name: 'Sign the agreement' });
  await person.click(sign);
  expect(await dialog.findByText('Enter the account that the price goes to.')).toBeTruthy();
  await person.type(dialog.getByLabelText(/^Your account for the price/), payTo);
  await person.click(sign);
  const card = await screen.findByRole('region', { name: 'Where the price is paid' });
  expect(within(card).getByRole('heading', { name: 'Your account for the price' })).toBeTruthy();
  expect(within(card).getByText(payTo)).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    hash: anAssignment().hash,
    typed_name: 'Sofia Marchetti',
    consent: true,
    payment_instructions: payTo,
  });
});

test('a text that has changed is read anew and agreed to anew', async () => {
  const { person, sent, become } = await openNegotiation(
    exchange,
    aNegotiation({ status: 'signing', awaiting: 'both' }),
    BEN,
  );
  const hash = 'a'.repeat(64);
  await person.click(press('Read and sign'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assignment of claim' }));
  await person.type(dialog.getByLabelText(/first and last name/), 'Ben Okafor');
  await person.click(dialog.getByLabelText(/I have read the agreement/));
  const sections = [{ heading: 'Assignment', paragraphs: ['The seller assigns half of it.'] }];
  exchange.use(
    getGetAssignmentMockHandler200(anAssignment({ hash, sections })),
    getSignAssignmentMockHandler422(aRefusal('agreement_superseded', 'There is a newer one.')),
  );
  await person.click(dialog.getByRole('button', { name: 'Sign the agreement' }));
  expect(await dialog.findByText(/The agreement has changed since you opened it/)).toBeTruthy();
  expect(dialog.getByText('The seller assigns half of it.')).toBeTruthy();
  const consent = dialog.getByLabelText<HTMLInputElement>(/I have read the agreement/);
  expect(consent.checked).toBe(false);
  expect(dialog.getByLabelText<HTMLInputElement>(/first and last name/).value).toBe('Ben Okafor');

  const signed = become(aNegotiation({ status: 'signing', signed_by_me: true }));
  exchange.use(
    getSignAssignmentMockHandler200(async (call) => {
      await signed(call);
      return anAssignment({ hash });
    }),
  );
  await person.click(consent);
  await person.click(dialog.getByRole('button', { name: 'Sign the agreement' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({ hash, typed_name: 'Ben Okafor', consent: true }),
  );
});

test.each<[string, Partial<Negotiation>, string]>([
  [
    'the seller cancels the sale',
    { status: 'cancelled', awaiting: 'none', cancelled_by: 'seller' },
    'Cancelled by the seller. You have not signed.',
  ],
  [
    'the buyer signs in another tab',
    { signed_by_me: true, awaiting: 'seller' },
    'You have already signed the agreement.',
  ],
])(
  'where %s meanwhile, the form says so and keeps what was typed',
  async (_, differences, words) => {
    const sale = aNegotiation({ status: 'signing', awaiting: 'both' });
    const { person } = await openNegotiation(exchange, sale, BEN);
    await person.click(press('Read and sign'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assignment of claim' }));
    const name = dialog.getByLabelText<HTMLInputElement>(/first and last name/);
    await person.type(name, 'Ben Okafor');

    exchange.use(getGetNegotiationMockHandler200({ ...sale, ...differences }));
    await act(async () => await queryClient.invalidateQueries());

    expect((await dialog.findByRole('alert')).textContent).toBe(words);
    expect(name.value).toBe('Ben Okafor');
    const sign = dialog.getByRole('button', { name: 'Sign the agreement' });
    expect(sign.getAttribute('aria-disabled')).toBe('true');
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);
