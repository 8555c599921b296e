import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getCurrentUser } from '@generated/api/session/session';
import { signInAdmin } from '@generated/api/admin-session/admin-session';
import { listAdminUsers } from '@generated/api/admin-users/admin-users';
import { signInUser } from '@generated/api/auth/auth';
import {
  checkConfirmation,
  confirmEmail,
  verifyMagicLink,
} from '@generated/api/mailed-links/mailed-links';
import { listFollowedClaims } from '@generated/api/follows/follows';
import { keepForm } from '@/session/kept/kept-forms';
import { useSession } from '@/session/session-store';
import { mockExchange } from '@/testing/exchange';
import { anAdmin, aUser } from '@/testing/people';
import * as announce from './announce';

const exchange = mockExchange();
const session = () => useSession.getState();
const credentials = { email: 'sofia@example.com', password: 'secret' };

/** Answers every call of a method and path, and tells what it was asked with. */
function answer(
  method: 'get' | 'post',
  path: string,
  ...response: Parameters<typeof HttpResponse.json>
) {
  const asked = vi.fn<(request: Request) => void>();
  exchange.use(
    http[method](path, ({ request }) => {
      asked(request);
      return HttpResponse.json(...response);
    }),
  );
  return asked;
}

const withToken = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

beforeEach(() => {
  vi.spyOn(announce, 'goToLoginWithMessage').mockImplementation(() => undefined);
});

describe('the bearer token', () => {
  test('goes along with every call', async () => {
    const asked = answer('get', '/api/auth/current_user', aUser());
    useSession.setState({ token: 'first' });
    await getCurrentUser();
    expect(asked.mock.lastCall?.[0].headers.get('Authorization')).toBe('Bearer first');
  });

  test('a visitor sends none', async () => {
    const asked = answer('get', '/api/auth/current_user', aUser());
    await getCurrentUser();
    expect(asked.mock.lastCall?.[0].headers.get('Authorization')).toBeNull();
  });

  test('is replaced from any Authorization header of an answer', async () => {
    answer('get', '/api/auth/current_user', aUser(), withToken('rotated'));
    useSession.setState({ token: 'first', isFirstLogin: true });
    await getCurrentUser();
    expect(session()).toMatchObject({ token: 'rotated', isFirstLogin: true });
  });

  test('stays where an answer has another kind of header', async () => {
    const headers = { Authorization: 'Basic c29maWE=' };
    answer('get', '/api/auth/current_user', aUser(), { headers });
    useSession.setState({ token: 'first' });
    await getCurrentUser();
    expect(session().token).toBe('first');
  });
});

describe('a call that brings a token of its own', () => {
  const other = { headers: { Authorization: 'Bearer other' } };

  test('speaks for that session and leaves this one alone', async () => {
    const asked = answer('get', '/api/auth/current_user', aUser(), withToken('rotated'));
    useSession.setState({ token: 'first' });
    await getCurrentUser(other);
    expect(asked.mock.lastCall?.[0].headers.get('Authorization')).toBe('Bearer other');
    expect(session().token).toBe('first');
  });

  test('does not end this session when it is refused', async () => {
    answer(
      'get',
      '/api/auth/current_user',
      { message: 'x', code: 'unauthorized', request_id: '1' },
      { status: 401 },
    );
    useSession.setState({ token: 'first' });
    await expect(getCurrentUser(other)).rejects.toMatchObject({ response: { status: 401 } });
    expect(session().token).toBe('first');
  });
});

test('a session that the exchange no longer knows ends, and the person is told', async () => {
  const refusal = { message: 'x', code: 'unauthorized', request_id: '1' };
  answer('get', '/api/auth/current_user', refusal, { status: 401 });
  useSession.setState({ token: 'first' });
  await expect(getCurrentUser()).rejects.toMatchObject({ response: { status: 401 } });
  expect(session().token).toBeNull();
  expect(await screen.findByText('Your session has ended. Log in again to go on.')).toBeTruthy();
});

