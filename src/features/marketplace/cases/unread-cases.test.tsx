import type { CasePage } from '@generated/model';
import {
  getListCasesMockHandler200,
  getListCasesMockHandler422,
  getListCasesMockHandler500,
} from '@generated/msw/marketplace/marketplace.msw';
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { queryClient } from '@/api/query-client';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aCaseSummary } from '@/testing/marketplace';
import { renderPage } from '@/testing/render-page';
import MarketplacePage from './marketplace-page';

const exchange = mockExchange();

const ONE_CASE: CasePage = { current_page: 1, total_count: 1, cases: [aCaseSummary()] };

test('a list that cannot be read says why and is read again on demand', async () => {
  // The waits between the tries are the query client's own test.
  const before = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...before, queries: { ...before.queries, retry: false } });
  onTestFinished(() => queryClient.setDefaultOptions(before));
  exchange.use(
    getListCasesMockHandler500({
      message: 'The exchange is not well.',
      code: 'internal_error',
      request_id: 'req-81',
    }),
  );
  const { person } = renderPage(<MarketplacePage />, '/marketplace');

  expect((await screen.findByRole('alert')).textContent).toContain('The exchange is not well.');
  expect(screen.getByText('req-81')).toBeTruthy();
  exchange.use(getListCasesMockHandler200(ONE_CASE));
  await person.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('article')).toBeTruthy();
});

test('cases that could not be read again stay, and say that they may be out of date', async () => {
  exchange.use(getListCasesMockHandler200(ONE_CASE));
  renderPage(<MarketplacePage />, '/marketplace');
  await screen.findByRole('article');
  exchange.use(getListCasesMockHandler422(aRefusal('validation_failed', 'This did not work.')));
  await queryClient.invalidateQueries();
  expect(await screen.findByText(/may be out of date/)).toBeTruthy();
  expect(screen.getByRole('article')).toBeTruthy();
});
