import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { ErrorBody } from '@generated/model';
import {
  getSendMagicLinkMockHandler202,
  getSendMagicLinkMockHandler404,
  getSignInUserMockHandler422,
} from '@generated/msw/auth/auth.msw';
import {
  getListMailboxMessagesMockHandler200,
  getListMailboxMessagesMockHandler404,
} from '@generated/msw/system/system.msw';
import { keepWayBack, takeWayBack } from '@/session/kept/way-back';
import { useSession } from '@/session/session-store';
import { mockExchange } from '@/testing/exchange';
import { aUser, anAdmin } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import LoginPage from './login-page';

const exchange = mockExchange();

function Here() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

function open(path = '/login') {
  return renderPage(
    <>
      <LoginPage />
      <Here />
    </>,
    path,
  );
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const press = (name: string) => screen.getByRole('button', { name });

const refusal = (code: ErrorBody['code'], message: string): ErrorBody => ({
  code,
  message,
  request_id: '01JD',
});

/** Signs in as the given user, and tells with which body. */
function acceptSignIn(user = aUser()) {
  const sent = vi.fn<(body: unknown) => void>();
  exchange.use(
    http.post('/api/users/sign_in', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(user, { headers: { Authorization: 'Bearer t' } });
    }),
  );
  return sent;
}

async function logIn(path?: string) {
  const { person } = open(path);
  await person.type(email(), 'sofia@example.com');
  await person.type(password(), 'claims-exchange-demo{Enter}');
  return person;
}

test('a seller logs in by password and arrives in the portal', async () => {
  const sent = acceptSignIn();
  await logIn();
  expect(await screen.findByText('at /seller-portal')).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    user: { email: 'sofia@example.com', password: 'claims-exchange-demo' },
  });
  expect(useSession.getState()).toMatchObject({
    token: 't',
    isLoggedIn: true,
    isFirstLogin: false,
    user: { id: 41 },
  });
});

test('the first login leads to the account settings', async () => {
  acceptSignIn(aUser({ sign_in_count: 1 }));
  await logIn();
  expect(await screen.findByText('at /profile-account-settings')).toBeTruthy();
  expect(useSession.getState().isFirstLogin).toBe(true);
});

test('an outstanding agreement comes before the page that was asked for', async () => {
  acceptSignIn(
    aUser({
      buyerAccount: { agreementAccepted: false, status: 'verified', rejectionReason: null },
    }),
  );
  await logIn('/login?from=%2Fsettings');
  // Which it leads to afterwards.
  expect(await screen.findByText('at /new-agreement?from=%2Fsettings')).toBeTruthy();
});

test('a login leads back to the page that asked for it', async () => {
  acceptSignIn();
  await logIn('/login?from=%2Fmy-claims%2F7%3Ftab%3Doffers');
  expect(await screen.findByText('at /my-claims/7?tab=offers')).toBeTruthy();
});

test('who registered on the way to a claim, and logs in without a page that asks for it, arrives there', async () => {
  acceptSignIn();
  keepWayBack('/claim/7', 'Sofia@Example.com');
  await logIn();
  expect(await screen.findByText('at /claim/7')).toBeTruthy();
});

test('a login from a page leaves the claim to the confirmation, which is still to come', async () => {
  acceptSignIn();
  keepWayBack('/claim/7', 'sofia@example.com');
  await logIn('/login?from=%2Fsettings');
  expect(await screen.findByText('at /settings')).toBeTruthy();
  expect(takeWayBack('sofia@example.com')).toBe('/claim/7');
});

test('a forged way back leads to the portal', async () => {
  acceptSignIn();
  await logIn('/login?from=%2F%5Cevil.com');
  expect(await screen.findByText('at /seller-portal')).toBeTruthy();
});

test('wrong credentials are named in the banner, and nothing typed is lost', async () => {
  const sentence = 'Email address or password is wrong.';
  exchange.use(getSignInUserMockHandler422(refusal('invalid_credentials', sentence)));
  await logIn();
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(email().value).toBe('sofia@example.com');
  expect(password().value).toBe('claims-exchange-demo');
  expect(email().getAttribute('aria-invalid')).toBeNull();
});

test('a login without an answer leaves a line when its toast has passed, and can be tried again', async () => {
  exchange.use(http.post('/api/users/sign_in', () => HttpResponse.error()));
  const person = await logIn();
  const line = await screen.findByText(/^No answer came back\. What you entered is still here/);
  expect(line.closest('form')).toBeTruthy();
  acceptSignIn();
  await person.click(press('Log in'));
  expect(await screen.findByText('at /seller-portal')).toBeTruthy();
});

test('after too many tries the banner names the wait', async () => {
  exchange.use(
    http.post('/api/users/sign_in', () =>
      HttpResponse.json(refusal('rate_limited', 'Too many attempts.'), {
        status: 429,
        headers: { 'Retry-After': '840' },
      }),
    ),
  );
  await logIn();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Too many attempts. Please try again in 14 minutes.',
  );
});

