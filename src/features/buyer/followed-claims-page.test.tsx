import type { FollowedClaim, SavedSearch, SavedSearchUpdateInput } from '@generated/model';
import {
  getFollowClaimMockHandler200,
  getListFollowedClaimsMockHandler200,
  getUnfollowClaimMockHandler200,
} from '@generated/msw/follows/follows.msw';
import { getGetCaseMockHandler200 } from '@generated/msw/marketplace/marketplace.msw';
import {
  getDeleteSavedSearchMockHandler204,
  getListSavedSearchesMockHandler200,
  getUpdateSavedSearchMockHandler200,
} from '@generated/msw/saved-searches/saved-searches.msw';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '@/session/session-store';
import { mockExchange } from '@/testing/exchange';
import { aCase, aClaimSummary } from '@/testing/marketplace';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import { onWideScreen } from '@/testing/browser/screen-width';
import FollowedClaimsPage from './followed-claims-page';
import SavedSearchesPage from './saved-searches-page';
// Fetched on demand by the page; read ahead here, so that no test waits for it.
import '@/acts/act-dialog';

const exchange = mockExchange();
beforeEach(() => {
  onWideScreen();
  const user = aUser({ buyer_account_status: 'verified' });
  useSession.setState({ token: 't', isLoggedIn: true, user });
});

const followed = (
  id: number,
  then: string | null,
  now: string | null,
  status: FollowedClaim['claim']['status'] = 'open',
): FollowedClaim => ({
  claim: aClaimSummary({ id, reference: `CLM-00000${id}`, ask_percent: now, status }),
  followed_at: '2026-11-01T09:00:00.000Z',
  ask_percent_then: then,
});

function openClaims(...rows: FollowedClaim[]) {
  const asked = vi.fn<(search: string) => void>();
  exchange.use(
    getListFollowedClaimsMockHandler200(({ request }) => {
      asked(new URL(request.url).search);
      return { current_page: 1, total_count: rows.length, followed_claims: rows };
    }),
    getUnfollowClaimMockHandler200(() => {
      rows.shift();
      return { is_followed: false, followers_count: 0 };
    }),
    getFollowClaimMockHandler200(() => {
      rows.unshift(followed(1, '60', '60'));
      return { is_followed: true, followers_count: 1 };
    }),
  );
  return { ...renderPage(<FollowedClaimsPage />, '/followed-claims'), asked };
}

test.each([
  ['60', '60', 'No change'],
  ['62.5', '60', 'Lower by2.5 points from 62.50 %'],
  ['61', '60', 'Lower by1 point from 61.00 %'],
  ['60', '62.5', 'Higher by2.5 points from 60.00 %'],
  [null, '60', 'Now with an ask'],
  ['60', null, 'Was 60.00 %'],
])('an ask of %s that is now %s: %s', async (then, now, words) => {
  openClaims(followed(1, then, now));
  const row = await screen.findByRole('row', { name: /CLM-000001/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toContain(words);
});

test.each([
  ['open', null, 'No ask', 'Feb 18, 2099'],
  ['paused', null, '–', '–'],
  ['sold', '60', '60.00 %', '–'],
] as const)(
  'a claim that is %s, with an ask of %s: asks %s, ends %s',
  async (status, ask, asked, ends) => {
    openClaims(followed(1, ask, ask, status));
    const row = await screen.findByRole('row', { name: /CLM-000001/ });
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const cells = [...row.querySelectorAll('th, td')];
    expect(cells[headers.indexOf('Ask')]?.textContent).toBe(asked);
    expect(cells[headers.indexOf('Ends')]?.textContent).toBe(ends);
  },
);

test('a claim leads to its page, and the list is narrowed by status', async () => {
  const { person, asked } = openClaims(followed(1, '60', '60', 'under_offer'));
  const link = await screen.findByRole('link', { name: 'CLM-000001' });
  expect(link.getAttribute('href')).toBe('/claim/1');
  // Its star is as quiet as elsewhere.
  expect(screen.getByRole('button', { name: 'Unfollow CLM-000001' }).textContent).toBe('');
  await person.click(screen.getByRole('button', { name: 'Status' }));
  await person.click(await screen.findByRole('checkbox', { name: 'Under offer' }));
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('?status=under_offer'));
  expect(screen.queryByRole('checkbox', { name: 'Draft' })).toBeNull();
});

test('a claim is unfollowed at a press, and the undo brings it back', async () => {
  const { person } = openClaims(followed(1, '60', '60'), followed(2, '60', '60'));
  await person.click(await screen.findByRole('button', { name: 'Unfollow CLM-000001' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'CLM-000001' })).toBeNull());
  // Whoever goes through the list by keyboard goes on from here.
  const other = screen.getByRole('button', { name: 'Unfollow CLM-000002' });
  expect(document.activeElement).toBe(other);
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'CLM-000001' })).toBeTruthy();
});

