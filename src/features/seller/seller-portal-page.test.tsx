import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ListedCaseStatus, SellerPortal, User } from '@generated/model';
import { getGetBuyerAccountMockHandler200 } from '@generated/msw/buyer-account/buyer-account.msw';
import { getGetFeaturedCasesMockHandler200 } from '@generated/msw/marketplace/marketplace.msw';
import {
  getGetSellerPortalMockHandler200,
  getGetSellerPortalMockHandler422,
} from '@generated/msw/my-claims/my-claims.msw';
import { queryClient } from '@/api/query-client';
import { useSession } from '@/session/session-store';
import { NO_APPLICATION } from '@/testing/buyer-account';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aCaseSummary } from '@/testing/marketplace';
import { aMyClaimSummary, aSellerPortal } from '@/testing/my-claims';
import { aNegotiationSummary, aNegotiationToAnswer } from '@/testing/negotiations';
import { anOfferClaim } from '@/testing/offers';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import SellerPortalPage from './seller-portal-page';

const exchange = mockExchange();

/** Of an account that asks nothing of its person. */
const DONE = { identity_status: 'approved', payment_method: 'usdc' } satisfies Partial<User>;

function open(portal: Partial<SellerPortal> = {}, user: Partial<User> = {}) {
  useSession.setState({ user: aUser(user), token: 'token', isLoggedIn: true });
  exchange.use(
    getGetSellerPortalMockHandler200(aSellerPortal(portal)),
    getGetFeaturedCasesMockHandler200([aCaseSummary({ name: 'Celsius' })]),
    getGetBuyerAccountMockHandler200(NO_APPLICATION),
  );
  return renderPage(<SellerPortalPage />, '/seller-portal');
}

async function region(name: string) {
  await screen.findByRole('heading', { name: 'Your claims' });
  return within(screen.getByRole('region', { name }));
}

test('claims that wait for the seller lead to what is to be done', async () => {
  open({
    attention: [
      aMyClaimSummary({
        id: 1,
        reference: 'CLM-AAAAAA',
        status: 'changes_requested',
        review_note: 'The statement is cut off.',
      }),
      aMyClaimSummary({ id: 2, reference: 'CLM-BBBBBB', expires_at: '2026-11-24T12:00:00.000Z' }),
      aMyClaimSummary({
        id: 3,
        reference: 'CLM-CCCCCC',
        status: 'draft',
        updated_at: '2026-10-31T12:00:00.000Z',
      }),
    ],
  });
  const waiting = await region('Needs your attention');
  expect(
    waiting.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Make changes to CLM-AAAAAA', '/my-claims/create?claim=1'],
    ['The listing of CLM-BBBBBB ends soon', '/my-claims/2'],
    ['Continue CLM-CCCCCC', '/my-claims/create?claim=3'],
  ]);
  expect(waiting.getByText('The statement is cut off.')).toBeTruthy();
  expect(waiting.getByText(/Nov 24, 2026/)).toBeTruthy();
  expect(waiting.getByText('Oct 31, 2026')).toBeTruthy();
});

test.each<[ListedCaseStatus, RegExp]>([
  ['paused', /^This case takes no new claims for now/],
  ['closed', /^This case is closed/],
])('nobody is urged to what a case that is %s does not take', async (status, why) => {
  const of = { ...aMyClaimSummary().case, status };
  open({
    attention: [
      aMyClaimSummary({
        id: 1,
        reference: 'CLM-AAAAAA',
        case: of,
        status: 'changes_requested',
        review_note: 'The statement is cut off.',
      }),
      aMyClaimSummary({
        id: 2,
        reference: 'CLM-BBBBBB',
        case: of,
        expires_at: '2026-11-24T12:00:00.000Z',
      }),
      aMyClaimSummary({ id: 3, reference: 'CLM-CCCCCC', case: of, status: 'draft' }),
    ],
  });
  const waiting = await region('Needs your attention');
  expect(
    waiting.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['CLM-AAAAAA cannot go to review', '/my-claims/1'],
    ['The listing of CLM-BBBBBB ends soon', '/my-claims/2'],
    ['CLM-CCCCCC cannot go to review', '/my-claims/3'],
  ]);
  expect(waiting.getAllByText(why)).toHaveLength(2);
  expect(waiting.queryByText(/The statement is cut off|can be relisted/)).toBeNull();
});

test('offers that wait for the seller come first, with their deadline', async () => {
  open({
    negotiations: [
      aNegotiationToAnswer(),
      aNegotiationToAnswer({
        id: 32,
        status: 'payment',
        claim: anOfferClaim({ id: 8, reference: 'CLM-DDDDDD' }),
      }),
    ],
    attention: [aMyClaimSummary({ id: 3, reference: 'CLM-CCCCCC', status: 'draft' })],
  });
  const waiting = await region('Needs your attention');
  expect(
    waiting.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Answer Buyer 4821 about CLM-7K3F9Q', '/my-offers/204'],
    ['Confirm the payment for CLM-DDDDDD', '/negotiations/32'],
    ['Continue CLM-CCCCCC', '/my-claims/create?claim=3'],
  ]);
  expect(waiting.getAllByText(/Nov 21, 2026/)[0]?.textContent).toMatch(/UTC/);
  expect(waiting.getAllByRole('listitem')[0]?.textContent).toContain(
    'FTX · 112.50 %$284,766.08 before fees',
  );
});

