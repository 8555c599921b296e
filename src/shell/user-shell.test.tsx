import { getGetUnreadCountsMockHandler200 } from '@generated/msw/session/session.msw';
import { getGetFeaturedCasesMockHandler200 } from '@generated/msw/marketplace/marketplace.msw';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSession } from '@/session/session-store';
import { getGetMyBidsMockHandler200 } from '@generated/msw/offers/offers.msw';
import { mockExchange } from '@/testing/exchange';
import { unreadCounts } from '@/testing/notifications';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import { UserShell } from './user-shell';

const exchange = mockExchange();

test.each([
  ['/claim/7', '/login?from=%2Fclaim%2F7', '/'],
  ['/marketplace?page=2', '/login?from=%2Fmarketplace%3Fpage%3D2', '/'],
  // What was written in a claim form becomes a part of the account.
  [
    '/claim-onboarding/ftx',
    '/login?from=%2Fclaim-onboarding%2Fftx',
    '/?from=%2Fclaim-onboarding%2Fftx',
  ],
])('whoever logs in on %s comes back to it', async (path, login, register) => {
  exchange.use(getGetFeaturedCasesMockHandler200([]));
  renderPage(<UserShell />, path);
  const link = await screen.findByRole('link', { name: 'Log in' });
  expect(link.getAttribute('href')).toBe(login);
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe(register);
});

test('a buyer sees at the ways to them how many offers, negotiations and messages wait', async () => {
  exchange.use(
    getGetFeaturedCasesMockHandler200([]),
    getGetUnreadCountsMockHandler200(unreadCounts({ offers: 2, sales: 3, messages: 4 })),
    getGetMyBidsMockHandler200({ my_bids: [] }),
  );
  const user = aUser({ buyer_account_status: 'verified' });
  useSession.setState({ token: 'token', isLoggedIn: true, user });
  renderPage(<UserShell />, '/settings');
  expect(await screen.findByRole('link', { name: /^My offers ?, 2 to answer$/ })).toBeTruthy();
  // As many as its page shows: an offer to answer is one of them.
  expect(
    screen.getByRole('link', { name: /^Negotiations ?, 5 negotiations waiting for you$/ }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Messages ?, 4 unread$/ })).toBeTruthy();
});

test('who may not buy sees at the seller portal how many negotiations wait', async () => {
  exchange.use(
    getGetFeaturedCasesMockHandler200([]),
    getGetUnreadCountsMockHandler200(unreadCounts({ offers: 1, sales: 1 })),
  );
  useSession.setState({ token: 'token', isLoggedIn: true, user: aUser() });
  renderPage(<UserShell />, '/settings');
  const name = /^Seller portal ?, 2 negotiations waiting for you$/;
  expect(await screen.findByRole('link', { name })).toBeTruthy();
});
