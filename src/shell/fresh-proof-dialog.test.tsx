import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { User } from '@generated/model';
import {
  getUpdateCurrentUserMockHandler200,
  getUpdateCurrentUserMockHandler422,
} from '@generated/msw/account/account.msw';
import { getSendMagicLinkMockHandler202 } from '@generated/msw/auth/auth.msw';
import {
  getCreateFreshProofMockHandler204,
  getCreateFreshProofMockHandler422,
  getGetCurrentUserMockHandler200,
} from '@generated/msw/session/session.msw';
import { PasswordForm } from '@/features/account/settings/password-form';
import { answerProof } from '@/api/fresh-proof';
import { beginSession, expireSession, setUser } from '@/session/session';
import { useSession } from '@/session/session-store';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aUser } from '@/testing/people';
import { renderRoutes } from '@/testing/render-page';
import { FreshProof } from './fresh-proof';
// Fetched on demand; read ahead here, so that no test waits for it.
import './fresh-proof-dialog';

const exchange = mockExchange();
const NEW_PASSWORD = 'a new and longer sentence';

/** A form whose change is refused until there is fresh proof. */
async function sendWithoutProof(differences: Partial<User> = {}) {
  const user = aUser(differences);
  useSession.setState({ user, token: 'token', isLoggedIn: true, welcomeModal: false });
  exchange.use(
    getGetCurrentUserMockHandler200(user),
    getUpdateCurrentUserMockHandler422(aRefusal('fresh_proof_required', 'Enter it again.'), {
      once: true,
    }),
  );
  const { person } = renderRoutes(
    [
      {
        path: '/settings',
        element: (
          <>
            <PasswordForm user={user} />
            <FreshProof />
          </>
        ),
      },
    ],
    '/settings',
  );
  await person.type(await screen.findByLabelText(/New password/), NEW_PASSWORD);
  await person.click(screen.getByRole('button', { name: /^(Change|Set) password$/ }));
  return { person, user };
}

test('a change that needs fresh proof asks for the password and is sent once more by itself', async () => {
  const { person, user } = await sendWithoutProof();
  const sent: unknown[] = [];
  exchange.use(
    getCreateFreshProofMockHandler422(
      {
        ...aRefusal('invalid_credentials', 'Wrong.'),
        errors: { password: ['This is not your password.'] },
      },
      { once: true },
    ),
    getCreateFreshProofMockHandler204(async ({ request }) => {
      sent.push(await request.json());
    }),
    getUpdateCurrentUserMockHandler200(async ({ request }) => {
      sent.push(await request.json());
      return user;
    }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter your password' }));
  await person.type(dialog.getByLabelText(/Password/), 'wrong');
  await person.click(dialog.getByRole('button', { name: 'Go on' }));
  expect(await dialog.findByText('This is not your password.')).toBeTruthy();
  await person.clear(dialog.getByLabelText(/Password/));
  await person.type(dialog.getByLabelText(/Password/), 'the present one');
  await person.click(dialog.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('Password saved. Other devices are logged out.')).toBeTruthy();
  expect(sent).toEqual([
    { password: 'the present one' },
    { user: { password: NEW_PASSWORD, has_set_password: true } },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('whoever does not go on keeps what was typed, and reads why it is not saved', async () => {
  const { person } = await sendWithoutProof();
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter your password' }));
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Enter it again.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/New password/).value).toBe(NEW_PASSWORD);
});

test('nothing is sent in the name of whoever logs in while the proof is awaited', async () => {
  await sendWithoutProof();
  await screen.findByRole('dialog', { name: 'Enter your password' });
  const sent: unknown[] = [];
  exchange.use(
    getUpdateCurrentUserMockHandler200(async ({ request }) => {
      sent.push(await request.json());
      return aUser({ id: 99 });
    }),
  );
  act(() => {
    expireSession();
    beginSession('token of another', { isAdmin: false });
    setUser(aUser({ id: 99 }));
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => answerProof(true));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Saving/ })).toBeNull());
  expect(sent).toEqual([]);
});

test('an account without a password logs in again by a link', async () => {
  const { person, user } = await sendWithoutProof({ has_set_password: false });
  const sent: unknown[] = [];
  exchange.use(
    getSendMagicLinkMockHandler202(async ({ request }) => {
      sent.push(await request.json());
      return { message: 'Sent.' };
    }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in again' }));
  expect(dialog.queryByLabelText(/Password/)).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Send me a link to log in again' }));
  expect(await dialog.findByText(new RegExp(`sent a link to ${user.email}`))).toBeTruthy();
  expect(sent).toEqual([{ user: { email: user.email } }]);
  const [close] = dialog.getAllByRole('button', { name: 'Close' });
  if (close) await person.click(close);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
