import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { getGetClaimMockHandler200 } from '@generated/msw/marketplace/marketplace.msw';
import { mockExchange } from '@/testing/exchange';
import { aClaim } from '@/testing/marketplace';
import { renderPage } from '@/testing/render-page';
import MyClaimPage from './my-claim-page';

const exchange = mockExchange();

const page = (
  <Routes>
    <Route path="/my-claims/:id" element={<MyClaimPage />} />
  </Routes>
);

test('the seller sees the terms of a claim and the way to its listing', async () => {
  exchange.use(
    getGetClaimMockHandler200(aClaim({ id: 7, reference: 'CLM-7K3F9Q', is_owner: true })),
  );
  renderPage(page, '/my-claims/7');
  expect(await screen.findByRole('heading', { level: 1, name: 'CLM-7K3F9Q' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View the listing' }).getAttribute('href')).toBe(
    '/claim/7',
  );
});

test('a claim of somebody else is not found here', async () => {
  exchange.use(getGetClaimMockHandler200(aClaim({ id: 7, is_owner: false })));
  renderPage(page, '/my-claims/7');
  expect(await screen.findByRole('heading', { level: 1, name: 'Claim not found' })).toBeTruthy();
});

test('an address that no claim can have asks nothing of the exchange', async () => {
  renderPage(page, '/my-claims/none');
  expect(await screen.findByRole('heading', { level: 1, name: 'Claim not found' })).toBeTruthy();
});
