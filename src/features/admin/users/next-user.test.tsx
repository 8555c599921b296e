import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  getGetAdminBuyerAccountMockHandler200,
  getListAdminUsersMockHandler200,
} from '@generated/msw/admin-users/admin-users.msw';
import type { AdminUser } from '@generated/model';
import { adminUserPage } from '@/testing/pages/admin-user-page';
import { anAdminUser } from '@/testing/admin/users';

const { exchange, openUser, acceptChanges, colleagueSaves, showDocuments } = adminUserPage();

const applicant = anAdminUser({
  identity_status: 'approved',
  buyer_account_status: 'pending',
  buyerAccount: { status: 'pending', agreementAccepted: false, rejectionReason: null },
});
const verified: AdminUser = { ...applicant, buyer_account_status: 'verified', lock_version: 4 };

/** Whoever waits when the queue is asked for; `asked` gets its query. */
function queue(...users: AdminUser[]) {
  const asked = vi.fn<(query: string) => void>();
  exchange.use(
    getListAdminUsersMockHandler200(({ request }) => {
      asked(new URL(request.url).search);
      return { current_page: 1, total_count: users.length, users: users.slice(0, 1) };
    }),
  );
  return asked;
}

type Person = Awaited<ReturnType<typeof openUser>>['person'];

async function decide(person: Person, decision: string) {
  await person.click(screen.getByRole('button', { name: decision }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await person.click(dialog.getByRole('button', { name: decision }));
}

const nextOf = (left: number) =>
  screen.findByRole('link', { name: `Next in the queue (${left} left)` });

test('after a decision the keys lead to the identity that has waited longest', async () => {
  showDocuments();
  const user = anAdminUser();
  acceptChanges({ ...user, identity_status: 'approved', lock_version: 4 });
  const { person } = await openUser(user, '?tab=identity');
  const asked = queue(anAdminUser({ id: 21 }), anAdminUser({ id: 9 }));
  await decide(person, 'Approve');
  const next = await nextOf(2);
  expect(next.getAttribute('href')).toBe('/admin/users/21?tab=identity#parts');
  expect(asked).toHaveBeenLastCalledWith(
    '?status=pending,active&identity_status=pending&sort_by=identity_status&sort_direction=asc&per_page=1',
  );
  await person.tab();
  expect(document.activeElement?.textContent).toBe('Request documents');
  await person.tab();
  expect(document.activeElement).toBe(next);
});

test('where nobody else waits it says so and leads back to the list', async () => {
  showDocuments();
  const user = anAdminUser();
  acceptChanges({ ...user, identity_status: 'approved', lock_version: 4 });
  const { person } = await openUser(user, '?tab=identity');
  await decide(person, 'Approve');
  const bar = within(screen.getByRole('group', { name: 'Decision' }));
  expect(await bar.findByText('No other identity waits for a decision.')).toBeTruthy();
  expect(bar.getByRole('link', { name: 'Go to users' }).getAttribute('href')).toBe('/admin/users');
});

test('so it is where a colleague has decided, and a look at another tab does not take it away', async () => {
  showDocuments();
  const user = anAdminUser();
  const { person } = await openUser(user, '?tab=identity');
  queue(anAdminUser({ id: 21 }));
  await colleagueSaves({ ...user, identity_status: 'approved', lock_version: 4 });
  expect(await nextOf(1)).toBeTruthy();
  await person.click(screen.getByRole('link', { name: 'Profile' }));
  expect(screen.queryByRole('link', { name: /^Next in the queue/ })).toBeNull();
  await person.click(screen.getByRole('link', { name: 'Identity' }));
  expect(await nextOf(1)).toBeTruthy();
});

test('an application that is decided beside its state leads to the next application, once', async () => {
  acceptChanges(verified);
  exchange.use(getGetAdminBuyerAccountMockHandler200({ status: 'none', account: null }));
  const { person } = await openUser(applicant);
  const asked = queue(anAdminUser({ id: 21 }));
  await decide(person, 'Verify');
  const state = within(screen.getByRole('region', { name: 'Buyer account' }));
  const next = await nextOf(1);
  expect(state.getByRole('link', { name: /^Next in the queue/ })).toBe(next);
  expect(next.getAttribute('href')).toBe('/admin/users/21?tab=buyer#parts');
  expect(asked).toHaveBeenLastCalledWith(expect.stringContaining('user_buyer_status=pending'));
});
