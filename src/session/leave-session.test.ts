import { delay, http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { getCurrentUser } from '@generated/api/session/session';
import { mockExchange } from '@/testing/exchange';
import { aBid } from '@/testing/offers';
import { holdTime } from '@/testing/pass-time';
import { aUser, anAdmin } from '@/testing/people';
import { toast } from '@/ui/feedback/toast';
import { setMyBids } from './bids/my-bids';
import { MY_BIDS_KEY } from './bids/my-bids-store';
import { isCancelled } from '@/api/errors/failed-call';
import { areDraftsHeld, keepDraft } from './kept/claim-drafts';
import { keepForm, keptForm, LOGOUT_KEY } from './kept/kept-forms';
import { leaveSession } from './leave-session';
import {
  beginSession,
  beginTabSession,
  expireSession,
  isTabSession,
  setAdminUser,
  setUser,
} from './session';
import { INITIAL_SESSION, useSession } from './session-store';

const exchange = mockExchange();

function logIn({ isAdmin }: { isAdmin: boolean }) {
  beginSession('token', { isAdmin });
  if (!isAdmin) setUser(aUser());
}

/** Resolves once an answer of the exchange has reached the app. */
async function answerTaken(): Promise<void> {
  await new Promise((resolve) => exchange.events.on('request:end', resolve));
  await new Promise((resolve) => setTimeout(resolve));
}

/** The sign-outs the exchange was asked for. */
function answerSignOuts(status = 204) {
  const asked = vi.fn<(path: string, authorization: string | null) => void>();
  exchange.use(
    http.delete('/api/*', ({ request }) => {
      asked(new URL(request.url).pathname, request.headers.get('Authorization'));
      return new HttpResponse(null, { status });
    }),
  );
  return asked;
}

test.each([
  [false, '/api/users/sign_out'],
  [true, '/api/admins/sign_out'],
])(
  'who logs out (administrator: %s) is logged out at the exchange and on the device',
  async (isAdmin, path) => {
    const asked = answerSignOuts();
    logIn({ isAdmin });
    await leaveSession();
    expect(useSession.getState()).toEqual(INITIAL_SESSION);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledExactlyOnceWith(path, 'Bearer token'));
  },
);

test.each([
  ['without a connection', () => HttpResponse.error()],
  ['when the session has ended already', () => new HttpResponse(null, { status: 401 })],
  ['when the exchange is down', () => new HttpResponse(null, { status: 500 })],
])('%s the device forgets all the same', async (_, answer) => {
  vi.spyOn(toast, 'error').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/login');
  exchange.use(http.delete('/api/users/sign_out', answer));
  logIn({ isAdmin: false });
  const answered = answerTaken();
  await leaveSession();
  await answered;
  expect(useSession.getState()).toEqual(INITIAL_SESSION);
});

test('a logout of a session that has ended already forgets what was typed, here and in the other tabs, without a word', async () => {
  const said = [vi.spyOn(toast, 'warning'), vi.spyOn(toast, 'error')];
  const told = vi.spyOn(Storage.prototype, 'setItem');
  exchange.use(http.delete('/api/users/sign_out', () => new HttpResponse(null, { status: 401 })));
  logIn({ isAdmin: false });
  keepForm('profile', 'typed');
  const { user } = useSession.getState();
  const answered = answerTaken();
  await leaveSession();
  await answered;
  expect(told).toHaveBeenCalledWith(LOGOUT_KEY, `${user?.id}/`);
  for (const each of said) expect(each).not.toHaveBeenCalled();
  beginSession('next', { isAdmin: false });
  setUser(aUser());
  expect(keptForm('profile')).toBeNull();
});

/** The exchange is asked to end sessions and never answers. */
function swallowSignOuts() {
  const asked = vi.fn<() => void>();
  exchange.use(
    http.delete('/api/users/sign_out', async () => {
      asked();
      await delay('infinite');
    }),
  );
  return asked;
}

test('a network that swallows everything holds no logout up', async () => {
  const asked = swallowSignOuts();
  logIn({ isAdmin: false });
  void leaveSession();
  expect(useSession.getState()).toEqual(INITIAL_SESSION);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
});

