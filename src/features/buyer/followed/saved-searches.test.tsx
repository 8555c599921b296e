import type { SavedSearch, SavedSearchParams } from '@generated/model';
import { getGetCaseMockHandler200 } from '@generated/msw/marketplace/marketplace.msw';
import { getListSavedSearchesMockHandler200 } from '@generated/msw/saved-searches/saved-searches.msw';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useSession } from '@/session/session-store';
import { mockExchange } from '@/testing/exchange';
import { aCase } from '@/testing/marketplace';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import { onWideScreen } from '@/testing/screen-width';
import { SavedSearches } from './saved-searches';

const exchange = mockExchange();
beforeEach(() => {
  onWideScreen();
  useSession.setState({ token: 't', isLoggedIn: true, user: aUser() });
});

async function rowOf(params: SavedSearchParams) {
  const search: SavedSearch = {
    id: 5,
    name: 'Trade below 80 %',
    params,
    frequency: 'off',
    matches_count: 3,
    lock_version: 0,
    created_at: '2026-11-16T10:00:00.000Z',
  };
  exchange.use(
    getGetCaseMockHandler200((call) => {
      const id = Number(call.params['id']);
      return aCase({ id, name: `Case ${id}` });
    }),
    getListSavedSearchesMockHandler200({
      current_page: 1,
      total_count: 1,
      saved_searches: [search],
    }),
  );
  renderPage(<SavedSearches />, '/saved-searches');
  return await screen.findByRole('row', { name: /Trade below 80 %/ });
}

const linksIn = (row: HTMLElement) =>
  within(row)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the title of a search in one case leads to the list of what was counted', async () => {
  const row = await rowOf({ case_id: [1], claim_type: ['trade'], max_ask_percent: '80' });
  expect(linksIn(row)).toEqual([
    ['Trade below 80 %', '/marketplace/1/all?claim_type=trade&max_ask_percent=80'],
  ]);
});

test('of a search over several cases each case that is named leads to its own narrowed list', async () => {
  const row = await rowOf({ case_id: [2, 3, 4, 5, 6], max_ask_percent: '80' });
  await within(row).findByText(/and 2 more/);
  expect(linksIn(row)).toEqual(
    [2, 3, 4].map((id) => [`Case ${id}`, `/marketplace/${id}/all?max_ask_percent=80`]),
  );
});

test('a search over all cases leads nowhere: there is no one list of them', async () => {
  const row = await rowOf({ claim_type: ['trade'] });
  expect(row.textContent).toContain('All cases · Trade');
  expect(linksIn(row)).toEqual([]);
});
