import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  getGetNegotiationMockHandler200,
  getGetNegotiationMockHandler404,
  getListNegotiationEventsMockHandler200,
} from '@generated/msw/negotiations/negotiations.msw';
import { noMessages } from '@/testing/chat/conversations';
import { aDocument } from '@/testing/documents';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aNegotiation, aSellersNegotiation } from '@/testing/negotiations';
import { anOfferClaim } from '@/testing/offers';
import {
  isNowSaid,
  openNegotiation,
  press,
  renderNegotiation,
} from '@/testing/pages/negotiation-page';
import { region } from '@/testing/region';
// Fetched on demand by the page; read ahead here, so that no test waits for it.

import '@/ui/overlay/preview-dialog';
import './negotiation/agreement/assignment-dialog';

const exchange = mockExchange();

test('somebody else’s negotiation is not found here, and the way leads to one’s own list', async () => {
  exchange.use(
    getGetNegotiationMockHandler404(aRefusal('not_found', 'We could not find that record.')),
    getListNegotiationEventsMockHandler200(),
  );
  renderNegotiation('/negotiations/31', { buyer_account_status: 'none' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Negotiation not found' }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to my offers' })).toBeTruthy();
});

test('an address that no negotiation can have asks nothing of the exchange', async () => {
  renderNegotiation('/negotiations/none');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Negotiation not found' }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to negotiations' })).toBeTruthy();
});

test.each([
  ['verified', 'Negotiations', '/negotiations'],
  ['none', 'My offers', '/my-offers'],
] as const)('the way up of a %s buyer is %s', async (buyer_account_status, name, path) => {
  await openNegotiation(exchange, aSellersNegotiation(), { buyer_account_status });
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('link', { name }).getAttribute('href')).toBe(path);
});

test('each side reads what the sale comes to for it, and who the other one is', async () => {
  await openNegotiation(exchange, aSellersNegotiation());
  expect(region('Summary').getByText('$290,689.21')).toBeTruthy();
  expect(
    region('Summary').getByText(/\$293,625.46 from the buyer less our fee of \$2,936.25/),
  ).toBeTruthy();
  const buyer = region('Buyer');
  for (const text of ['Ben Okafor', 'Harbor Lane Capital LP', 'buyer@example.com', 'United States'])
    expect(buyer.getByText(text)).toBeTruthy();
});

const CANCELLED = { status: 'cancelled', cancelled_by: 'staff' } as const;

test('the buyer of a cancelled sale goes back to the claim while it is open', async () => {
  await openNegotiation(exchange, aNegotiation({ ...CANCELLED, claim: anOfferClaim() }));
  for (const name of ['Go to the claim', 'CLM-7K3F9Q']) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/claim/7');
  }
});

test('the buyer of a closed offer is led to the paused claim, which can be followed', async () => {
  const claim = anOfferClaim({ status: 'paused' });
  await openNegotiation(exchange, aNegotiation({ status: 'closed', claim }));
  const way = screen.getByRole('link', { name: 'Go to the claim' });
  expect(way.getAttribute('href')).toBe('/claim/7');
});

test('the buyer of a cancelled sale is led to no claim that is not to be seen any more', async () => {
  const claim = anOfferClaim({ status: 'withdrawn' });
  await openNegotiation(exchange, aNegotiation({ ...CANCELLED, claim }));
  const way = screen.getByRole('link', { name: 'See other claims of this case' });
  expect(way.getAttribute('href')).toBe('/marketplace/ftx/all');
  expect(screen.getByText(/^You were buying CLM-7K3F9Q/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'CLM-7K3F9Q' })).toBeNull();
});

test.each([
  ['buyer', 'You bought '],
  ['seller', 'You sold '],
] as const)('of a completed sale its %s reads that it is done', async (role, words) => {
  await openNegotiation(exchange, aNegotiation({ role, status: 'completed', awaiting: 'none' }));
  const claim = screen.getByRole('link', { name: 'CLM-7K3F9Q' });
  expect(claim.parentElement?.textContent).toContain(`${words}CLM-7K3F9Q`);
});

test.each([
  ['253125.4', 'You sell ', false],
  ['100000', 'You sell a part of ', true],
])('of a sale for %s the seller reads whether it is for a part', async (face, words, isPart) => {
  const { current_offer: offer } = aSellersNegotiation();
  await openNegotiation(
    exchange,
    aSellersNegotiation({ current_offer: { ...offer, face_amount: face } }),
  );
  const claim = screen.getByRole('link', { name: 'CLM-7K3F9Q' });
  expect(claim.parentElement?.textContent).toContain(`${words}CLM-7K3F9Q, a claim against FTX`);
  const terms = region('Terms');
  const part = terms.queryByText('For $100,000.00 of $253,125.40');
  expect(part !== null).toBe(isPart);
});

test('the terms lead to the moves by which they were come to', async () => {
  await openNegotiation(exchange, aNegotiation());
  const moves = region('Terms').getByRole('link', { name: 'See the moves' });
  expect(moves.getAttribute('href')).toBe('/my-offers/205');
});

test('the timeline asks for all events at once that a page may have', async () => {
  const asked = vi.fn<(perPage: string | null) => void>();
  exchange.use(
    ...noMessages(),
    getGetNegotiationMockHandler200(aNegotiation()),
    getListNegotiationEventsMockHandler200(({ request }) => {
      asked(new URL(request.url).searchParams.get('per_page'));
      return { current_page: 1, total_count: 0, negotiation_events: [] };
    }),
  );
  renderNegotiation();
  await waitFor(() => expect(asked).toHaveBeenCalledWith('100'));
});

