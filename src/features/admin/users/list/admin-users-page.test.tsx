import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AdminUser } from '@generated/model';
import {
  getListAdminUsersMockHandler200,
  getListAdminUsersMockHandler422,
} from '@generated/msw/admin-users/admin-users.msw';
import { anAdminUser } from '@/testing/admin-users';
import { mockExchange } from '@/testing/exchange';
import { renderPage } from '@/testing/render-page';
import AdminUsersPage from './admin-users-page';

const exchange = mockExchange();

beforeEach(() => {
  // Wide enough for a table with heads to press.
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList,
  );
});

/** Opens the list; `asked` holds the queries that were sent, the latest last. */
function openUsers(search = '', users: AdminUser[] = [anAdminUser()], total_count = users.length) {
  const asked: string[] = [];
  exchange.use(
    getListAdminUsersMockHandler200(({ request }) => {
      asked.push(decodeURIComponent(new URL(request.url).search));
      return { current_page: 1, total_count, users };
    }),
  );
  return { asked, ...renderPage(<AdminUsersPage />, `/admin/users${search}`) };
}

test('an address with filters asks for exactly them, joined by commas, and shows them as chips', async () => {
  const { asked, person } = openUsers('?managed_users=true&status=pending,active');
  expect(await screen.findByRole('link', { name: /^Sofia Marchetti/ })).toBeTruthy();
  expect(asked).toEqual(['?managed_users=true&status=pending,active']);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Managed by me' }).checked).toBe(
    true,
  );

  await person.click(screen.getByRole('button', { name: 'Remove filter Status: Pending' }));
  await waitFor(() => expect(asked.at(-1)).toBe('?managed_users=true&status=active'));
  await person.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(asked.at(-1)).toBe(''));
});

test('a head orders upwards, downwards, and not at all; only an order is sent', async () => {
  const { asked, person } = openUsers();
  await screen.findByRole('link', { name: /^Sofia Marchetti/ });
  const head = screen.getByRole('button', { name: 'Country' });

  await person.click(head);
  await waitFor(() => expect(asked.at(-1)).toBe('?sort_by=country&sort_direction=asc'));
  expect(screen.getByRole('columnheader', { name: 'Country' }).ariaSort).toBe('ascending');
  await person.click(head);
  await waitFor(() => expect(asked.at(-1)).toBe('?sort_by=country&sort_direction=desc'));
  await person.click(head);
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Country' }).ariaSort).toBe('none'),
  );
  expect(window.location.search).toBe('');
});

test('a search is sent once, when the typing rests, and starts at the first page', async () => {
  const { asked, person } = openUsers('?page=3', [anAdminUser()], 80);
  await screen.findByRole('link', { name: /^Sofia Marchetti/ });
  await person.type(screen.getByRole('searchbox', { name: 'Search users' }), 'sofia');
  await waitFor(() => expect(asked.at(-1)).toBe('?search=sofia'));
  expect(asked).toEqual(['?page=3', '?search=sofia']);
});

test('a row leads to the user, and to the decision where documents wait for one', async () => {
  openUsers('', [
    anAdminUser(),
    anAdminUser({ id: 13, first_name: 'Rhys', identity_status: 'approved' }),
  ]);
  const name = await screen.findByRole('link', { name: 'Sofia Marchetti sofia@example.com' });
  expect(name.getAttribute('href')).toBe('/admin/users/12');
  const reviews = screen.getAllByRole('link', { name: /Review/ });
  expect(reviews.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/users/12?tab=identity',
  ]);
});

test('filters that nobody matches say so and can be cleared', async () => {
  const { person } = openUsers('?status=suspended', []);
  expect(await screen.findByText('No Data')).toBeTruthy();
  await person.click(screen.getAllByRole('button', { name: /Clear/ }).at(-1) ?? document.body);
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('a list that cannot be read can be asked for again', async () => {
  exchange.use(
    getListAdminUsersMockHandler422({
      message: 'Please check the marked fields.',
      code: 'validation_failed',
      request_id: 'req-77',
    }),
  );
  const { person } = renderPage(<AdminUsersPage />, '/admin/users');
  expect(await screen.findByText('req-77')).toBeTruthy();
  exchange.use(
    getListAdminUsersMockHandler200({ current_page: 1, total_count: 1, users: [anAdminUser()] }),
  );
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^Sofia Marchetti/ })).toBeTruthy();
});
