import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { IdentityStatus } from '@generated/model';
import { getListAdminUsersQueryKey } from '@generated/api/admin-users/admin-users';
import {
  getGetAdminUserMockHandler200,
  getUpdateAdminUserMockHandler409,
} from '@generated/msw/admin-users/admin-users.msw';
import { queryClient } from '@/api/query-client';
import { rootRoute } from '@/app/root-route';
import { anAdminUser } from '@/testing/admin/users';
import { aRefusal } from '@/testing/exchange';
import { adminUserPage } from '@/testing/pages/admin-user-page';
import { renderRoutes } from '@/testing/render-page';
import { TABS_ID, userPath } from '@/users/user-path';
import AdminUserPage from './admin-user-page';

const { exchange, openUser, acceptChanges, showDocuments } = adminUserPage();

const tabs = () => document.getElementById(TABS_ID);

/** From the list, which has shown the user already. */
async function comeFromTheList(to: string) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const user = anAdminUser();
  exchange.use(getGetAdminUserMockHandler200(user));
  queryClient.setQueryData(getListAdminUsersQueryKey(), { users: [user] });
  const { person } = renderRoutes(
    [
      rootRoute([
        { path: '/admin/users', element: <Link to={to}>Review</Link> },
        { path: '/admin/users/:id', element: <AdminUserPage /> },
      ]),
    ],
    '/admin/users',
  );
  await person.click(await screen.findByRole('link', { name: 'Review' }));
  return await screen.findByRole('heading', { level: 1, name: 'Sofia Marchetti' });
}

test('who comes to the documents of a user is there with the keys as well', async () => {
  showDocuments();
  await comeFromTheList(`${userPath(12, 'identity')}#${TABS_ID}`);
  await screen.findByRole('img', { name: 'Identity document' });
  expect(document.activeElement).toBe(tabs());
});

test('who comes to a user is at the title', async () => {
  const title = await comeFromTheList(userPath(12));
  await waitFor(() => expect(document.activeElement).toBe(title));
});

test.each<[string, IdentityStatus]>([
  ['Approve', 'approved'],
  ['Request documents', 'resubmission_requested'],
  ['Reject', 'rejected'],
])('after “%s” the focus is where the way on is', async (decision, identity_status) => {
  showDocuments();
  const user = anAdminUser();
  acceptChanges({ ...user, identity_status, lock_version: 4 });
  const { person } = await openUser(user, '?tab=identity');
  const bar = within(screen.getByRole('group', { name: 'Decision' }));
  await person.click(bar.getByRole('button', { name: decision }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const reason = dialog.queryByLabelText('Reason');
  if (reason) await person.type(reason, 'The photo is blurred.');
  await person.click(dialog.getByRole('button', { name: decision }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Decision' }));
});

test('after a decision that nothing waited for it stays with the documents', async () => {
  showDocuments();
  const user = anAdminUser({ identity_status: 'approved' });
  acceptChanges({ ...user, identity_status: 'resubmission_requested', lock_version: 4 });
  const { person } = await openUser(user, '?tab=identity');
  await person.click(screen.getByRole('button', { name: 'Request documents' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await person.type(dialog.getByLabelText('Reason'), 'The photo is blurred.');
  await person.click(dialog.getByRole('button', { name: 'Request documents' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(document.activeElement).toBe(tabs());
});

test('so it does where a colleague has decided meanwhile: what they decided is there', async () => {
  showDocuments();
  const user = anAdminUser();
  const { person } = await openUser(user, '?tab=identity');
  exchange.use(
    getUpdateAdminUserMockHandler409(
      aRefusal('stale_version', 'Somebody else changed this record.'),
    ),
    getGetAdminUserMockHandler200({ ...user, identity_status: 'approved', lock_version: 4 }),
  );
  const bar = within(screen.getByRole('group', { name: 'Decision' }));
  await person.click(bar.getByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await person.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(/^This was changed in the meantime/)).toBeTruthy();
  await waitFor(() => expect(bar.queryByRole('button', { name: 'Approve' })).toBeNull());
  expect(document.activeElement).toBe(tabs());
});
