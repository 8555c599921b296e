import { getGetFeaturedCasesMockHandler200 } from '@generated/msw/marketplace/marketplace.msw';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockExchange } from '@/testing/exchange';
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
