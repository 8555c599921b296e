import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { IdentityStatus } from '@generated/model';
import {
  getGetAdminUserMockHandler200,
  getGetAdminUserMockHandler422,
  getUpdateAdminUserMockHandler422,
} from '@generated/msw/admin-users/admin-users.msw';
import { getReadDocumentContentMockHandler200 } from '@generated/msw/documents/documents.msw';
import { adminUserPage } from '@/testing/pages/admin-user-page';
import { anAdminUser } from '@/testing/admin/users';
import { aRefusal } from '@/testing/exchange';

const { exchange, openUser, acceptChanges, colleagueSaves, showDocuments } = adminUserPage();

test('both documents are shown, a picture as a picture and a PDF to be downloaded', async () => {
  showDocuments();
  await openUser(anAdminUser(), '?tab=identity');
  const picture = await screen.findByRole('img', { name: 'Identity document' });
  expect(picture.getAttribute('src')).toContain('/api/api/documents/41/content');
  expect(await screen.findByText('PDF document')).toBeTruthy();
});

test.each([
  ['Enlarge Identity document', 'passport.png'],
  ['Preview Photo of the person', 'me.pdf'],
])('%s opens it over the page, with the way to save it', async (name, filename) => {
  showDocuments();
  exchange.use(getReadDocumentContentMockHandler200(new Blob(['content'])));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('about:blank#1');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const { person } = await openUser(anAdminUser(), '?tab=identity');
  await person.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  const save = await dialog.findByRole('link', { name: 'Download' });
  expect(save.getAttribute('download')).toBe(filename);
});

test('an identity is rejected with a reason, from a preset that can be edited', async () => {
  showDocuments();
  const user = anAdminUser();
  const sent = acceptChanges({ ...user, identity_status: 'rejected', lock_version: 4 });
  const { person } = await openUser(user, '?tab=identity');
  const bar = within(screen.getByRole('group', { name: 'Decision' }));
  await person.click(bar.getByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('alertdialog'));

  await person.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByText('Write what the user needs to know.')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();

  await person.selectOptions(dialog.getByLabelText('Start from'), 'Expired');
  await person.type(dialog.getByLabelText('Reason'), ' In May.');
  await person.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      identity_verification: {
        status: 'rejected',
        rejection_reason: 'The document has expired. In May.',
        lock_version: 3,
      },
    }),
  );
});

