import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { getRecordFeeMockHandler200 } from '@generated/msw/admin-negotiations/admin-negotiations.msw';
import { setClockBy } from '@/domain/present-time';
import { DAY } from '@/domain/time';
import { mockExchange } from '@/testing/exchange';
import { anAdminNegotiation } from '@/testing/negotiations';
import { openAdminNegotiation } from '@/testing/pages/admin-negotiation-page';
import { region } from '@/testing/region';

const exchange = mockExchange();

const { buyer, seller } = anAdminNegotiation();
const PAID = { ...buyer, fee_received_on: '2026-11-20' };

test('staff record the day on which the fee of a side was received', async () => {
  const { person, become, sent } = await openAdminNegotiation(exchange);
  exchange.use(getRecordFeeMockHandler200(become({ buyer: PAID })));
  await person.click(region('Buyer').getByRole('button', { name: 'Record fee' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record Ben Okafor’s fee' }));
  await person.click(dialog.getByRole('button', { name: 'Record fee' }));
  expect(await dialog.findByText('Enter a day.')).toBeTruthy();
  const day = dialog.getByLabelText(/Received on/);
  await person.type(day, '2026-11-01');
  await person.click(dialog.getByRole('button', { name: 'Record fee' }));
  expect(await dialog.findByText('Nothing had been agreed on this day.')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  await person.clear(day);
  await person.type(day, '2026-11-20');
  await person.click(dialog.getByRole('button', { name: 'Record fee' }));
  expect(await region('Buyer').findByText(/Received on/)).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    side: 'buyer',
    received_on: '2026-11-20',
    lock_version: 7,
  });
  expect(region('Seller').getByText('Not received yet')).toBeTruthy();
});

// The files of a worker share the clock.
afterEach(() => setClockBy(new Date().toISOString()));

test('a day is in the future by the exchange’s clock', async () => {
  const { person, become } = await openAdminNegotiation(exchange);
  exchange.use(getRecordFeeMockHandler200(become({ buyer: PAID })));
  const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
  setClockBy(inDays(10));
  await person.click(region('Buyer').getByRole('button', { name: 'Record fee' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record Ben Okafor’s fee' }));
  await person.type(dialog.getByLabelText(/Received on/), inDays(8).slice(0, 10));
  await person.click(dialog.getByRole('button', { name: 'Record fee' }));
  expect(await region('Buyer').findByText(/Received on/)).toBeTruthy();
});

test('staff read until when a fee is to be paid', async () => {
  const due = { ...seller, fee_due_at: '2026-11-24T18:25:00.000Z' };
  await openAdminNegotiation(exchange, { seller: due });
  expect(region('Seller').getByText(/^Not received yet/).textContent).toContain(
    'Overdue since Nov 24, 2026',
  );
});

test('staff take back what was recorded by mistake', async () => {
  const { person, become, sent } = await openAdminNegotiation(exchange, { buyer: PAID });
  exchange.use(getRecordFeeMockHandler200(become({})));
  await person.click(region('Buyer').getByRole('button', { name: 'Mark as not received' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/Ben Okafor gets a mail/)).toBeTruthy();
  await person.click(question.getByRole('button', { name: 'Mark as not received' }));
  expect(await region('Buyer').findByText('Not received yet')).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    side: 'buyer',
    received_on: null,
    lock_version: 7,
  });
});

test('of a sale that was cancelled before both had signed no fee is owed', async () => {
  await openAdminNegotiation(exchange, {
    status: 'cancelled',
    seller: { ...seller, has_signed: false },
  });
  expect(region('Buyer').getByText('Not owed: cancelled before both had signed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Record fee' })).toBeNull();
});

test('before both have signed a fee is not recorded, and a case without fees has none', async () => {
  await openAdminNegotiation(exchange, {
    status: 'signing',
    buyer: { ...buyer, has_signed: false },
    seller: { ...seller, fee_amount: '0' },
  });
  expect(region('Buyer').getByText('Owed once both have signed')).toBeTruthy();
  expect(region('Seller').getByText('No fee')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Record fee' })).toBeNull();
});
