import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Negotiation } from '@generated/model';
import { getGetNegotiationMockHandler200 } from '@generated/msw/negotiations/negotiations.msw';
import { queryClient } from '@/api/query-client';
import { mockExchange } from '@/testing/exchange';
import { aNegotiation, aSellersNegotiation } from '@/testing/negotiations';
import { openNegotiation } from '@/testing/pages/negotiation-page';
import { region } from '@/testing/region';
import { onWideScreen } from '@/testing/browser/screen-width';

// Fetched on demand by the page; read ahead here, so that no test waits for it.
import '@/chat/chat-card';

const exchange = mockExchange();

const ACCOUNT = {
  payment_instructions: 'GB29 NWBK 6016 1331 9268 19, NatWest',
  fee_instructions: 'DE02 1203 0000 0000 2020 51',
};
const PAID = { paid_at: '2026-11-20T10:15:00.000Z', payment_reference: 'HLC-2026-1187' };
const RECEIVED = { ...PAID, received_at: '2026-11-20T15:00:00.000Z' };

/** The first card and so many after it, in the order in which they are read. */
function cardsTo(count: number) {
  const cards = screen.getAllByRole('region').map((card) => card.getAttribute('aria-label'));
  const first = cards.indexOf('What happens now');
  return cards.slice(first, first + 1 + count);
}

test.each<[Negotiation, string[]]>([
  [aNegotiation({ status: 'diligence' }), ['Documents of the claim', 'Terms', 'Seller']],
  [aNegotiation({ status: 'signing' }), ['Assignment agreement', 'Terms', 'Seller']],
  [
    aNegotiation({ status: 'payment', ...ACCOUNT }),
    ['Where the price is paid', 'Our fee', 'Terms', 'Seller'],
  ],
  [
    aSellersNegotiation({ status: 'payment', ...ACCOUNT, ...PAID }),
    ['Payment and transfer', 'Where the price is paid', 'Our fee', 'Terms', 'Buyer'],
  ],
  [
    aNegotiation({ status: 'transfer', ...ACCOUNT, ...RECEIVED }),
    ['Payment and transfer', 'Our fee', 'Terms', 'Seller'],
  ],
  [aNegotiation({ status: 'completed', ...RECEIVED }), ['Terms', 'Our fee', 'Seller']],
])('what the task is about comes right after it: %#', async (negotiation, order) => {
  await openNegotiation(exchange, negotiation);
  expect(cardsTo(order.length)).toEqual(['What happens now', ...order]);
});

test('on a wide screen the other side stands beside, below what to do', async () => {
  onWideScreen();
  await openNegotiation(exchange, aNegotiation());
  expect(cardsTo(2)).toEqual(['What happens now', 'Seller', 'Documents of the claim']);
});

test('a new stage leaves the messages in their place, and so where they were scrolled to', async () => {
  await openNegotiation(exchange, aNegotiation({ status: 'open' }));
  const messages = await screen.findByRole('region', { name: 'Messages' });
  const taken: Node[] = [];
  const observer = new MutationObserver((changes) =>
    taken.push(...changes.flatMap(({ removedNodes }) => [...removedNodes])),
  );
  observer.observe(document.body, { childList: true, subtree: true });
  exchange.use(getGetNegotiationMockHandler200(aNegotiation()));
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByRole('region', { name: 'Documents of the claim' })).toBeTruthy();
  observer.disconnect();
  expect(taken.filter((node) => node.contains(messages))).toEqual([]);
});

test('the buyer who examines goes from the documents to what they are compared with', async () => {
  await openNegotiation(exchange, aNegotiation());
  const way = region('Documents of the claim').getByRole('link', {
    name: 'See the register facts',
  });
  expect(way.getAttribute('href')).toBe('/claim/77');
});

const { counterparty: SELLER } = aNegotiation();
const { counterparty: BUYER } = aSellersNegotiation();

test.each<[string, Negotiation, string[][]]>([
  [
    'a seller who sells for a company',
    aNegotiation({ counterparty: { ...SELLER, company: 'Marchetti Holding Ltd', country: 'IT' } }),
    [
      ['Holder of the claim', 'Marchetti Holding Ltd'],
      ['Account', 'Sofia Marchetti'],
      ['Country of the account', 'Italy'],
    ],
  ],
  [
    'a seller who holds the claim',
    aNegotiation({ counterparty: { ...SELLER, country: null } }),
    [['Holder of the claim, and account', 'Sofia Marchetti']],
  ],
  [
    'a seller after the sale was cancelled, of whom it is not told any more',
    aNegotiation({
      status: 'cancelled',
      counterparty: { ...SELLER, company: null, email: null, country: null },
    }),
    [['Account', 'Sofia Marchetti']],
  ],
  [
    'a buyer who buys for a company',
    aSellersNegotiation({ counterparty: BUYER }),
    [
      ['Buyer in the agreement', 'Harbor Lane Capital LP'],
      ['Account', 'Ben Okafor'],
      ['Country of the account', 'United States'],
    ],
  ],
])('holder, account and country are told apart, of %s', async (_, negotiation, facts) => {
  await openNegotiation(exchange, negotiation);
  const card = region(negotiation.role === 'buyer' ? 'Seller' : 'Buyer');
  const told = card
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(told.filter(([label]) => label !== 'Email')).toEqual(facts);
});