test('what is read while somebody logs out is no session that has expired', async () => {
  const said = [vi.spyOn(toast, 'warning'), vi.spyOn(toast, 'error')];
  const ended = Promise.withResolvers<void>();
  exchange.use(
    http.delete('/api/users/sign_out', async () => {
      ended.resolve();
      await delay('infinite');
    }),
    http.get('/api/auth/current_user', async () => {
      await ended.promise;
      return new HttpResponse(null, { status: 401 });
    }),
  );
  logIn({ isAdmin: false });
  keepDraft(`${aUser().id}/case-ftx`, { face_amount: '1' });
  const reading = getCurrentUser();
  void leaveSession();
  await expect(reading).rejects.toSatisfy(isCancelled);
  expect(useSession.getState()).toEqual(INITIAL_SESSION);
  expect(areDraftsHeld()).toBe(false);
  for (const each of said) expect(each).not.toHaveBeenCalled();
});

test('a network that swallows everything keeps an administrator in a user’s name for three seconds at most', async () => {
  const asked = swallowSignOuts();
  vi.spyOn(window, 'close').mockReturnValue();
  holdTime();
  beginTabSession('in-a-name');
  setUser(aUser({ id: 41, impersonator: { id: 1, name: 'Ada Whitlock' } }));
  vi.stubGlobal('location', {
    href: window.location.href,
    replace: vi.fn<(url: string) => void>(),
  });
  void leaveSession();
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 15_000 });
  expect(isTabSession()).toBe(true);
  await vi.advanceTimersByTimeAsync(3000);
  await vi.waitFor(() => expect(isTabSession()).toBe(false));
  vi.unstubAllGlobals();
});

test.each([
  ['a session that lives', 204],
  ['one that has run out', 401],
])(
  'an administrator who ends %s in a user’s name is back at the record, as the administrator',
  async (_, status) => {
    const asked = answerSignOuts(status);
    const close = vi.spyOn(window, 'close').mockReturnValue();
    const replace = vi.fn<(url: string) => void>();
    beginSession('administrator', { isAdmin: true });
    setAdminUser(anAdmin());
    localStorage.setItem('admin-claim-form', 'typed');
    beginTabSession('in-a-name');
    setMyBids([aBid()]);
    // The tab may be closed at any moment.
    expect(localStorage.getItem(MY_BIDS_KEY)).toBeNull();
    setUser(aUser({ id: 41, impersonator: { id: 1, name: 'Ada Whitlock' } }));
    vi.stubGlobal('location', { href: window.location.href, replace });

    await leaveSession();
    vi.unstubAllGlobals();
    expect(asked).toHaveBeenCalledExactlyOnceWith('/api/users/sign_out', 'Bearer in-a-name');
    expect(replace).toHaveBeenCalledExactlyOnceWith('/admin/users/41');
    expect(close).toHaveBeenCalledOnce();
    expect(isTabSession()).toBe(false);
    expect(sessionStorage.getItem(MY_BIDS_KEY)).toBeNull();
    expect(useSession.getState()).toMatchObject({
      token: 'administrator',
      isAdmin: true,
      user: null,
    });
    expect(localStorage.getItem('admin-claim-form')).toBe('typed');
  },
);

test('one that has run out leads there as well, and no tab disappears by itself', () => {
  const close = vi.spyOn(window, 'close').mockReturnValue();
  const replace = vi.fn<(url: string) => void>();
  beginTabSession('in-a-name');
  setUser(aUser({ id: 41, impersonator: { id: 1, name: 'Ada Whitlock' } }));
  vi.stubGlobal('location', { href: window.location.href, replace });
  expireSession();
  vi.unstubAllGlobals();
  expect(replace).toHaveBeenCalledExactlyOnceWith('/admin/users/41');
  expect(close).not.toHaveBeenCalled();
  expect(isTabSession()).toBe(false);
});

test('a visitor has nothing to end at the exchange', async () => {
  const asked = answerSignOuts();
  await leaveSession();
  expect(asked).not.toHaveBeenCalled();
});
