import { savedSearchInputLimits } from '@generated/limits';
import type { ListClaimsParams, SavedSearch, SavedSearchInput } from '@generated/model';
import {
  getCreateSavedSearchMockHandler201,
  getCreateSavedSearchMockHandler422,
} from '@generated/msw/saved-searches/saved-searches.msw';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSession } from '@/session/session-store';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
// Fetched on demand by the button; read ahead here, so that no test waits for it.
import './save-search-dialog';
import { SaveSearchButton } from './save-search-button';

const exchange = mockExchange();

/** The dialog of a list of claims in the case FTX. @returns what is sent as well. */
async function openDialog(params: ListClaimsParams, user = aUser()) {
  const sent = vi.fn<(body: SavedSearchInput) => void>();
  exchange.use(
    getCreateSavedSearchMockHandler201(async ({ request }): Promise<SavedSearch> => {
      const body = (await request.json()) as SavedSearchInput;
      sent(body);
      return {
        ...body.saved_search,
        id: 5,
        matches_count: 3,
        lock_version: 0,
        created_at: '2026-11-16T10:00:00.000Z',
      };
    }),
  );
  useSession.setState({ token: 't', isLoggedIn: true, user });
  const list = <SaveSearchButton of={{ id: 1, name: 'FTX' }} params={params} />;
  const { person } = renderPage(list, '/marketplace/ftx/all');
  await person.click(screen.getByRole('button', { name: 'Save search' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
  const save = () => person.click(dialog.getByRole('button', { name: 'Save search' }));
  return { person, dialog, save, sent };
}

test('of a list its case and filters are kept; that its words are not is said', async () => {
  const { person, dialog, save, sent } = await openDialog({
    case: 'ftx',
    claim_type: ['trade'],
    max_ask_percent: '80',
    search: '7K3F',
    page: 2,
    per_page: 50,
    sort_by: 'ask_percent',
    sort_direction: 'asc',
  });
  expect(dialog.getByText(/The words you searched for are not kept\.$/)).toBeTruthy();
  await person.click(dialog.getByLabelText('At once'));
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    saved_search: {
      name: 'FTX: Trade · ask up to 80 %',
      params: { case_id: [1], claim_type: ['trade'], max_ask_percent: '80' },
      frequency: 'instant',
    },
  });
});

test('a search that names more than fits is saved under the beginning of it', async () => {
  const claim_class = Array.from({ length: 20 }, (_, at) => `Class ${at}`);
  const { save, sent } = await openDialog({ claim_class });
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  const name = sent.mock.lastCall?.[0].saved_search.name;
  expect(name).toMatch(/^FTX: class Class 0 or Class 1 or /);
  expect(name).toHaveLength(savedSearchInputLimits.saved_search.name);
});

test('who has as many as an account takes reads so, and keeps the name that was typed', async () => {
  const { person, dialog, save } = await openDialog({});
  const message = 'You have 50 saved searches. Delete one first.';
  exchange.use(getCreateSavedSearchMockHandler422(aRefusal('too_many_saved_searches', message)));
  const name = dialog.getByLabelText('Name');
  await person.clear(name);
  await person.type(name, 'Whatever is new');
  await save();
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(name).toHaveProperty('value', 'Whatever is new');
});

test('who has switched the mails off reads that none will come', async () => {
  const user = aUser({ claim_case_follow_notifications: false });
  const { dialog } = await openDialog({}, user);
  expect(dialog.getByText('Your mails of new claims are switched off')).toBeTruthy();
});
