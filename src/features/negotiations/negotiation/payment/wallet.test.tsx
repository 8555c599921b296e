import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockExchange } from '@/testing/exchange';
import { aNegotiation, aSellersNegotiation } from '@/testing/negotiations';
import { openNegotiation, press } from '@/testing/pages/negotiation-page';
import { region } from '@/testing/region';
// Fetched on demand by the page; read ahead here, so that no test waits for it.
import '@/acts/act-dialog';
import '../agreement/assignment-dialog';
import './payment-dialog';

const exchange = mockExchange();

test('what is paid to a wallet is found by its hash, which only the buyer has', async () => {
  const { current_offer: offer } = aNegotiation();
  const { person } = await openNegotiation(
    exchange,
    aNegotiation({
      status: 'payment',
      payment_instructions: 'Ethereum, 0x71C7',
      current_offer: { ...offer, payment_method: 'usdc' },
    }),
  );
  const card = region('Where the price is paid');
  expect(card.getByRole('button', { name: 'Copy the wallet' })).toBeTruthy();
  expect(card.queryByText('Reference')).toBeNull();
  await person.click(press('Mark as paid'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as paid' }));
  expect(dialog.getByLabelText(/^Transaction hash/)).toHaveProperty('value', '');
});

test('the seller confirms what is in the wallet that the price goes to', async () => {
  const { current_offer: offer } = aSellersNegotiation();
  const { person } = await openNegotiation(
    exchange,
    aSellersNegotiation({
      status: 'payment',
      paid_at: '2026-11-20T10:15:00.000Z',
      payment_reference: '0x5f3c',
      current_offer: { ...offer, payment_method: 'usdc' },
    }),
  );
  await person.click(press('Confirm the payment'));
  expect(await screen.findByText(/only what you see in your wallet/)).toBeTruthy();
});

test('the seller enters a wallet, not an account', async () => {
  const { current_offer: offer } = aSellersNegotiation();
  const { person } = await openNegotiation(
    exchange,
    aSellersNegotiation({
      status: 'signing',
      awaiting: 'both',
      current_offer: { ...offer, payment_method: 'usdt' },
    }),
  );
  await person.click(press('Read and sign'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assignment of claim' }));
  expect(dialog.getByLabelText(/^Your wallet for the price/)).toBeTruthy();
});

test('of another place to pay than both have signed for the buyer is warned until the payment', async () => {
  const changed = {
    payment_instructions: 'Ethereum, 0x71C7',
    payment_instructions_at: '2026-11-19T10:00:00.000Z',
    payment_instructions_changed: true,
  };
  const { person } = await openNegotiation(
    exchange,
    aNegotiation({ status: 'payment', ...changed }),
  );
  const warning = /^The account was changed after both had signed.*compare it with Sofia Marchetti/;
  const card = region('Where the price is paid');
  expect(card.getByText(/was changed after/).parentElement?.parentElement?.textContent).toMatch(
    warning,
  );
  await person.click(press('Mark as paid'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as paid' }));
  expect(dialog.getByText(/was changed after/)).toBeTruthy();
});

test('once it is paid, and to the seller, no warning stands', async () => {
  const changed = {
    status: 'payment',
    payment_instructions: 'Ethereum, 0x71C7',
    payment_instructions_at: '2026-11-19T10:00:00.000Z',
    payment_instructions_changed: true,
  } as const;
  await openNegotiation(exchange, aSellersNegotiation(changed));
  expect(region('Where the price is paid').queryByText(/was changed after/)).toBeNull();
});
