import type { Offer } from '@generated/model';
import {
  getListMyOffersMockHandler200,
  getListMyOffersMockHandler422,
} from '@generated/msw/offers/offers.msw';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { HOUR } from '@/domain/time';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { anOffer, anOfferClaim, aReceivedOffer } from '@/testing/offers';
import { renderPage } from '@/testing/render-page';
import { onWideScreen } from '@/testing/browser/screen-width';
import MyOffersPage from './my-offers-page';

const exchange = mockExchange();

const IN_TWO_DAYS = new Date(Date.now() + 50 * HOUR).toISOString();

function open(offers: Offer[], path = '/my-offers', isWide = true) {
  if (isWide) onWideScreen();
  const asked = vi.fn<(search: string) => void>();
  exchange.use(
    getListMyOffersMockHandler200(({ request }) => {
      asked(new URL(request.url).search);
      return { current_page: 1, total_count: offers.length, my_offers: offers };
    }),
  );
  return { ...renderPage(<MyOffersPage />, path), asked };
}

const row = (name: RegExp) => screen.findByRole('row', { name });
const tab = (name: string) => screen.getByRole('link', { name });

test('offers that came in show what the seller receives, and whose turn it is', async () => {
  const { asked } = open([aReceivedOffer({ expires_at: IN_TWO_DAYS })]);
  const offer = await row(/CLM-7K3F9Q/);
  for (const text of ['FTX', 'Buyer 4821', '112.50 %', '$281,918.42', 'You receive', 'Your turn'])
    expect(offer.textContent).toContain(text);
  expect(offer.textContent).toContain('in 2 days');
  expect(within(offer).getByRole('link', { name: 'CLM-7K3F9Q' }).getAttribute('href')).toBe(
    '/my-offers/204',
  );
  expect(asked.mock.calls).toEqual([['?role=received']]);
  expect(tab('Received').getAttribute('aria-current')).toBe('page');
});

test('offers that were sent show what the buyer pays; the tab is in the address', async () => {
  const { person, asked } = open([anOffer({ expires_at: IN_TWO_DAYS })]);
  await row(/CLM-7K3F9Q/);
  await person.click(tab('Sent'));
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('?role=sent'));
  expect(window.location.search).toBe('?role=sent');
  expect(tab('Sent').getAttribute('aria-current')).toBe('page');
  const offer = await row(/CLM-7K3F9Q/);
  for (const text of ['Seller 4821', '$287,613.74', 'You pay', 'Pending'])
    expect(offer.textContent).toContain(text);
});

test('an accepted offer says when its sale was cancelled', async () => {
  open([
    anOffer({ status: 'accepted', negotiation_status: 'signing' }),
    anOffer({
      id: 205,
      status: 'accepted',
      negotiation_status: 'cancelled',
      claim: anOfferClaim({ reference: 'CLM-2M8QXT' }),
    }),
  ]);
  expect(within(await row(/CLM-7K3F9Q/)).getByText('Accepted')).toBeTruthy();
  const cancelled = within(await row(/CLM-2M8QXT/));
  expect(cancelled.getByText('Sale cancelled')).toBeTruthy();
  expect(cancelled.queryByText('Accepted')).toBeNull();
  expect(cancelled.getByRole('link', { name: 'Negotiation of CLM-2M8QXT' })).toBeTruthy();
});

const SIGNING = {
  status: 'accepted',
  negotiation_status: 'signing',
  negotiation_due_at: '2099-12-02T14:40:00.000Z',
} as const;

test('an accepted offer leads to its sale, with its deadline and whose turn it is', async () => {
  open([
    anOffer({ ...SIGNING, negotiation_awaiting: 'both' }),
    anOffer({
      ...SIGNING,
      id: 205,
      negotiation_id: 32,
      negotiation_awaiting: 'seller',
      negotiation_due_at: '2026-01-05T09:00:00.000Z',
      claim: anOfferClaim({ reference: 'CLM-2M8QXT' }),
    }),
    anOffer({ id: 206, claim: anOfferClaim({ reference: 'CLM-9Q3TZW' }) }),
  ]);
  const mine = await row(/CLM-7K3F9Q/);
  expect(mine.textContent).toContain('Next step due Dec 2, 2099');
  const turn = within(mine).getByRole('link', {
    name: 'Sign in the negotiation of CLM-7K3F9Q',
  });
  expect(turn.getAttribute('href')).toBe('/negotiations/31');
  const theirs = await row(/CLM-2M8QXT/);
  expect(theirs.textContent).toContain('Overdue since Jan 5, 2026');
  const way = within(theirs).getByRole('link', { name: 'Negotiation of CLM-2M8QXT' });
  expect(way.getAttribute('href')).toBe('/negotiations/32');
  expect(within(await row(/CLM-9Q3TZW/)).getAllByRole('link')).toHaveLength(1);
});

