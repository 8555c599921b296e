import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminNegotiation } from '@generated/model';
import { getMarkNegotiationUnpaidMockHandler200 } from '@generated/msw/admin-negotiations/admin-negotiations.msw';
import { mockExchange } from '@/testing/exchange';
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
  expect(acts()).toEqual(['Confirm the payment', 'Mark as not paid', 'Cancel negotiation']);
  await person.click(region('State').getByRole('button', { name: 'Mark as not paid' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Mark as not paid?' }));
  await person.click(question.getByRole('button', { name: 'Mark as not paid' }));
  expect(question.getByText('Give a reason.')).toBeTruthy();
  await person.type(question.getByLabelText(/Reason/), 'The bank sent it back.');
  await person.click(question.getByRole('button', { name: 'Mark as not paid' }));
  expect(await region('State').findByText('The bank sent it back.')).toBeTruthy();
  expect(region('State').getByText(/has not marked it as paid again/)).toBeTruthy();
  expect(acts()).toEqual(['Cancel negotiation']);
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    reason: 'The bank sent it back.',
    lock_version: 7,
  });
});