test('whose session ends in mid-form reads that it is kept', async () => {
  const refusal = { message: 'x', code: 'unauthorized', request_id: '1' };
  answer('get', '/api/auth/current_user', refusal, { status: 401 });
  useSession.setState({ token: 'first', isLoggedIn: true, user: aUser() });
  keepForm('profile', { city: 'Porto' });
  await expect(getCurrentUser()).rejects.toMatchObject({ response: { status: 401 } });
  expect(await screen.findByText(/; what you wrote is kept\.$/)).toBeTruthy();
});

test('who is a verified buyer no more stays logged in, and has the profile read anew', async () => {
  useSession.setState({ token: 't', user: aUser({ buyer_account_status: 'verified' }) });
  const refusal = { message: 'Only verified buyers can do this.', code: 'buyer_not_verified' };
  answer(
    'get',
    '/api/api/followed_claims',
    { ...refusal, request_id: 'r-000001' },
    { status: 422 },
  );
  await expect(listFollowedClaims()).rejects.toThrow('422');
  expect(session()).toMatchObject({ token: 't', shouldUpdate: true });
});

describe('a sign-in begins the session', () => {
  test('of a user, by password', async () => {
    const asked = answer('post', '/api/users/sign_in', aUser(), withToken('t'));
    await signInUser({ user: credentials });
    expect(await asked.mock.lastCall?.[0].json()).toEqual({ user: credentials });
    expect(session()).toMatchObject({ token: 't', isAdmin: false, shouldUpdate: true });
  });

  test('of a user, by link', async () => {
    answer('post', '/api/auth/magic_link/verify', aUser(), withToken('t'));
    await verifyMagicLink({ token: 'nQ0pWv7c2mT4sYbX9rLkJhGfD5aZ3eU1' });
    expect(session()).toMatchObject({ token: 't', isAdmin: false, shouldUpdate: true });
  });

  test('of a user, by confirming the address, and not by looking at the link', async () => {
    const params = { confirmation_token: 'nQ0pWv7c2mT4sYbX9rLkJhGfD5aZ3eU1' };
    answer('get', '/api/users/confirmation', { state: 'usable', asks_for: 'nothing' });
    await checkConfirmation(params);
    expect(session().token).toBeNull();
    answer('post', '/api/users/confirmation', aUser(), withToken('t'));
    await confirmEmail(params);
    expect(session()).toMatchObject({ token: 't', isAdmin: false, shouldUpdate: true });
  });

  test('of an administrator, and only there isAdmin is true', async () => {
    answer('post', '/api/admins/sign_in', anAdmin(), withToken('t'));
    await signInAdmin({ admin: credentials });
    expect(session()).toMatchObject({ token: 't', isAdmin: true, shouldUpdate: true });
  });

  test('only when the authorization header is returned', async () => {
    answer('post', '/api/users/sign_in', aUser());
    await expect(signInUser({ user: credentials })).rejects.toThrow('without a token');
    expect(session()).toMatchObject({ token: null, shouldUpdate: false });
  });
});

test('calls use the API root, send credentials and use JSON', async () => {
  const asked = answer('post', '/api/users/sign_in', aUser(), withToken('t'));
  await signInUser({ user: credentials });
  const request = asked.mock.lastCall?.[0];
  expect(request?.url).toBe('http://localhost:3000/api/users/sign_in');
  expect(request?.credentials).toBe('include');
  expect(request?.headers.get('Accept')).toBe('application/json');
  expect(request?.headers.get('Content-Type')).toBe('application/json');
});

test('several values of a query parameter are sent joined by commas', async () => {
  const page = { current_page: 1, total_count: 0, users: [] };
  const asked = answer('get', '/api/admin/users', page);
  await listAdminUsers({ status: ['active', 'pending'], page: 2 });
  expect(asked.mock.lastCall?.[0].url).toMatch(/\/admin\/users\?status=active,pending&page=2$/);
});

test('an answer that is not JSON is a failure, not a text for the screen', async () => {
  exchange.use(http.get('/api/auth/current_user', () => HttpResponse.html('<h1>Hello</h1>')));
  await expect(getCurrentUser()).rejects.toMatchObject({ response: { status: 200 } });
  expect(announce.goToLoginWithMessage).toHaveBeenCalledOnce();
});
