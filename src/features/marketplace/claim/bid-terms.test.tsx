import type { Claim } from '@generated/model';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockExchange } from '@/testing/exchange';
import { openClaimToBid } from '@/testing/pages/claim-page';
// Fetched on demand by the page; read ahead here, so that no test waits for it.
import './bid-form';

const exchange = mockExchange();

async function openForm(differences: Partial<Claim>) {
  const person = openClaimToBid(exchange, differences);
  await person.click(await screen.findByRole('button', { name: 'Make an offer' }));
  const form = within(await screen.findByRole('dialog', { name: 'Make an offer' }));
  await form.findByRole('textbox', { name: /^Price/ });
  return form;
}

test.each([
  ['USD', ['Bank transfer', 'USDC', 'USDT']],
  ['JPY', ['Bank transfer']],
])('a price in %s can be paid by %s', async (currency, methods) => {
  const form = await openForm({ currency });
  const offered = within(form.getByLabelText(/^Payment/)).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(methods);
});

test('what the register says against the claim stands above the price', async () => {
  const form = await openForm({ register_status: 'disallowed', priority: 'subordinated' });
  expect(form.getByText(/Red flags: Disallowed by the court, Subordinated\.$/)).toBeTruthy();
});
