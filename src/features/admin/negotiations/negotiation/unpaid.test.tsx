import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminNegotiation } from '@generated/model';
import {
  getMarkNegotiationUnpaidMockHandler200,
  getRecordPaymentMockHandler200,
} from '@generated/msw/admin-negotiations/admin-negotiations.msw';
import { drawnAs } from '@/testing/browser/drawn-as';
import { mockExchange } from '@/testing/exchange';
import { anAdminNegotiation } from '@/testing/negotiations';
import { acts, openAdminNegotiation, UNFILED } from '@/testing/pages/admin-negotiation-page';
import { region } from '@/testing/region';

const exchange = mockExchange();

const PAID: Partial<AdminNegotiation> = {
  ...UNFILED,
  status: 'payment',
  awaiting: 'seller',
  received_at: null,
};

test('staff mark a price as not paid, with a reason that both sides read', async () => {
  const { person, become, sent } = await openAdminNegotiation(exchange, PAID);
  exchange.use(
    getMarkNegotiationUnpaidMockHandler200(
      become({
        ...PAID,
        awaiting: 'buyer',
        paid_at: null,
        payment_reference: null,
        unpaid_reason: 'The bank sent it back.',
      }),
    ),
  );
  expect(acts()).toEqual(['Confirm the payment', 'Mark as not paid', 'Cancel the sale']);
  await person.click(region('State').getByRole('button', { name: 'Mark as not paid' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Mark as not paid?' }));
  await person.click(question.getByRole('button', { name: 'Mark as not paid' }));
  expect(question.getByText('Give a reason.')).toBeTruthy();
  await person.type(question.getByLabelText(/Reason/), 'The bank sent it back.');
  await person.click(question.getByRole('button', { name: 'Mark as not paid' }));
  expect(await region('State').findByText('The bank sent it back.')).toBeTruthy();
  expect(region('State').getByText(/has not marked it as paid again/)).toBeTruthy();
  expect(acts()).toEqual(['Mark as paid', 'Cancel the sale']);
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    reason: 'The bank sent it back.',
    lock_version: 7,
  });
});

test('staff mark a price as paid for a buyer who may not log in, by the reference that stands on it', async () => {
  const { buyer } = anAdminNegotiation();
  const unpaid: Partial<AdminNegotiation> = {
    ...PAID,
    awaiting: 'buyer',
    paid_at: null,
    payment_reference: null,
    buyer: { ...buyer, status: 'suspended' },
  };
  const { person, become, sent } = await openAdminNegotiation(exchange, unpaid);
  exchange.use(getRecordPaymentMockHandler200(become(PAID)));
  expect(region('Buyer').getByText('Suspended')).toBeTruthy();
  await person.click(region('State').getByRole('button', { name: 'Mark as paid' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as paid' }));
  await person.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  expect(await dialog.findByText('This is required.')).toBeTruthy();
  await person.type(dialog.getByLabelText(/Reference of the payment/), 'HLC-7');
  await person.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveBeenCalledExactlyOnceWith({ payment_reference: 'HLC-7', lock_version: 7 });
  expect(acts()).toEqual(['Confirm the payment', 'Mark as not paid', 'Cancel the sale']);
});

test.each<[string, Partial<AdminNegotiation>, string[]]>([
  [
    'a price that is overdue: to mark it as paid takes proof',
    { ...PAID, awaiting: 'buyer', paid_at: null, due_at: '2026-11-19T10:00:00.000Z' },
    [],
  ],
  ['a price that the seller has to confirm', PAID, []],
  ['a transfer that our staff file', UNFILED, ['Record the filing']],
])('no act leads on that stands in for a side: %s', async (_case, differences, leading) => {
  await openAdminNegotiation(exchange, differences);
  const primary = drawnAs('primary', region('State').getAllByRole('button'));
  expect(primary.map(({ textContent }) => textContent)).toEqual(leading);
});
