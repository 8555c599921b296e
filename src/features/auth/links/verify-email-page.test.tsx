import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import type { ErrorCode, LinkState, User } from '@generated/model';
import {
  getCheckConfirmationMockHandler200,
  getCheckConfirmationMockHandler404,
  getConfirmEmailMockHandler422,
  getResendConfirmationMockHandler202,
} from '@generated/msw/mailed-links/mailed-links.msw';
import { getListMailboxMessagesMockHandler404 } from '@generated/msw/system/system.msw';
import { keepWayBack } from '@/session/kept/way-back';
import { logout, setAdminUser, setUser } from '@/session/session';
import { useSession } from '@/session/session-store';
import { mockExchange } from '@/testing/exchange';
import { anAdmin, aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import VerifyEmailPage from './verify-email-page';

const exchange = mockExchange();
const TOKEN = 'nQ0pWv7c2mT4sYbX9rLkJhGfD5aZ3eU1';

const refusal = (code: ErrorCode) => ({ message: 'A sentence.', code, request_id: '1' });
const open = (token = TOKEN) =>
  renderPage(<VerifyEmailPage />, `/verify-email?confirmation_token=${token}`);

const usable = (asks_for: LinkState['asks_for']) =>
  getCheckConfirmationMockHandler200({ state: 'usable', asks_for });

/** Answers as the sign-in that it is, and remembers what was sent. */
function confirms(user = aUser({ sign_in_count: 1 })) {
  const sent = vi.fn<(body: unknown) => void>();
  exchange.use(
    http.post('/api/users/confirmation', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(user, { headers: { Authorization: 'Bearer token' } });
    }),
  );
  return sent;
}

test('who registered confirms with the password of then, and is logged in', async () => {
  exchange.use(usable('password_or_new'));
  const sent = confirms();
  const { person } = open();
  await person.type(await screen.findByLabelText('Password'), 'a quiet harbour at dawn{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/profile-account-settings'));
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    confirmation_token: TOKEN,
    password: 'a quiet harbour at dawn',
  });
  expect(useSession.getState()).toMatchObject({ token: 'token', isLoggedIn: true });
});

test('who does not know that password chooses one, and is told what ends', async () => {
  exchange.use(usable('password_or_new'));
  const sent = confirms();
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'I do not know this password' }));
  expect(screen.getByRole('heading', { name: 'Choose a password of your own' })).toBe(
    document.activeElement,
  );
  expect(screen.getByText(/The earlier password stops working/)).toBeTruthy();
  await person.type(screen.getByLabelText('New password'), 'password1234{Enter}');
  expect(await screen.findByText(/too common/)).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  await person.clear(screen.getByLabelText('New password'));
  await person.type(screen.getByLabelText('New password'), 'seven herons over the weir{Enter}');
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      confirmation_token: TOKEN,
      new_password: 'seven herons over the weir',
    }),
  );
});

test('the new address of an account is confirmed with its password only', async () => {
  exchange.use(usable('password'));
  open();
  expect(await screen.findByText('Enter the password of your account.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'I do not know this password' })).toBeNull();
});

test('a wrong password is refused at its field, and the link stays', async () => {
  exchange.use(
    usable('password_or_new'),
    getConfirmEmailMockHandler422({
      ...refusal('invalid_credentials'),
      errors: { password: ['This is not the password of this account.'] },
    }),
  );
  const { person } = open();
  const password = await screen.findByLabelText<HTMLInputElement>('Password');
  await person.type(password, 'not the password{Enter}');
  expect(await screen.findByText('This is not the password of this account.')).toBeTruthy();
  expect(password.value).toBe('not the password');
});

test('where the session is, a press confirms, and nothing happens before it', async () => {
  exchange.use(usable('nothing'));
  const sent = confirms();
  const { person } = open();
  const button = await screen.findByRole('button', { name: 'Confirm my email' });
  expect(sent).not.toHaveBeenCalled();
  await person.click(button);
  await waitFor(() => expect(window.location.pathname).toBe('/profile-account-settings'));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ confirmation_token: TOKEN });
});

test('the new address of an account without a password waits for its session', async () => {
  exchange.use(usable('session'));
  open();
  expect(await screen.findByRole('heading', { name: 'Log in first' })).toBeTruthy();
});

test.each<[LinkState['state'], string]>([
  ['used', 'This link was used already'],
  ['expired', 'This link has expired'],
])('a link that is %s offers a new mail', async (state, title) => {
  const asked = vi.fn<(body: unknown) => void>();
  exchange.use(
    getCheckConfirmationMockHandler200({ state, asks_for: 'nothing' }),
    getResendConfirmationMockHandler202(async ({ request }) => {
      asked(await request.json());
      return { message: 'x' };
    }),
    getListMailboxMessagesMockHandler404(refusal('not_found')),
  );
  const { person } = open();
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  await person.type(screen.getByLabelText('Email'), 'mara.lind@example.com{Enter}');
  expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeTruthy();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ user: { email: 'mara.lind@example.com' } });
});