test('where a case has no fee the sum says so', async () => {
  const { current_offer, ...negotiation } = aSellersNegotiation();
  const free = { ...current_offer, seller_fee_amount: '0', net_amount: current_offer.amount };
  await openNegotiation(exchange, { ...negotiation, current_offer: free });
  expect(region('Summary').getByText('$293,625.46 from the buyer, no fee')).toBeTruthy();
});

test('the bar says the stage, whose turn it is, and until when in which zone', async () => {
  await openNegotiation(exchange, aNegotiation());
  const progress = region('Summary');
  const steps = progress.getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
    'step',
    null,
    null,
    null,
    null,
  ]);
  expect(progress.getByText('Your turn')).toBeTruthy();
  expect(progress.getByText(/Nov 20, 2099, .* UTC/)).toBeTruthy();
  expect(screen.getAllByText('Your turn')).toHaveLength(1);
  expect(screen.getAllByText('Diligence')).toHaveLength(1);
  expect(progress.getByText('You pay').nextElementSibling?.textContent).toBe('$296,561.71');
  expect(screen.getAllByText('$296,561.71')).toHaveLength(1);
  const timeline = within(await screen.findByRole('list', { name: 'Timeline of the negotiation' }));
  expect(timeline.getByText('By you, at 116.00 % of face')).toBeTruthy();
});

test('a deadline that has passed is said to have passed', async () => {
  await openNegotiation(exchange, aNegotiation({ due_at: '2026-01-05T09:00:00.000Z' }));
  expect(region('Summary').getByText(/Overdue since/)).toBeTruthy();
  expect(region('What happens now').getByText(/^You were to end the examination/)).toBeTruthy();
});

test('before an acceptance the other side has a label, and the page leads to the offer', async () => {
  const { counterparty } = aNegotiation();
  await openNegotiation(
    exchange,
    aNegotiation({
      status: 'open',
      agreed_at: null,
      identities_disclosed: false,
      counterparty: { ...counterparty, name: null, email: null, country: null },
    }),
  );
  expect(region('Seller').getByText('Seller 4821')).toBeTruthy();
  expect(region('Seller').getByText(/once an offer is accepted/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Answer the offer' }).getAttribute('href')).toBe(
    '/my-offers/205',
  );
  expect(screen.queryByRole('list', { name: 'Stages of the sale' })).toBeNull();
});

test('while the buyer examines, the seller reads what is waited for and may only cancel', async () => {
  await openNegotiation(exchange, aSellersNegotiation());
  const now = region('What happens now');
  expect(now.getByText('Ben Okafor examines the claim')).toBeTruthy();
  expect(now.getByText(/Then both sides sign/)).toBeTruthy();
  expect(now.getByRole('button', { name: 'Cancel the sale' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'End the examination' })).toBeNull();
});

test('who has signed reads the text again without being asked to sign', async () => {
  const { person } = await openNegotiation(
    exchange,
    aNegotiation({ status: 'signing', awaiting: 'seller', signed_by_me: true }),
  );
  const signatures = within(await screen.findByRole('list', { name: 'Signatures' }));
  expect(signatures.getByText('Harbor Lane Capital LP (you)')).toBeTruthy();
  await person.click(press('Read the agreement'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assignment of claim' }));
  expect(dialog.getByText('The price is $293,625.46.')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Sign the agreement' })).toBeNull();
});

test('a transfer shows its filing, and until when objections are possible', async () => {
  await openNegotiation(
    exchange,
    aNegotiation({
      status: 'transfer',
      awaiting: 'staff',
      paid_at: '2026-11-20T10:15:00.000Z',
      received_at: '2026-11-20T15:00:00.000Z',
      transfer_filed_on: '2026-11-21',
      objection_deadline_on: '2099-12-12',
      docket_number: '28114',
      due_at: '2099-12-15T12:00:00.000Z',
    }),
  );
  const settlement = region('Payment and transfer');
  for (const text of ['28114', 'Nov 21, 2026', 'Dec 12, 2099'])
    expect(settlement.getByText(text)).toBeTruthy();
  expect(region('Summary').getByText('Objection period')).toBeTruthy();
  expect(region('Summary').getByText('Until').textContent).toBe('Until Dec 12, 2099');
  await isNowSaid(/Objections are possible until Dec 12, 2099/);
});

test('documents and the signed agreement are opened by an address of now', async () => {
  const fetched = vi.spyOn(window, 'fetch');
  const { person } = await openNegotiation(
    exchange,
    aNegotiation({ status: 'payment', documents: [aDocument({ url: '/old' })] }),
  );
  exchange.use(
    getGetNegotiationMockHandler200(aNegotiation({ documents: [aDocument({ url: '/fresh' })] })),
  );
  fetched.mockResolvedValue(new Response('%PDF-1.7'));
  await person.click(
    region('Documents of the claim').getByRole('button', { name: 'Preview proof-of-claim.pdf' }),
  );
  await screen.findByRole('dialog', { name: 'proof-of-claim.pdf' });
  await waitFor(() => expect(fetched.mock.lastCall?.[0]).toMatchObject({ pathname: '/fresh' }));
});

test('the deadline is saved for a calendar', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:calendar';
  });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { person } = await openNegotiation(exchange, aNegotiation());
  await person.click(press('Add the deadline to your calendar'));
  expect(clicked.mock.contexts[0]).toMatchObject({ download: 'NEG-4Q8W2H.ics' });
  expect(await saved[0]?.text()).toContain('DTSTART:20991120T144000Z');
});