test('where more may wait than the portal names, it leads to all of it', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => index + 1);
  open({
    negotiations: ten.map((id) => aNegotiationSummary({ id })),
    attention: ten.slice(1).map((id) => aMyClaimSummary({ id, status: 'draft' })),
  });
  const waiting = await region('Needs your attention');
  // The list of negotiations is closed to whoever is no verified buyer.
  const all = waiting.getByRole('link', { name: 'All your offers' });
  expect(all.getAttribute('href')).toBe('/my-offers');
  expect(waiting.queryByRole('link', { name: 'All your claims' })).toBeNull();
});

test('a purchase of somebody whose buyer account is suspended is worded as one', async () => {
  open({
    negotiations: [
      aNegotiationSummary({ status: 'diligence' }),
      aNegotiationSummary({ id: 40, status: 'payment', awaiting: 'buyer' }),
    ],
  });
  const waiting = await region('Needs your attention');
  expect(
    waiting.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Examine CLM-7K3F9Q', '/negotiations/31'],
    ['Pay for CLM-7K3F9Q', '/negotiations/40'],
  ]);
});

test.each<[string, Partial<SellerPortal>, Partial<User>, string[]]>([
  [
    'claims and an account to see to',
    { attention: [aMyClaimSummary()] },
    {},
    ['Needs your attention', 'To do'],
  ],
  ['claims to see to', { attention: [aMyClaimSummary()] }, DONE, ['Needs your attention']],
  ['an account to see to', {}, {}, ['To do']],
  ['nothing to do', {}, DONE, ['To do', 'Nothing is waiting for you.']],
])('no list is empty beside another, for a seller who has %s', async (...given) => {
  const [, portal, user, shown] = given;
  open(portal, user);
  await region('Your claims');
  const texts = ['Needs your attention', 'To do', 'Nothing is waiting for you.'];
  await waitFor(() =>
    expect(texts.filter((text) => screen.queryByText(text) !== null)).toEqual(shown),
  );
});

test('each state with claims leads to the list of these', async () => {
  open({
    claims_by_status: [
      { status: 'draft', count: 0 },
      { status: 'open', count: 2 },
      { status: 'sold', count: 1 },
    ],
  });
  const states = await region('Your claims');
  expect(states.getByText('2')).toBeTruthy();
  expect(states.getByRole('link', { name: 'on the market' }).getAttribute('href')).toBe(
    '/my-claims?status=open',
  );
  expect(states.getByRole('link', { name: 'Sold' }).getAttribute('href')).toBe(
    '/my-claims?status=sold',
  );
  expect(states.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['1 Sold']);
});

test('somebody without claims reads what comes here and how to begin', async () => {
  open({ claims_by_status: [{ status: 'draft', count: 0 }] });
  const states = await region('Your claims');
  expect(states.getByText('No Data')).toBeTruthy();
  expect(states.getByRole('link', { name: 'Sell a claim' }).getAttribute('href')).toBe(
    '/claim-onboarding',
  );
  expect(await screen.findByRole('link', { name: 'Celsius' })).toBeTruthy();
});

test('the guide of a held case is reckoned on what the seller holds of it', async () => {
  open({
    held_cases: [
      {
        case: aMyClaimSummary().case,
        currency: 'USD',
        claims_count: 2,
        face_amount: '253125.4',
        best_bid_percent: '96.5',
        best_bid_is_partial: true,
      },
    ],
  });
  const held = await region('Guide prices of your cases');
  expect(held.getByText('108–137 %')).toBeTruthy();
  expect(held.getByText('$253,125.40')).toBeTruthy();
  expect(held.getByText('$273,375.43 – $346,781.80').textContent).toContain('–\u00A0$');
  expect(held.getByText('Best bid').nextElementSibling?.textContent).toBe('96.50 % for a part');
  expect(held.getByRole('link', { name: 'your 2 claims' }).getAttribute('href')).toBe(
    '/my-claims?status=draft,in_review,changes_requested,open,paused&case_id=1',
  );
  expect(screen.queryByText('Celsius')).toBeNull();
});

test('a portal that cannot be read says so once and is read again on demand', async () => {
  const { person } = open();
  exchange.use(
    getGetSellerPortalMockHandler422(
      { message: 'The exchange is not well.', code: 'validation_failed', request_id: 'r-1' },
      { once: true },
    ),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('The exchange is not well.');
  expect(screen.getByRole('link', { name: 'Verify your identity' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Your claims' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a portal that cannot be read again stays, and says that it may be out of date', async () => {
  open();
  await screen.findByRole('heading', { name: 'Your claims' });
  exchange.use(
    getGetSellerPortalMockHandler422(aRefusal('validation_failed', 'The exchange is not well.')),
  );
  await queryClient.invalidateQueries();
  expect(await screen.findByText(/may be out of date/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Your claims' })).toBeTruthy();
});