test.each<[LinkState['state'], Partial<User>, boolean]>([
  ['used', {}, true],
  ['used', { new_email: 'mara.lind@example.com' }, true],
  ['expired', {}, true],
  ['expired', { new_email: 'mara.lind@example.com' }, false],
  ['expired', { email_verified_at: null }, false],
])(
  'who is logged in and opens a link that is %s, as somebody with %j, goes on: %s',
  async (state, differences, goesOn) => {
    useSession.setState({ token: 'own', isLoggedIn: true, user: aUser(differences) });
    exchange.use(getCheckConfirmationMockHandler200({ state, asks_for: 'nothing' }));
    open();
    await screen.findByRole('heading', { name: /^This link/ });
    const way = screen.queryByRole('link', { name: 'Go on' });
    expect(way?.getAttribute('href')).toBe(goesOn ? '/seller-portal' : undefined);
    expect(screen.queryByLabelText('Email') === null).toBe(goesOn);
  },
);

test('an unknown link offers a new mail', async () => {
  exchange.use(getCheckConfirmationMockHandler404(refusal('not_found')));
  open();
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send a new link' })).toBeTruthy();
});

test('a link that is cut off asks the exchange nothing', () => {
  open('nQ0pWv');
  expect(screen.getByRole('heading', { name: 'This link is not complete' })).toBeTruthy();
});

test('a link that is used up between the look and the press says so', async () => {
  exchange.use(usable('nothing'), getConfirmEmailMockHandler422(refusal('link_used')));
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Confirm my email' }));
  expect(await screen.findByRole('heading', { name: 'This link was used already' })).toBeTruthy();
});

test('another refusal is said beside the button, which stays', async () => {
  exchange.use(
    usable('nothing'),
    http.post('/api/users/confirmation', () =>
      HttpResponse.json(refusal('internal_error'), { status: 500 }),
    ),
  );
  const { person } = open();
  const button = await screen.findByRole('button', { name: 'Confirm my email' });
  await person.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe('A sentence.');
  expect(button.getAttribute('aria-busy')).toBeNull();
});

describe('the page on the way to which the person registered', () => {
  const HOUR_MS = 3_600_000;
  const { email } = aUser();

  /** Confirms the address of `aUser`, and tells where that leads. */
  async function confirmed(user?: User): Promise<string> {
    exchange.use(usable('nothing'));
    confirms(user);
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Confirm my email' }));
    await waitFor(() => expect(window.location.pathname).not.toBe('/verify-email'));
    return window.location.pathname + window.location.search;
  }

  test('opens, as long as the link works', async () => {
    keepWayBack('/claim/7', email, Date.now() - 23 * HOUR_MS);
    expect(await confirmed()).toBe('/claim/7');
  });

  test('waits for an outstanding agreement', async () => {
    keepWayBack('/claim/7', email);
    const agreement = {
      agreementAccepted: false,
      status: 'verified',
      rejectionReason: null,
    } as const;
    expect(await confirmed(aUser({ buyerAccount: agreement }))).toBe(
      '/new-agreement?from=%2Fclaim%2F7',
    );
  });

  test.each<[string, () => void]>([
    [
      'kept for longer than the link works',
      () => keepWayBack('/claim/7', email, Date.now() - 24 * HOUR_MS),
    ],
    ['no page of ours', () => keepWayBack('//evil.com', email)],
    ['asked for by somebody else', () => keepWayBack('/claim/7', 'mara.lind@example.com')],
    ['not readable', () => localStorage.setItem('way-back', 'no json')],
    [
      'kept without an end',
      () => localStorage.setItem('way-back', JSON.stringify({ from: '/claim/7', email })),
    ],
  ])('does not open where it is %s', async (_, keep) => {
    keep();
    expect(await confirmed()).toBe('/profile-account-settings');
  });

  test.each<[string, () => void]>([
    [
      'somebody else has logged in',
      () => setUser(aUser({ id: 42, email: 'mara.lind@example.com' })),
    ],
    ['an administrator has logged in', () => setAdminUser(anAdmin())],
    ['the person has logged out', () => logout()],
  ])('is forgotten once %s', async (_, happens) => {
    keepWayBack('/claim/7', email);
    happens();
    expect(await confirmed()).toBe('/profile-account-settings');
  });
});
