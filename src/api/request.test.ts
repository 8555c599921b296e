import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getCurrentUser } from '@generated/api/account/account';
import { signInAdmin } from '@generated/api/admin-session/admin-session';
import { listAdminUsers } from '@generated/api/admin-users/admin-users';
import {
  checkConfirmation,
  confirmEmail,
  signInUser,
  verifyMagicLink,
} from '@generated/api/auth/auth';
import {
  assignConversation,
  closeConversation,
  reopenConversation,
} from '@generated/api/admin-conversations/admin-conversations';
import { followClaim, listFollowedClaims, unfollowClaim } from '@generated/api/follows/follows';
import {
  createMyClaim,
  listMyClaims,
  updateMyClaim,
  uploadClaimDocument,
} from '@generated/api/my-claims/my-claims';
import { beginSession } from '@/session/session';
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
  expect(await screen.findByText(/^Your session has ended\. Log in again/)).toBeTruthy();
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

describe('a write is one act until it is answered', () => {
  const draft = { case_id: 1, claim: { face_amount: '250000' } };
  const keys: (string | null)[] = [];
  beforeEach(() => {
    keys.length = 0;
    useSession.setState({ token: 'first' });
    vi.spyOn(announce, 'showError').mockImplementation(() => undefined);
  });

  /** Answers one write after the other, and keeps the keys that they came with. */
  function answers(...responses: (() => Response)[]): void {
    exchange.use(
      http.all('/api/*', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return (responses.shift() ?? (() => HttpResponse.json({ id: 1 })))();
      }),
    );
  }
  const lost = () => HttpResponse.error();
  const fault = (status: number) => () =>
    HttpResponse.json({ message: 'x', code: 'internal_error', request_id: '1' }, { status });
  const outcome = async (call: Promise<unknown>) =>
    await call.then(
      () => 'done',
      () => 'failed',
    );

  test.each<[string, () => Response]>([
    ['a lost connection', lost],
    ['a fault', fault(500)],
    ['an exchange that is not available', fault(503)],
    ["a proxy's page", () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 })],
    ['a success that is none', () => HttpResponse.html('<h1>Welcome to our WLAN</h1>')],
  ])('after %s the same is sent with the same key', async (_, response) => {
    answers(response);
    expect(await outcome(createMyClaim(draft))).toBe('failed');
    expect(await outcome(createMyClaim(draft))).toBe('done');
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  test('after an answer, good or bad, the same again is another act', async () => {
    answers(() => HttpResponse.json({ id: 1 }), fault(422));
    for (let sent = 0; sent < 3; sent += 1) await outcome(createMyClaim(draft));
    expect(new Set(keys).size).toBe(3);
  });

  test('two presses at once are one act', async () => {
    answers();
    await Promise.all([createMyClaim(draft), createMyClaim(draft)]);
    expect(new Set(keys).size).toBe(1);
  });

  test('another body is another act, and does not make the first one forgotten', async () => {
    answers(lost);
    await outcome(createMyClaim(draft));
    await outcome(createMyClaim({ case_id: 2, claim: {} }));
    await outcome(createMyClaim(draft));
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(keys[0]);
  });

  test('to save something else and then the first again is an act of its own', async () => {
    answers(lost);
    const save = (ask_percent: string) =>
      outcome(updateMyClaim(7, { claim: { ask_percent }, lock_version: 1 }));
    await save('70');
    await save('75');
    await save('70');
    expect(new Set(keys).size).toBe(3);
  });

  test('the same file is the same upload, another one is not', async () => {
    answers(lost, lost);
    const upload = (name: string) => {
      const file = new File(['picture'], name, { lastModified: 1 });
      return outcome(uploadClaimDocument(7, { file, kind: 'proof_of_claim' }));
    };
    await upload('passport.png');
    await upload('letter.png');
    await upload('passport.png');
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(keys[0]);
  });

  test.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
    ['to follow', () => followClaim(7), () => unfollowClaim(7)],
    [
      'to take over',
      () => assignConversation(7, { to_me: true }),
      () => assignConversation(7, { to_me: false }),
    ],
    ['to close', () => closeConversation(7), () => reopenConversation(7)],
  ])('%s again after the opposite was answered is an act of its own', async (_, act, opposite) => {
    answers(lost);
    await outcome(act());
    await outcome(opposite());
    await outcome(act());
    expect(new Set(keys).size).toBe(3);
  });

  test('what is done to another record does not make an act forgotten', async () => {
    answers(lost);
    await outcome(followClaim(7));
    await outcome(followClaim(77));
    await outcome(unfollowClaim(77));
    await outcome(followClaim(7));
    expect(keys[3]).toBe(keys[0]);
  });

  test('neither does another file, nor an upload what was saved', async () => {
    const upload = (name: string) => {
      const file = new File(['picture'], name, { lastModified: 1 });
      return outcome(uploadClaimDocument(7, { file, kind: 'proof_of_claim' }));
    };
    const save = () => outcome(updateMyClaim(7, { claim: { ask_percent: '70' }, lock_version: 1 }));
    answers(lost, lost);
    await upload('passport.png');
    await save();
    await upload('letter.png');
    await save();
    await upload('passport.png');
    expect(keys.slice(3)).toEqual([keys[1], keys[0]]);
  });

  test('another session has other acts', async () => {
    answers(lost);
    await outcome(createMyClaim(draft));
    beginSession('second', { isAdmin: false });
    await outcome(createMyClaim(draft));
    expect(keys[1]).not.toBe(keys[0]);
  });

  test('who reads sends no key, nor does a visitor', async () => {
    answers();
    await listMyClaims();
    useSession.setState({ token: null });
    await outcome(createMyClaim(draft));
    expect(keys).toEqual([null, null]);
  });
});