test('of a claim that is over there is no undo: it could not be followed again', async () => {
  const { person } = openClaims(followed(1, '60', '60', 'sold'));
  await person.click(await screen.findByRole('button', { name: 'Unfollow CLM-000001' }));
  expect(await screen.findByText('You no longer follow CLM-000001')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('whoever follows nothing is led to the marketplace', async () => {
  openClaims();
  const link = await screen.findByRole('link', { name: 'Browse the marketplace' });
  expect(link.getAttribute('href')).toBe('/marketplace');
});

const aSearch = (differences: Partial<SavedSearch> = {}): SavedSearch => ({
  id: 5,
  name: 'FTX under 80 %',
  params: { case_id: [1], claim_type: ['trade', 'loan'], max_ask_percent: '80' },
  frequency: 'daily',
  matches_count: 3,
  lock_version: 2,
  created_at: '2026-11-16T10:00:00.000Z',
  ...differences,
});

function openSearches(search = aSearch()) {
  const sent = vi.fn<(body: SavedSearchUpdateInput) => void>();
  const searches = [search];
  exchange.use(
    getGetCaseMockHandler200(aCase()),
    getListSavedSearchesMockHandler200(() => ({
      current_page: 1,
      total_count: searches.length,
      saved_searches: searches,
    })),
    getUpdateSavedSearchMockHandler200(async ({ request }) => {
      const body = (await request.json()) as SavedSearchUpdateInput;
      sent(body);
      return (searches[0] = { ...search, ...body.saved_search, lock_version: 3 });
    }),
    getDeleteSavedSearchMockHandler204(() => void searches.pop()),
  );
  return { ...renderPage(<SavedSearchesPage />, '/saved-searches'), sent };
}

test('a saved search says in words what it looks for, and leads to the list so narrowed', async () => {
  openSearches();
  const row = await screen.findByRole('row', { name: /FTX under 80 %/ });
  expect(await within(row).findByText(/Trade or Loan · ask up to 80 %/)).toBeTruthy();
  await waitFor(() => expect(row.textContent).toContain('FTX · Trade or Loan'));
  expect(within(row).getByText('3')).toBeTruthy();
  const link = within(row).getByRole('link', { name: 'FTX under 80 %' });
  expect(link.getAttribute('href')).toBe(
    '/marketplace/1/all?claim_type=trade,loan&max_ask_percent=80',
  );
});

test('how often it is mailed is saved as soon as it is chosen', async () => {
  const { person, sent } = openSearches();
  const select = await screen.findByLabelText('Mails of new claims for FTX under 80 %');
  await person.selectOptions(select, 'At once');
  expect(await screen.findByText('FTX under 80 %: mails come at once')).toBeTruthy();
  const { name, params } = aSearch();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    saved_search: { name, params, frequency: 'instant' },
    lock_version: 2,
  });
  expect(select).toHaveProperty('value', 'instant');
});

test('a search is renamed', async () => {
  const { person, sent } = openSearches();
  await person.click(await screen.findByRole('button', { name: 'Rename FTX under 80 %' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename search' }));
  await person.clear(dialog.getByLabelText(/Name/));
  await person.type(dialog.getByLabelText(/Name/), 'Cheap');
  await person.click(dialog.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByRole('link', { name: 'Cheap' })).toBeTruthy();
  expect(sent.mock.calls[0]?.[0].saved_search).toEqual({ ...pick(aSearch()), name: 'Cheap' });
});

const pick = ({ name, params, frequency }: SavedSearch) => ({ name, params, frequency });

test('a search is deleted after a question', async () => {
  const { person } = openSearches();
  await person.click(await screen.findByRole('button', { name: 'Delete FTX under 80 %' }));
  const question = within(await screen.findByRole('alertdialog'));
  await person.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findAllByText(/press “Save search”/)).not.toEqual([]);
});
