import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AdminUser } from '@generated/model';
import { getListAdminUsersMockHandler200 } from '@generated/msw/admin-users/admin-users.msw';
import { anAdminUser } from '@/testing/admin/users';
import { mockExchange } from '@/testing/exchange';
import { renderPage } from '@/testing/render-page';
import { onWideScreen } from '@/testing/browser/screen-width';
import AdminUsersPage from './admin-users-page';
// Fetched on demand by the list; read ahead here, so that no test waits for it.
import '@/acts/act-dialog';
import '@/table/bulk/bulk-bar';
import './suspension-questions';

const exchange = mockExchange();

beforeEach(onWideScreen);

/** Opens the list; `asked` holds the queries that were sent, the latest last. */
function openUsers(search = '', users: AdminUser[] = [anAdminUser()]) {
  const asked: string[] = [];
  exchange.use(
    getListAdminUsersMockHandler200(({ request }) => {
      asked.push(decodeURIComponent(new URL(request.url).search));
      return { current_page: 1, total_count: users.length, users };
    }),
  );
  return { asked, ...renderPage(<AdminUsersPage />, `/admin/users${search}`) };
}

const suspended = (differences: Partial<AdminUser>, at: number) =>
  anAdminUser({ id: 12 + at, status: 'suspended', ...differences });

test('an address with filters asks for exactly them, joined by commas, and shows them as chips', async () => {
  const { asked, person } = openUsers('?managed_users=true&status=pending,active');
  expect(await screen.findByRole('link', { name: /^Sofia Marchetti/ })).toBeTruthy();
  expect(asked).toEqual(['?managed_users=true&status=pending,active']);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Managed by me' }).checked).toBe(
    true,
  );

  await person.click(screen.getByRole('button', { name: 'Remove filter Status: Not confirmed' }));
  await waitFor(() => expect(asked.at(-1)).toBe('?managed_users=true&status=active'));
  await person.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(asked.at(-1)).toBe(''));
});

test('a row leads to the user, and to the decision where documents wait for one', async () => {
  openUsers('', [
    anAdminUser(),
    anAdminUser({ id: 13, first_name: 'Rhys', identity_status: 'approved' }),
  ]);
  const name = await screen.findByRole('link', { name: 'Sofia Marchetti' });
  expect(name.getAttribute('href')).toBe('/admin/users/12');
  const reviews = screen.getAllByRole('link', { name: /Review/ });
  expect(reviews.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/users/12?tab=identity#parts',
  ]);
});

test('what waits for a decision says since when', async () => {
  openUsers('', [
    anAdminUser(),
    anAdminUser({
      id: 13,
      first_name: 'Rhys',
      identity_status: 'approved',
      buyer_account_status: 'pending',
      application_submitted_at: '2026-11-12T08:00:00.000Z',
    }),
  ]);
  const sofia = within(await screen.findByRole('row', { name: /Sofia/ }));
  expect(sofia.getAllByText('Nov 18, 2026').length).toBeGreaterThan(0);
  const rhys = await screen.findByRole('row', { name: /Rhys/ });
  expect(rhys.textContent).toContain('since Nov 12, 2026');
  expect(rhys.textContent).not.toContain('Nov 18, 2026');
});

test('a buyer account that its own state does not decide on says so below it', async () => {
  const buyer = { buyer_account_status: 'suspended', identity_status: 'approved' } as const;
  openUsers('?user_buyer_status=suspended', [
    anAdminUser(buyer),
    anAdminUser({ ...buyer, id: 13, first_name: 'Rhys', status: 'deactivated' }),
  ]);
  const closed = within(await screen.findByRole('row', { name: /Rhys/ }));
  expect(closed.getByText('Suspended')).toBeTruthy();
  expect(closed.getByText('account closed')).toBeTruthy();
  const suspendedBuyer = within(screen.getByRole('row', { name: /Sofia/ }));
  expect(suspendedBuyer.getByText('Suspended')).toBeTruthy();
  expect(suspendedBuyer.queryByText('account closed')).toBeNull();
});

test('an address that was given back is not shown as one', async () => {
  openUsers('', [
    anAdminUser({ status: 'deactivated', email: 'closed-12-9f8e7d6c@closed.invalid' }),
  ]);
  expect(await screen.findByText('Address free again')).toBeTruthy();
  expect(screen.queryByText(/closed\.invalid/)).toBeNull();
});

test('whoever suspends several users reads what becomes of their claims and offers', async () => {
  const { person } = openUsers();
  await person.click(await screen.findByRole('checkbox', { name: /Sofia Marchetti/ }));
  await person.click(await screen.findByRole('button', { name: 'Suspend accounts' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Suspend 1 user?' }));
  expect(question.getByText(/^They are logged out everywhere/).textContent).toContain(
    'Claims on the market are paused and offers withdrawn; a sale that is under way goes on.',
  );
});

test.each<[string, AdminUser[], string, RegExp]>([
  [
    'all are confirmed',
    [{}, {}].map(suspended),
    'Lift the suspension of 2 users?',
    /resume paused claims\.$/,
  ],
  [
    'one of them is unconfirmed',
    [{}, { email_verified_at: null }].map(suspended),
    'Lift the suspension of 2 users?',
    /claims\. 1 of them has not confirmed the email address and becomes active without it\.$/,
  ],
  [
    'two of them are unconfirmed',
    [{}, { email_verified_at: null }, { email_verified_at: null }].map(suspended),
    'Lift the suspension of 3 users?',
    /claims\. 2 of them have not confirmed the email address and become active without it\.$/,
  ],
])(
  'whoever lifts suspensions reads how the accounts go on: %s',
  async (_who, users, title, words) => {
    const { person } = openUsers('', users);
    const boxes = await screen.findAllByRole('checkbox', { name: /Sofia Marchetti/ });
    for (const box of boxes) await person.click(box);
    await person.click(await screen.findByRole('button', { name: 'Lift suspension' }));
    const question = within(await screen.findByRole('alertdialog', { name: title }));
    expect(question.getByText(/^Each of them may log in again/).textContent).toMatch(words);
  },
);

test('on a phone a row says of identity and buyer account only what waits for a decision', async () => {
  vi.restoreAllMocks();
  openUsers('', [
    anAdminUser(),
    anAdminUser({ id: 13, first_name: 'Rhys', identity_status: 'approved' }),
  ]);
  const list = within(await screen.findByRole('list', { name: 'Users' }));
  const [waiting, approved] = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(waiting).toMatch(/Review.*since Nov 18, 2026$/);
  expect(approved).toMatch(/sofia@example\.com$/);
});