test('an error of the exchange about one field stands at that field', async () => {
  exchange.use(
    getSignInUserMockHandler422({
      ...refusal('validation_failed', 'Please check the marked fields.'),
      errors: { 'user.email': ['This address is not valid.'] },
    }),
  );
  await logIn();
  expect(await screen.findByText('This address is not valid.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(email());
});

test('an empty form is not sent: each field says what it asks for, the first has the caret', async () => {
  const { person } = open();
  await person.click(press('Log in'));
  expect(await screen.findByText(/Enter a valid email address/)).toBeTruthy();
  expect(screen.getByText('This is required.')).toBeTruthy();
  expect(document.activeElement).toBe(email());
  await person.type(email(), 's');
  expect(screen.queryByText(/Enter a valid email address/)).toBeNull();
  expect(screen.getByText('This is required.')).toBeTruthy();
});

test('Tab leads from the email to the password, and only then to the link beside its label', async () => {
  const { person } = open();
  await person.click(email());
  await person.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

test('every link to another auth page keeps the way back', () => {
  open('/login?from=%2Fsettings');
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(target('Create an account')).toBe('/?from=%2Fsettings');
  expect(target('Forgot password?')).toBe('/forget-password?from=%2Fsettings');
});

test('a forged way back is kept nowhere', () => {
  open('/login?from=%2F%2Fevil.com');
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/');
});

test('a link is sent to the address that was typed already', async () => {
  const sent = vi.fn<(body: unknown) => void>();
  exchange.use(
    getSendMagicLinkMockHandler202(async ({ request }) => {
      sent(await request.json());
      return { message: 'x' };
    }),
    getListMailboxMessagesMockHandler200({ current_page: 1, total_count: 0, messages: [] }),
  );
  const { person } = open();
  await person.type(email(), 'sofia@example.com');
  await person.click(press('Send me a link instead'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Log in' }));
  expect(email().value).toBe('sofia@example.com');
  await person.click(press('Send me a link'));

  expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBe(
    document.activeElement,
  );
  expect(sent).toHaveBeenCalledExactlyOnceWith({ user: { email: 'sofia@example.com' } });
  const mailbox = await screen.findByRole('link', { name: 'Open the mailbox' });
  expect(mailbox.getAttribute('href')).toBe('/mailbox?search=sofia%40example.com');

  await person.click(press('Use another address'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Log in' }));
  expect(email().value).toBe('sofia@example.com');
});

test('Magic link send 404: unknown account, said at the address, with the way to an account', async () => {
  const sentence = 'There is no account with this email address.';
  exchange.use(getSendMagicLinkMockHandler404(refusal('unknown_account', sentence)));
  const { person } = open('/login?from=%2Fsettings');
  await person.click(press('Send me a link instead'));
  await person.type(email(), 'nobody@example.com{Enter}');
  const signUp = await screen.findByRole('link', { name: 'Sign up with this address' });
  expect(signUp.getAttribute('href')).toBe('/?from=%2Fsettings');
  expect(email().getAttribute('aria-invalid')).toBe('true');
  expect(
    document.getElementById(email().getAttribute('aria-describedby') ?? '')?.textContent,
  ).toMatch(sentence);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('another failure of the magic link is said in the banner', async () => {
  exchange.use(
    http.post('/api/auth/magic_link/send', () =>
      HttpResponse.json(refusal('internal_error', 'An error occurred.'), { status: 500 }),
    ),
  );
  const { person } = open();
  await person.click(press('Send me a link instead'));
  await person.type(email(), 'sofia@example.com{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('An error occurred.');
});

test('a second mail is refused with the wait, where it was asked for', async () => {
  let mails = 0;
  exchange.use(
    http.post('/api/auth/magic_link/send', () => {
      mails += 1;
      return mails === 1
        ? HttpResponse.json({ message: 'x' }, { status: 202 })
        : HttpResponse.json(refusal('rate_limited', 'Too many attempts.'), {
            status: 429,
            headers: { 'Retry-After': '60' },
          });
    }),
    getListMailboxMessagesMockHandler404(refusal('not_found', 'x')),
  );
  const { person } = open();
  await person.click(press('Send me a link instead'));
  await person.type(email(), 'sofia@example.com{Enter}');
  await person.click(await screen.findByRole('button', { name: 'send it again' }));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'Too many attempts. Please try again in 60 seconds.',
    ),
  );
  expect(screen.queryByRole('link', { name: 'Open the mailbox' })).toBeNull();
});

test('an administrator whom a failure has sent here reads so, and goes back', async () => {
  useSession.setState({ token: 'token', isAdmin: true, adminUser: anAdmin() });
  const { person } = open();
  expect(await screen.findByText('You are logged in as Ada Whitlock.')).toBeTruthy();
  await person.click(screen.getByRole('link', { name: 'Back to the administration' }));
  expect(screen.getByText('at /admin/home')).toBeTruthy();
});
