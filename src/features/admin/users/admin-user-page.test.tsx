import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { AdminUser } from '@generated/model';
import {
  getGetAdminUserMockHandler200,
  getGetAdminUserMockHandler404,
  getUpdateAdminUserMockHandler422,
} from '@generated/msw/admin-users/admin-users.msw';
import { adminUserPage } from '@/testing/pages/admin-user-page';
import { anAdminUser } from '@/testing/admin/users';
import { renderPage } from '@/testing/render-page';
import { RowLink } from '@/table/rows/row-link';
import AdminUserPage from './admin-user-page';

const { exchange, openUser, acceptChanges, showDocuments } = adminUserPage();

test('a number that no user has says so and leads back to the users', async () => {
  exchange.use(
    getGetAdminUserMockHandler404({
      message: 'We could not find that record.',
      code: 'not_found',
      request_id: 'r-1',
    }),
  );
  renderPage(
    <Routes>
      <Route path="/admin/users/:id" element={<AdminUserPage />} />
    </Routes>,
    '/admin/users/999',
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'User not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to users' }).getAttribute('href')).toBe(
    '/admin/users',
  );
});

test.each([
  ['4 of this user', '/admin/claims?seller_id='],
  ['See all negotiations of this user', '/admin/negotiations?user_id='],
  ['See all conversations with this user', '/admin/conversations?user_id='],
])('from a user staff get to %s', async (name, path) => {
  const user = anAdminUser({ claims_count: 4 });
  await openUser(user);
  const link = screen.getByRole('link', { name });
  expect(link.getAttribute('href')).toBe(`${path}${user.id}`);
});

