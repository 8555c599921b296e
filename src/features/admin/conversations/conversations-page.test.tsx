import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AdminConversationSummary } from '@generated/model';
import { getListAdminConversationsMockHandler200 } from '@generated/msw/admin-conversations/admin-conversations.msw';
import { useSession } from '@/session/session-store';
import { mockExchange } from '@/testing/exchange';
import { anAdmin } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import { onWideScreen } from '@/testing/browser/screen-width';
import ConversationsPage from './conversations-page';

const exchange = mockExchange();
beforeEach(onWideScreen);

const ROW: AdminConversationSummary = {
  id: 61,
  kind: 'staff',
  status: 'open',
  subject: 'Documents of my claim',
  user: { id: 41, name: 'Sofia Marchetti' },
  participant_names: ['Sofia Marchetti'],
  claim: { id: 77, reference: 'CLM-7K3F9Q' },
  negotiation_id: null,
  assigned_admin: { id: 1, name: 'Ada Whitlock', is_me: true },
  last_message: {
    excerpt: 'Which one do you need?',
    sender: 'user',
    is_mine: false,
    created_at: '2026-11-18T10:05:00.000Z',
  },
  unread_count: 2,
  has_contact_data: false,
  last_message_at: '2026-11-18T10:05:00.000Z',
  unanswered_since: '2026-11-16T09:00:00.000Z',
};

function render(path: string) {
  useSession.setState({ token: 'token', isAdmin: true, adminUser: anAdmin() });
  return renderPage(
    <Routes>
      <Route path="/admin/conversations" element={<ConversationsPage />} />
    </Routes>,
    path,
  );
}

test('the inbox says who writes, what about, what is new and to whom it is assigned', async () => {
  exchange.use(
    getListAdminConversationsMockHandler200({
      current_page: 1,
      total_count: 1,
      conversations: [ROW],
    }),
  );
  render('/admin/conversations');
  const row = await screen.findByRole('row', { name: /Documents of my claim/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(
    expect.arrayContaining(['2 new', 'Sofia Marchetti', 'CLM-7K3F9Q', 'You']),
  );
  expect(within(row).getByText('Which one do you need?')).toBeTruthy();
});

test.each([
  ['seller', 'Seller: Which one do you need?'],
  ['staff', 'Our staff: Which one do you need?'],
] as const)(
  'a row of a negotiation names both sides, and says that the %s wrote last',
  async (sender, words) => {
    const last_message = ROW.last_message && { ...ROW.last_message, sender };
    exchange.use(
      getListAdminConversationsMockHandler200({
        current_page: 1,
        total_count: 1,
        conversations: [
          {
            ...ROW,
            kind: 'negotiation',
            user: null,
            participant_names: ['Tom Reyes', 'Sofia Marchetti'],
            negotiation_id: 31,
            last_message,
          },
        ],
      }),
    );
    render('/admin/conversations?kind=negotiation');
    const row = await screen.findByRole('row', { name: /Documents/ });
    expect(row.textContent).toContain(words);
    expect(row.textContent).toContain('Tom Reyes and Sofia Marchetti');
  },
);

test('since when a user has waited stands in the queue of those to answer, and elsewhere where it is chosen', async () => {
  exchange.use(
    getListAdminConversationsMockHandler200({
      current_page: 1,
      total_count: 1,
      conversations: [ROW],
    }),
  );
  const { person } = render('/admin/conversations');
  const since = { name: 'Unanswered since' };
  await screen.findByRole('row', { name: /Documents of my claim/ });
  expect(screen.queryByRole('columnheader', since)).toBeNull();
  await person.click(screen.getByRole('link', { name: 'To answer' }));
  expect(await screen.findByRole('columnheader', since)).toBeTruthy();
  expect(screen.getByText('Nov 16, 2026')).toBeTruthy();
  await person.click(screen.getByRole('link', { name: 'Open' }));
  await waitFor(() => expect(screen.queryByRole('columnheader', since)).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Columns and density' }));
  await person.click(await screen.findByRole('checkbox', since));
  expect(await screen.findByRole('columnheader', since)).toBeTruthy();
});

test('on a phone a row without news says nothing in the place of its state', async () => {
  vi.restoreAllMocks();
  exchange.use(
    getListAdminConversationsMockHandler200({
      current_page: 1,
      total_count: 2,
      conversations: [ROW, { ...ROW, id: 62, subject: 'Price', unread_count: 0 }],
    }),
  );
  render('/admin/conversations');
  const news = await screen.findByText('2 new');
  const rows = within(news.closest('ul') ?? document.body).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent?.replace(/With.*/, ''))).toEqual([
    'Documents of my claimUnread 2 new',
    'Price',
  ]);
});

test.each([
  ['', /as soon as somebody writes in it/],
  ['?unanswered=true', /as soon as its user has written last/],
  ['?assigned=me', /as soon as you take it/],
  ['?assigned=nobody', /as long as it is assigned to nobody/],
  ['?status=closed', /as soon as our staff close it/],
  [
    '?kind=negotiation&has_contact_data=true&status=open,closed',
    /when contact data are marked in it, until they are settled/,
  ],
])('an empty tab %s says what would be there', async (search, words) => {
  exchange.use(
    getListAdminConversationsMockHandler200({
      current_page: 1,
      total_count: 0,
      conversations: [],
    }),
  );
  render(`/admin/conversations${search}`);
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
});

test.each([
  ['Open', 'kind=staff&status=open'],
  ['To answer', 'kind=staff&status=open&unanswered=true'],
  ['Mine', 'assigned=me&status=open'],
  ['Nobody’s', 'assigned=nobody&kind=staff&status=open'],
  ['Closed', 'kind=staff&status=closed'],
  ['Negotiations', 'kind=negotiation&status=open,closed'],
  ['Contact data', 'has_contact_data=true&kind=negotiation&status=open,closed'],
])('the tab %s asks for %s', async (tab, query) => {
  const asked = vi.fn<(query: string) => void>();
  exchange.use(
    getListAdminConversationsMockHandler200(({ request }) => {
      const params = [...new URL(request.url).searchParams].map((pair) => pair.join('='));
      asked(params.toSorted().join('&'));
      return { current_page: 1, total_count: 1, conversations: [ROW] };
    }),
  );
  const { person } = render('/admin/conversations?search=');
  const link = await screen.findByRole('link', { name: tab });
  await person.click(link);
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith(query));
  expect(link.getAttribute('aria-current')).toBe('page');
});

test('from a user staff read all conversations of that one, open and closed, under no tab', async () => {
  const asked = vi.fn<(query: string) => void>();
  exchange.use(
    getListAdminConversationsMockHandler200(({ request }) => {
      asked(new URL(request.url).search);
      return { current_page: 1, total_count: 1, conversations: [ROW] };
    }),
  );
  render('/admin/conversations?user_id=41');
  const filter = { name: 'Remove filter User: Sofia Marchetti' };
  expect(await screen.findByRole('button', filter)).toBeTruthy();
  expect(asked).toHaveBeenLastCalledWith('?kind=staff&user_id=41');
  const tabs = within(screen.getByRole('navigation', { name: 'Conversations' }));
  expect(tabs.queryByRole('link', { current: 'page' })).toBeNull();
});
