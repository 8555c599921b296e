import type { SavedSearch, SavedSearchParams, SavedSearchUpdateInput } from '@generated/model';
import { getGetCaseMockHandler200 } from '@generated/msw/marketplace/marketplace.msw';
import {
  getListSavedSearchesMockHandler200,
  getUpdateSavedSearchMockHandler200,
} from '@generated/msw/saved-searches/saved-searches.msw';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useSession } from '@/session/session-store';
import { MailsOff } from '@/saved-searches/mails-off';
import { mockExchange } from '@/testing/exchange';
import { aCase } from '@/testing/marketplace';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import { onWideScreen } from '@/testing/browser/screen-width';
import { SavedSearches } from './saved-searches';

const exchange = mockExchange();
beforeEach(() => {
  onWideScreen();
  useSession.setState({ token: 't', isLoggedIn: true, user: aUser() });
});

const aSearch = (differences: Partial<SavedSearch>): SavedSearch => ({
  id: 5,
  name: 'Trade below 80 %',
  params: {},
  frequency: 'off',
  matches_count: 3,
  lock_version: 0,
  created_at: '2026-11-16T10:00:00.000Z',
  ...differences,
});

async function openSearch(params: SavedSearchParams) {
  exchange.use(
    getGetCaseMockHandler200((call) => {
      const id = Number(call.params['id']);
      return aCase({ id, name: `Case ${id}` });
    }),
    getListSavedSearchesMockHandler200({
      current_page: 1,
      total_count: 1,
      saved_searches: [aSearch({ params })],
    }),
  );
  const { person } = renderPage(<SavedSearches />, '/saved-searches');
  return { person, row: await screen.findByRole('row', { name: /Trade below 80 %/ }) };
}

const rowOf = async (params: SavedSearchParams) => (await openSearch(params)).row;

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

test('who has switched mails of new claims off is not promised any, and reads where they are', async () => {
  useSession.setState({ user: aUser({ claim_case_follow_notifications: false }) });
  renderPage(<MailsOff />);
  expect(screen.getByText('Your mails of new claims are switched off')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'settings' }).getAttribute('href')).toBe('/settings');
  exchange.use(getUpdateSavedSearchMockHandler200(aSearch({ frequency: 'instant' })));
  const { person, row } = await openSearch({ claim_type: ['trade'] });
  await person.selectOptions(within(row).getByRole('combobox'), 'At once');
  expect(await screen.findByText('Trade below 80 % is saved')).toBeTruthy();
});

test('the arrow keys choose how often, and leave the rows where they are', async () => {
  const { person, row } = await openSearch({ case_id: [2] });
  const select = within(row).getByRole('combobox');
  select.focus();
  await person.keyboard('{ArrowDown}{End}');
  expect(document.activeElement).toBe(select);
});

test('two choices made at once are saved one after the other, and the last one stays', async () => {
  const saved: SavedSearchUpdateInput[] = [];
  const { row } = await openSearch({});
  exchange.use(
    getUpdateSavedSearchMockHandler200(async ({ request }) => {
      const input = (await request.json()) as SavedSearchUpdateInput;
      saved.push(input);
      return aSearch({ ...input.saved_search, lock_version: saved.length });
    }),
    getListSavedSearchesMockHandler200(() => ({
      current_page: 1,
      total_count: 1,
      saved_searches: [aSearch({ ...saved.at(-1)?.saved_search, lock_version: saved.length })],
    })),
  );
  const select = within(row).getByRole('combobox');
  fireEvent.change(select, { target: { value: 'daily' } });
  fireEvent.change(select, { target: { value: 'instant' } });
  expect(await screen.findByText('Trade below 80 %: mails come at once')).toBeTruthy();
  expect(saved.map((input) => [input.saved_search.frequency, input.lock_version])).toEqual([
    ['daily', 0],
    ['instant', 1],
  ]);
  await waitFor(() => expect(select).toHaveProperty('value', 'instant'));
});

test('who gets mails of new claims reads nothing of it', () => {
  renderPage(<MailsOff />);
  expect(screen.queryByText(/switched off/)).toBeNull();
});