test.each([
  ['diligence', anOffer, 'buyer', 'Examine'],
  ['signing', aReceivedOffer, 'both', 'Sign'],
  ['payment', anOffer, 'buyer', 'Pay'],
  ['payment', aReceivedOffer, 'seller', 'Confirm payment'],
] as const)(
  'the way to a sale in %s says what is to be done',
  async (negotiation_status, offerOf, negotiation_awaiting, act) => {
    open([offerOf({ ...SIGNING, negotiation_status, negotiation_awaiting })]);
    const name = `${act} in the negotiation of CLM-7K3F9Q`;
    expect(within(await row(/CLM-7K3F9Q/)).getByRole('link', { name })).toBeTruthy();
  },
);

test('an offer that waits for the reader leads to where it is answered', async () => {
  open([
    aReceivedOffer({ expires_at: IN_TWO_DAYS, negotiation_awaiting: 'seller' }),
    aReceivedOffer({
      id: 206,
      status: 'rejected',
      claim: anOfferClaim({ reference: 'CLM-9Q3TZW' }),
    }),
  ]);
  const name = 'Answer in the negotiation of CLM-7K3F9Q';
  const way = within(await row(/CLM-7K3F9Q/)).getByRole('link', { name });
  expect(way.getAttribute('href')).toBe('/my-offers/204');
  expect(within(await row(/CLM-9Q3TZW/)).getAllByRole('link')).toHaveLength(1);
});

test('until when our staff complete a transfer is no deadline of a side', async () => {
  const transfer = { negotiation_status: 'transfer', negotiation_awaiting: 'staff' } as const;
  open([anOffer({ ...SIGNING, ...transfer })]);
  expect((await row(/CLM-7K3F9Q/)).textContent).not.toContain('Dec 2, 2099');
});

test('on a phone an accepted offer says the same', async () => {
  open([aReceivedOffer({ ...SIGNING, negotiation_awaiting: 'seller' })], '/my-offers', false);
  const list = within(await screen.findByRole('list', { name: 'Offers' }));
  expect(list.getByText(/^Next step due/).textContent).toBe('Next step due Dec 2, 2099');
  expect(list.getByRole('link', { name: /^Sign/ })).toBeTruthy();
});

test('what waits for an answer is one press away, and stays in its tab', async () => {
  const { person, asked } = open([anOffer()], '/my-offers?role=sent');
  await row(/CLM-7K3F9Q/);
  await person.click(screen.getByRole('button', { name: 'Waiting for an answer' }));
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('?role=sent&status=pending'));
  await person.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(window.location.search).toBe('?role=sent'));
  expect(screen.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('true');
});

test('a search and filters stay with the tab and with what waits, from the first page', async () => {
  const { person } = open([anOffer()], '/my-offers?search=7K3F&status=accepted,countered&page=2');
  await row(/CLM-7K3F9Q/);
  const pressed = (name: string) =>
    screen.getByRole('button', { name }).getAttribute('aria-pressed');
  expect([pressed('All'), pressed('Waiting for an answer')]).toEqual(['false', 'false']);
  await person.click(tab('Sent'));
  expect(window.location.search).toBe('?search=7K3F&status=accepted,countered&role=sent');
  await person.click(screen.getByRole('button', { name: 'Waiting for an answer' }));
  expect(window.location.search).toBe('?search=7K3F&role=sent&status=pending');
  await person.click(screen.getByRole('button', { name: 'All' }));
  expect(window.location.search).toBe('?search=7K3F&role=sent');
});

test('an offer that is over says how, and expires no more', async () => {
  open([anOffer({ status: 'withdrawn' })], '/my-offers?role=sent');
  const offer = await row(/CLM-7K3F9Q/);
  expect(offer.textContent).toContain('Withdrawn');
  expect(offer.textContent).not.toMatch(/ago|in \d|You pay/);
});

test('a bid below the minimum is rejected here as in its negotiation', async () => {
  open([anOffer({ status: 'auto_declined' })], '/my-offers?role=sent');
  expect((await row(/CLM-7K3F9Q/)).textContent).toContain('Auto-rejected');
});

test('on a phone an offer says what it is and how it stands, then who offers and what is left of it', async () => {
  open([aReceivedOffer({ expires_at: IN_TWO_DAYS })], '/my-offers', false);
  const list = await screen.findByRole('list', { name: 'Offers' });
  expect(within(list).getByRole('link', { name: 'CLM-7K3F9Q' })).toBeTruthy();
  for (const text of [
    'Your turn',
    'With Buyer 4821',
    'Amount $284,766.08',
    'Price 112.50 %',
    'Expires in 2 days',
  ])
    expect(list.textContent).toContain(text);
});

test.each([
  ['/my-offers', 'Sell a claim', '/claim-onboarding'],
  ['/my-offers?role=sent', 'Browse the marketplace', '/marketplace'],
])('%s without offers leads to the next step', async (path, label, to) => {
  open([], path);
  const next = await screen.findByRole('link', { name: label });
  expect(next.getAttribute('href')).toBe(to);
});

test('a list that cannot be read is read again on demand', async () => {
  const { person } = open([anOffer()]);
  exchange.use(
    getListMyOffersMockHandler422(aRefusal('validation_failed', 'The exchange is not well.'), {
      once: true,
    }),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('The exchange is not well.');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row(/CLM-7K3F9Q/)).toBeTruthy();
});