test.each<[IdentityStatus, boolean]>([
  ['approved', true],
  ['rejected', false],
])('to request documents where the identity is %s', async (identity_status, stopsSelling) => {
  showDocuments();
  const { person } = await openUser(anAdminUser({ identity_status }), '?tab=identity');
  await person.click(screen.getByRole('button', { name: 'Request documents' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const consequence = dialog.getByText(/^Sofia Marchetti may submit other documents/);
  expect(consequence.textContent.includes('can neither accept nor counter offers')).toBe(
    stopsSelling,
  );
});

test.each<[IdentityStatus, string, string | null]>([
  ['approved', 'Approved on Nov 28, 2026', 'The documents were approved on Nov 28, 2026.'],
  ['rejected', 'Rejected on Nov 28, 2026', 'The documents were rejected on Nov 28, 2026.'],
  ['resubmission_requested', 'Documents requested on Nov 28, 2026', null],
  ['pending', 'None yet', null],
])('what was decided is said beside the documents: %s', async (status, fact, sentence) => {
  showDocuments();
  const reviewed_at = status === 'pending' ? null : '2026-11-28T09:30:00.000Z';
  const { identity_verification: submitted } = anAdminUser();
  await openUser(
    anAdminUser({
      identity_status: status,
      identity_verification: submitted && { ...submitted, status, reviewed_at },
    }),
    '?tab=identity',
  );
  expect(screen.getByText('Decision').nextElementSibling?.textContent).toMatch(RegExp(`^${fact}`));
  const bar = screen.queryByRole('group', { name: 'Decision' });
  if (sentence) expect(bar?.textContent).toContain(`${sentence} You can request other documents.`);
});

test('a decision that a colleague makes meanwhile leaves the question with what was written, and the answer says so', async () => {
  showDocuments();
  const user = anAdminUser();
  const { person } = await openUser(user, '?tab=identity');
  const bar = within(screen.getByRole('group', { name: 'Decision' }));
  await person.click(bar.getByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await person.type(dialog.getByLabelText('Reason'), 'The photo is blurred.');

  await colleagueSaves({ ...user, identity_status: 'resubmission_requested', lock_version: 4 });
  await waitFor(() =>
    expect(bar.queryByRole('button', { name: 'Reject', hidden: true })).toBeNull(),
  );
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('The photo is blurred.');

  exchange.use(
    getUpdateAdminUserMockHandler422(
      aRefusal('transition_not_allowed', 'This identity is decided.'),
    ),
  );
  await person.click(dialog.getByRole('button', { name: 'Reject' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('This identity is decided.');
});

test('a dialog with a form ends as one that asks: what leaves it first, then what sends it', async () => {
  showDocuments();
  const { person } = await openUser(anAdminUser(), '?tab=identity');
  await person.click(await screen.findByRole('button', { name: /^Change/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the country' }));
  const names = dialog.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.filter(Boolean).slice(0, 2)).toEqual(['Cancel', 'Save country']);
  expect(dialog.getByText(/^Decides in which cases/).textContent).toContain(
    'Sofia Marchetti is told of it',
  );
});

test.each([
  ['an address of its own', 'sofia@example.com', 1],
  ['an address that is free again', 'closed-12-9f8e7d6c@closed.invalid', 0],
])(
  'the identity of a closed account with %s offers no other country',
  async (_, email, waysToWrite) => {
    await openUser(
      anAdminUser({ status: 'deactivated', email, identity_verification: null }),
      '?tab=identity',
    );
    expect(screen.queryByRole('button', { name: /Change/ })).toBeNull();
    const empty = screen.getByText('Sofia Marchetti has not submitted documents.');
    const part = within(empty.parentElement ?? empty);
    expect(part.queryAllByRole('link', { name: 'Write an email' })).toHaveLength(waysToWrite);
  },
);

/** The tab that the browser would open. */
function aTab() {
  return {
    opener: window,
    close: vi.fn<() => void>(),
    location: { replace: vi.fn<(url: string) => void>() },
  };
}

test('an administrator logs in as the user in a tab of its own', async () => {
  const tab = aTab();
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const user = anAdminUser();
  const { person } = await openUser(user);
  exchange.use(
    getGetAdminUserMockHandler200(({ request }) =>
      new URL(request.url).searchParams.get('include_token') === 'true'
        ? { ...user, token: 'secret-token' }
        : user,
    ),
  );
  await person.click(screen.getByRole('button', { name: 'Log in as user' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Everything you do there is recorded/)).toBeTruthy();
  expect(open).not.toHaveBeenCalled();
  await person.click(dialog.getByRole('button', { name: 'Log in as user' }));
  await waitFor(() =>
    expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith(
      '/account/token#token=secret-token',
    ),
  );
  expect(tab.opener).toBeNull();
});

test('somebody who was suspended meanwhile cannot be impersonated: the exchange says why, and the empty tab is gone', async () => {
  const tab = aTab();
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const { person } = await openUser(anAdminUser());
  exchange.use(
    getGetAdminUserMockHandler422({
      message: 'This account is suspended.',
      code: 'account_suspended',
      request_id: 'r-4',
    }),
  );
  await person.click(screen.getByRole('button', { name: 'Log in as user' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await person.click(dialog.getByRole('button', { name: 'Log in as user' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('This account is suspended.');
  expect(tab.close).toHaveBeenCalledOnce();
});
