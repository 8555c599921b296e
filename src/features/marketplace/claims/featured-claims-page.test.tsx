import {
  getGetFeaturedClaimsMockHandler200,
  getGetFeaturedClaimsMockHandler422,
} from '@generated/msw/marketplace/marketplace.msw';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '@/api/query-client';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aClaimSummary } from '@/testing/marketplace';
import { renderPage } from '@/testing/render-page';
import FeaturedClaimsPage from './featured-claims-page';

const exchange = mockExchange();

test('claims that could not be read again stay, and say that they may be out of date', async () => {
  exchange.use(getGetFeaturedClaimsMockHandler200([aClaimSummary()]));
  const { person } = renderPage(<FeaturedClaimsPage />, '/marketplace/featured-claims');
  const claim = await screen.findByRole('article');
  exchange.use(
    getGetFeaturedClaimsMockHandler422(aRefusal('validation_failed', 'This did not work.')),
  );
  await queryClient.invalidateQueries();
  expect(await screen.findByText(/may be out of date/)).toBeTruthy();
  expect(claim.isConnected).toBe(true);
  exchange.use(getGetFeaturedClaimsMockHandler200([aClaimSummary()]));
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/may be out of date/)).toBeNull());
});
