import type { Claim } from '@generated/model';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockExchange } from '@/testing/exchange';
import { openBidForm, openClaimToBid } from '@/testing/pages/claim-page';
// Fetched on demand by the page; read ahead here, so that no test waits for it.
import './bid-form';

const exchange = mockExchange();

const openForm = async (differences: Partial<Claim>) =>
  await openBidForm(openClaimToBid(exchange, differences));

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
