import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getGetDocumentMockHandler404 } from '@generated/msw/documents/documents.msw';
import {
  getGetCaseParametersMockHandler200,
  getGetCaseParametersMockHandler404,
} from '@generated/msw/marketplace/marketplace.msw';
import {
  getGetMyClaimMockHandler200,
  getGetMyClaimMockHandler404,
} from '@generated/msw/my-claims/my-claims.msw';
import { getGetMyClaimOffersMockHandler200 } from '@generated/msw/offers/offers.msw';
import { mockExchange } from '@/testing/exchange';
import { someParameters } from '@/testing/marketplace';
import { aMyClaim } from '@/testing/my-claims';
import { actions, DRAFT, NOT_FOUND, openClaim, renderClaim } from '@/testing/pages/my-claim-page';
import { region } from '@/testing/region';
// Fetched on demand by the page; read ahead here, so that no test waits for it.
import '@/ui/overlay/preview-dialog';

const exchange = mockExchange();

test('a claim of somebody else is not found here', async () => {
  exchange.use(getGetMyClaimMockHandler404(NOT_FOUND));
  renderClaim();
  expect(await screen.findByRole('heading', { level: 1, name: 'Claim not found' })).toBeTruthy();
});

test('an address that no claim can have asks nothing of the exchange', async () => {
  renderClaim('/my-claims/none');
  expect(await screen.findByRole('heading', { level: 1, name: 'Claim not found' })).toBeTruthy();
});

test('the seller reads what a sale pays out after the fee, at the ask and at the best bid', async () => {
  await openClaim(exchange, {
    claim: { best_bid_percent: '112', offers_count: 2 },
    parameters: { seller_fee_percent: '2' },
  });
  const price = region('Price');
  // 253,125.40 × 118.5 % = 299,953.60, less 2 %; at 112 % = 283,500.45.
  expect(await price.findByText('$293,954.53')).toBeTruthy();
  expect(price.getByText('$277,830.44')).toBeTruthy();
  expect(price.getByText('108–137 %')).toBeTruthy();
  expect(price.getByText('2 % of the price')).toBeTruthy();
});

test('of a best bid for a part no sum for the whole is shown', async () => {
  await openClaim(exchange, {
    claim: { best_bid_percent: '112', best_bid_is_partial: true, offers_count: 2 },
    parameters: { seller_fee_percent: '2' },
  });
  const price = region('Price');
  expect(await price.findByText('112.00 % for a part')).toBeTruthy();
  expect(await price.findByText('$293,954.53')).toBeTruthy();
  expect(price.queryByText('You receive at the best bid')).toBeNull();
});

test('a claim without a standing bid says so in words that hold before and after the first', async () => {
  await openClaim(exchange);
  const bid = region('Price').getByText('Best bid').nextElementSibling;
  expect(bid?.textContent).toBe('None now');
});