test('an administrator suspends a user after reading what that does', async () => {
  const user = anAdminUser();
  const sent = acceptChanges({
    ...user,
    status: 'suspended',
    status_reason: 'Two people use it.',
    lock_version: 4,
  });
  const { person } = await openUser(user);
  const account = screen.getByRole('region', { name: 'Account' });

  await person.click(within(account).getByRole('button', { name: 'Suspend account' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Suspend this account?' });
  expect(
    within(dialog).getByText(/^Sofia Marchetti is logged out everywhere/).textContent,
  ).toContain(
    'Claims on the market are paused and offers withdrawn; a sale that is under way goes on.',
  );
  expect(within(dialog).getByText('You can lift the suspension at any time.')).toBeTruthy();
  await person.click(within(dialog).getByRole('button', { name: 'Suspend account' }));
  expect(await within(dialog).findByText('Write what the user needs to know.')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  await person.type(within(dialog).getByLabelText('Reason'), ' Two people use it. ');
  await person.click(within(dialog).getByRole('button', { name: 'Suspend account' }));

  expect(await within(account).findByText('Suspended')).toBeTruthy();
  expect(within(account).getByText('The user was told: Two people use it.')).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    user: { status: 'suspended', reason: 'Two people use it.', lock_version: 3 },
  });
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test.each([
  ['confirmed', '2026-03-02T09:14:00.000Z', /resume paused claims\.$/],
  ['unconfirmed', null, /claims\. The account becomes active without a confirmed email address\.$/],
])('the end of a suspension, where the address is %s', async (_how, email_verified_at, words) => {
  const { person } = await openUser(anAdminUser({ status: 'suspended', email_verified_at }));
  const account = within(screen.getByRole('region', { name: 'Account' }));
  await person.click(account.getByRole('button', { name: 'Lift suspension' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Lift the suspension?' }));
  expect(dialog.getByText(/^Sofia Marchetti may log in again/).textContent).toMatch(words);
});

test('a refused change is one banner, and nothing has changed', async () => {
  exchange.use(
    getUpdateAdminUserMockHandler422({
      message: 'A negotiation of this user is still running.',
      code: 'transition_not_allowed',
      request_id: 'r-2',
    }),
  );
  const { person } = await openUser(anAdminUser());
  await person.click(screen.getByRole('button', { name: 'Close account' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText(/cannot be undone/)).toBeTruthy();
  await person.type(within(dialog).getByLabelText('Reason'), 'By wish of the person.');
  await person.click(within(dialog).getByRole('button', { name: 'Close account' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'A negotiation of this user is still running.',
  );
});

test('a buyer can only be verified once the identity is approved', async () => {
  await openUser(anAdminUser({ buyer_account_status: 'pending', type_of_user: 'buyer' }));
  const buyer = within(screen.getByRole('region', { name: 'Buyer account' }));
  expect(buyer.queryByRole('button', { name: 'Verify' })).toBeNull();
  expect(buyer.getByRole('button', { name: 'Request information' })).toBeTruthy();
  expect(buyer.getByText(/once the identity is approved/)).toBeTruthy();
});

/** The record of a verified buyer with an approved identity. */
const aBuyer = (differences: Partial<AdminUser> = {}) =>
  anAdminUser({
    type_of_user: 'buyer',
    identity_status: 'approved',
    buyer_account_status: 'verified',
    buyerAccount: { agreementAccepted: true, status: 'verified', rejectionReason: null },
    ...differences,
  });

test.each<[string, AdminUser, string[]]>([
  [
    'a verified buyer',
    aBuyer(),
    ['May log in', 'May submit claims', 'May accept offers', 'May bid'],
  ],
  [
    'a buyer whose documents were requested again',
    aBuyer({ identity_status: 'resubmission_requested' }),
    [
      'May log in',
      'May submit claims',
      'May not accept offers: the identity is not approved',
      'May not bid: the identity is not approved',
    ],
  ],
  [
    'somebody whose address is not confirmed',
    anAdminUser({ status: 'pending', identity_status: 'not_submitted' }),
    [
      'May log in',
      'May not submit claims: the email address is not confirmed',
      'May not accept offers: the email address is not confirmed',
      'May not bid: the email address is not confirmed',
    ],
  ],
  [
    'a suspended buyer',
    aBuyer({ status: 'suspended' }),
    ['May not log in, submit claims, accept offers or bid: the account is suspended'],
  ],
  [
    'a closed account',
    aBuyer({ status: 'deactivated', identity_status: 'pending' }),
    ['May not log in, submit claims, accept offers or bid: the account is closed'],
  ],
])('what %s may do follows from all states together', async (_, user, lines) => {
  await openUser(user);
  const list = screen.getByRole('list', { name: 'What the user may do' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(lines);
});

test('the record of a closed account asks for nothing and promises nothing', async () => {
  showDocuments();
  await openUser(aBuyer({ status: 'deactivated', identity_status: 'pending' }), '?tab=identity');
  const identity = within(screen.getByRole('region', { name: 'Identity' }));
  expect(identity.getByText('In review')).toBeTruthy();
  expect(identity.getByText(/were not decided when the account was closed/)).toBeTruthy();
  expect(identity.getByRole('link', { name: 'View documents' })).toBeTruthy();
  const buyer = within(screen.getByRole('region', { name: 'Buyer account' }));
  expect(buyer.getByText('Verified')).toBeTruthy();
  expect(buyer.getByText('When the account was closed: verified.')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Decision' })).toBeNull();
  expect(
    screen.queryByRole('button', { name: /Log in as user|Suspend|Verify|Approve|Reject/ }),
  ).toBeNull();
});

test('the profile of a closed account is read, and offers nothing that the exchange would refuse', async () => {
  await openUser(
    anAdminUser({
      status: 'deactivated',
      status_reason: 'By wish of the person.',
      email: 'closed-12-9f8e7d6c@closed.invalid',
      email_verified_at: null,
      phone_country_code: '+39',
      phone_number: '5550100',
    }),
  );
  expect(screen.getByText(/^Closed for good by our staff\. .*which is free again\.$/)).toBeTruthy();
  expect(
    screen.getByText(
      'The account is closed for good: its profile and its country stay as they are.',
    ),
  ).toBeTruthy();
  expect(screen.getByText('+39 5550100')).toBeTruthy();
  expect(screen.getAllByText(/^Address free again/)).toHaveLength(2);
  expect(screen.queryByText(/closed\.invalid/)).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
});

test('staff who close an account read what becomes of an address that was never confirmed', async () => {
  const { person } = await openUser(anAdminUser({ email_verified_at: null }));
  await person.click(screen.getByRole('button', { name: 'Close account' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/whoever it belongs to can sign up with it/)).toBeTruthy();
});

test('the documents and the application of a suspended account wait: they are viewed', async () => {
  await openUser(
    aBuyer({ status: 'suspended', identity_status: 'pending', buyer_account_status: 'pending' }),
  );
  expect(screen.getByRole('link', { name: 'View documents' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View application' })).toBeTruthy();
});

test('staff request information from a buyer, and reopen the application when it has come', async () => {
  const waiting = aBuyer({
    buyer_account_status: 'pending',
    buyerAccount: { agreementAccepted: false, status: 'pending', rejectionReason: null },
  });
  const asked = aBuyer({
    buyer_account_status: 'info_requested',
    buyerAccount: {
      agreementAccepted: false,
      status: 'info_requested',
      rejectionReason: 'Which licence?',
    },
    lock_version: 4,
  });
  const sent = acceptChanges(asked);
  const { person } = await openUser(waiting);
  const buyer = within(screen.getByRole('region', { name: 'Buyer account' }));
  await person.click(buyer.getByRole('button', { name: 'Request information' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await person.type(dialog.getByLabelText('What is missing'), 'Which licence?');
  await person.click(dialog.getByRole('button', { name: 'Request information' }));
  expect(await buyer.findByText('The user was told: Which licence?')).toBeTruthy();
  expect(sent).toHaveBeenLastCalledWith({
    user: { buyer_account_status: 'info_requested', reason: 'Which licence?', lock_version: 3 },
  });

  await person.click(buyer.getByRole('button', { name: 'Reopen' }));
  const again = within(await screen.findByRole('alertdialog'));
  await person.click(again.getByRole('button', { name: 'Reopen' }));
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith({
      user: { buyer_account_status: 'pending', lock_version: 4 },
    }),
  );
});

test('the way up leads to the list as it was left, from every part of the record', async () => {
  showDocuments();
  exchange.use(getGetAdminUserMockHandler200(anAdminUser()));
  const { person } = renderPage(
    <Routes>
      <Route
        path="/admin/users"
        element={<RowLink to="/admin/users/12">Sofia Marchetti</RowLink>}
      />
      <Route path="/admin/users/:id" element={<AdminUserPage />} />
    </Routes>,
    '/admin/users?status=suspended,active&page=2',
  );
  await person.click(screen.getByRole('link', { name: 'Sofia Marchetti' }));
  await person.click(await screen.findByRole('link', { name: 'Review documents' }));
  const parts = within(screen.getByRole('navigation', { name: 'Sections of the user' }));
  await person.click(parts.getByRole('link', { name: 'Profile' }));
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(way.getByRole('link', { name: 'Users' }).getAttribute('href')).toBe(
    '/admin/users?status=suspended,active&page=2',
  );
});
