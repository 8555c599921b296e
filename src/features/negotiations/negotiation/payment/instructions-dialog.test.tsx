import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  getGetNegotiationMockHandler200,
  getUpdatePaymentInstructionsMockHandler200,
} from '@generated/msw/negotiations/negotiations.msw';
import { queryClient } from '@/api/query-client';
import { answered, mockExchange } from '@/testing/exchange';
import { aNegotiation, aSellersNegotiation } from '@/testing/negotiations';
import { openNegotiation } from '@/testing/pages/negotiation-page';
import { region } from '@/testing/region';
// Fetched on demand by the page; read ahead here, so that no test waits for it.
import './instructions-dialog';

const exchange = mockExchange();

async function openDialog(person: UserEvent) {
  await person.click(region('Where the price is paid').getByRole('button', { name: 'Change' }));
  return within(await screen.findByRole('dialog', { name: 'Change your account for the price' }));
}

test('the seller changes where the price is paid to, and the buyer reads the new place', async () => {
  const unpaid = { status: 'payment', payment_instructions: 'Account 1' } as const;
  const { person, sent, become } = await openNegotiation(exchange, aSellersNegotiation(unpaid));
  exchange.use(
    getUpdatePaymentInstructionsMockHandler200(
      become(aSellersNegotiation({ ...unpaid, payment_instructions: 'Account 2' })),
    ),
  );
  const dialog = await openDialog(person);
  const field = dialog.getByLabelText(/^Your account for the price/);
  await person.clear(field);
  await person.type(field, 'Account 2');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await region('Where the price is paid').findByText('Account 2')).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    payment_instructions: 'Account 2',
    lock_version: aSellersNegotiation().lock_version,
  });
});

test('payment details that were changed elsewhere meanwhile are not overwritten unsaid', async () => {
  const unpaid = aSellersNegotiation({
    status: 'payment',
    payment_instructions: 'Account 1',
    lock_version: 3,
  });
  const { person, sent, become } = await openNegotiation(exchange, unpaid);
  const dialog = await openDialog(person);
  const elsewhere = { ...unpaid, payment_instructions: 'Account 2', lock_version: 4 };
  exchange.use(
    getGetNegotiationMockHandler200(elsewhere),
    getUpdatePaymentInstructionsMockHandler200(become(elsewhere)),
  );
  await queryClient.invalidateQueries();
  expect(await screen.findByText('Account 2')).toBeTruthy();
  await person.type(dialog.getByLabelText(/^Your account for the price/), '3');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.lastCall?.[0]).toMatchObject({ lock_version: 3 });
});

test('payment details that were typed and not saved are there again', async () => {
  const { person } = await openNegotiation(
    exchange,
    aSellersNegotiation({ status: 'payment', payment_instructions: 'Account 1' }),
  );
  const first = await openDialog(person);
  await person.type(first.getByLabelText(/^Your account for the price/), '2');
  await person.click(first.getByRole('button', { name: 'Cancel' }));
  const again = await openDialog(person);
  expect(await again.findByText(/What you typed before is here again/)).toBeTruthy();
  // The first button is the one that discards: who goes on by Enter shall not press it.
  const field = again.getByLabelText(/^Your account for the price/);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field).toHaveProperty('value', 'Account 12');
  await person.click(again.getByRole('button', { name: 'Discard' }));
  expect(field).toHaveProperty('value', 'Account 1');
  expect(document.activeElement).toBe(field);
});

test('payment details that were not changed are not saved', async () => {
  const { person, sent } = await openNegotiation(
    exchange,
    aSellersNegotiation({ status: 'payment', payment_instructions: 'Account 1' }),
  );
  const dialog = await openDialog(person);
  const save = dialog.getByRole('button', { name: 'Save' });
  expect(save.getAttribute('aria-disabled')).toBe('true');
  await person.click(save);
  await answered();
  expect(sent).not.toHaveBeenCalled();
});

test('the buyer reads how much is paid where and with which reference, and changes nothing of it', async () => {
  const { person } = await openNegotiation(
    exchange,
    aNegotiation({ status: 'payment', awaiting: 'buyer', payment_instructions: 'Account 1' }),
  );
  const card = region('Where the price is paid');
  expect(card.getByRole('heading', { name: 'To Sofia Marchetti' })).toBeTruthy();
  expect(card.getByText('The price').nextElementSibling?.textContent).toBe('$293,625.46');
  expect(card.getByText('Account 1')).toBeTruthy();
  await person.click(card.getByRole('button', { name: 'Copy the reference' }));
  expect(await navigator.clipboard.readText()).toBe('NEG-4Q8W2H');
  expect(card.queryByRole('button', { name: 'Change' })).toBeNull();
});