test('a paused claim, which takes no offers, waits for none', async () => {
  await openClaim(exchange, { claim: { status: 'paused', listed_at: '2026-11-17T12:00:00.000Z' } });
  const price = region('Price');
  expect(price.getByText('Followers')).toBeTruthy();
  expect(price.queryByText(/^(Best bid|Offers)$/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Offers' })).toBeNull();
});

test('what no buyer reads is marked as private, and who else reads it is said', async () => {
  await openClaim(exchange);
  const own = region('Private');
  expect(own.getByText(/^Our staff read the name .* Only you see the minimum price/)).toBeTruthy();
  expect(own.getByText('Sofia Marchetti')).toBeTruthy();
  expect(own.getByText('110.00 %')).toBeTruthy();
});

test('answers stand under the questions of the case, and events name who did them', async () => {
  await openClaim(exchange, {
    claim: {
      timeline: [
        {
          type: 'changes_requested',
          actor_role: 'staff',
          note: 'The statement is cut off.',
          occurred_at: '2026-11-17T12:00:00.000Z',
        },
        {
          type: 'expired',
          actor_role: 'system',
          note: null,
          occurred_at: '2026-11-16T12:00:00.000Z',
        },
      ],
    },
  });
  const question = await screen.findByText('Did the holder vote on the plan?');
  expect(question.nextElementSibling?.textContent).toBe('Yes');
  const [latest, earlier] = within(
    screen.getByRole('list', { name: 'Timeline of the claim' }),
  ).getAllByRole('listitem');
  expect(latest?.textContent).toContain('Changes requested');
  expect(latest?.textContent).toContain('By our staff');
  expect(latest?.textContent).toContain('The statement is cut off.');
  expect(earlier?.textContent).toContain('Automatically');
});

test('a fact that is not declared yet is no "No"', async () => {
  await openClaim(exchange, { claim: { ...DRAFT, has_loan: null, is_insider: false } });
  const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
  expect(fact('Pledged to a lender')).toBe('Not answered yet');
  expect(fact('Holder is an insider')).toBe('No');
  const missing = within(await screen.findByRole('list', { name: 'Still missing' }));
  expect(missing.getByText('Is the claim pledged to a lender?')).toBeTruthy();
});

test('what nobody has chosen yet is not said, and the page names it as missing', async () => {
  const claim = { claim_type: null, register_status: null, priority: null };
  await openClaim(exchange, { claim: { ...DRAFT, ...claim, claim_class: null } });
  expect(screen.getByText(/Type not chosen yet/)).toBeTruthy();
  expect(screen.getAllByText('Not answered yet')).toHaveLength(3);
  const missing = within(await screen.findByRole('list', { name: 'Still missing' }));
  const lines = missing.getAllByRole('listitem').map((item) => item.textContent);
  expect(lines).toEqual(
    expect.arrayContaining(['Type', 'Status in the register', 'Priority', 'Name of the holder']),
  );
  expect(lines).not.toContain('Scheduled amount');
});

test('without an offer that stands the page says what will come and where the others are', async () => {
  await openClaim(exchange);
  const offers = region('Offers');
  expect(await offers.findByText('No offer waits for an answer')).toBeTruthy();
  expect(offers.getByText(/compared by what you receive/)).toBeTruthy();
  expect(offers.getByText(/Those that are over are listed under My offers/)).toBeTruthy();
  expect(offers.getByRole('link', { name: 'All your offers' })).toBeTruthy();
  expect(offers.queryByText(/yet/)).toBeNull();
});

test('a document is looked at in place', async () => {
  const { person } = await openClaim(exchange);
  exchange.use(getGetDocumentMockHandler404({ ...NOT_FOUND, message: 'This document is gone.' }));
  await person.click(
    region('Documents').getByRole('button', { name: 'Preview account-statement.pdf' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'account-statement.pdf' });
  expect(await within(dialog).findByText('This document is gone.')).toBeTruthy();
});

test('a document that is not safe is not offered to be opened', async () => {
  const [document] = aMyClaim().documents;
  await openClaim(exchange, {
    claim: { documents: document ? [{ ...document, status: 'rejected' }] : [] },
  });
  expect(region('Documents').getByText('Not safe to open')).toBeTruthy();
  expect(region('Documents').queryByRole('button')).toBeNull();
});

/** What the links say that lead there. */
const linksTo = (path: string) =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href') === path)
    .map((link) => link.textContent);

test('a draft says what is missing and leads to the form', async () => {
  await openClaim(exchange, { claim: DRAFT });
  const missing = within(await screen.findByRole('list', { name: 'Still missing' }));
  expect(missing.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Name of the holder',
    'Did the holder vote on the plan?',
    'Document: Account statement',
  ]);
  expect(linksTo('/my-claims/create?claim=7')).toEqual(['Continue']);
  expect(actions().queryByRole('button', { name: 'Submit for review' })).toBeNull();
  expect(actions().queryByText(/missing/)).toBeNull();
});

test.each([
  ['changes_requested', '/my-claims/create?claim=7', 'Make changes'],
  ['rejected', '/claim-onboarding', 'Sell another claim'],
] as const)('a claim that is %s leads on once', async (status, path, label) => {
  await openClaim(exchange, { claim: { status } });
  expect(linksTo(path)).toEqual([label]);
});

test('a country that the case does not take is named as what it is', async () => {
  await openClaim(exchange, {
    claim: { ...DRAFT, holder_country: 'US' },
    parameters: { restricted_countries: ['US'] },
  });
  const missing = within(await screen.findByRole('list', { name: 'Still missing' }));
  expect(
    missing.getByText(
      'Country of the holder: This case takes no claims from holders in this country.',
    ),
  ).toBeTruthy();
});

test('only what the public may see links to its listing', async () => {
  await openClaim(exchange, { claim: { status: 'in_review' } });
  expect(screen.queryByRole('link', { name: 'View the listing' })).toBeNull();
});

test('without the terms of the case the claim is shown, and the terms can be read again', async () => {
  exchange.use(
    getGetMyClaimMockHandler200(aMyClaim()),
    getGetMyClaimOffersMockHandler200({ offers: [] }),
    getGetCaseParametersMockHandler404(NOT_FOUND, { once: true }),
    getGetCaseParametersMockHandler200(someParameters()),
  );
  const { person } = renderClaim();
  expect(await screen.findByText('The terms of the case could not be read')).toBeTruthy();
  expect(region('Price').getByText('–')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await region('Price').findByText('$296,954.06')).toBeTruthy();
});

test('a sale that was cancelled leads to where it is told by whom, and why', async () => {
  const occurred_at = '2026-11-18T12:00:00.000Z';
  const event = { type: 'deal_cancelled', actor_role: 'system', note: null, occurred_at } as const;
  await openClaim(exchange, { claim: { timeline: [event] } });
  const timeline = within(screen.getByRole('list', { name: 'Timeline of the claim' }));
  const way = timeline.getByRole('link', { name: 'Its negotiation' });
  expect(way.getAttribute('href')).toBe('/my-offers?search=CLM-7K3F9Q');
});
