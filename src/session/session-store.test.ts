import { beforeEach, describe, expect, test, vi } from 'vitest';
import { anAdmin, aUser } from '@/testing/people';
import { useMyBids } from './bids/my-bids-store';
import { storeFeaturedCases, useNavbar } from '@/cases/featured-store';
import { INITIAL_SESSION, useSession } from './session-store';
import { SESSION_KEY } from './stored-session';

/** Puts a text into the storage and reads the session from it, as a page load does. */
async function reload(text: string | null): Promise<void> {
  if (text === null) localStorage.removeItem(SESSION_KEY);
  else localStorage.setItem(SESSION_KEY, text);
  await useSession.persist.rehydrate();
}

const session = () => useSession.getState();
const entry = (state: unknown) => JSON.stringify({ state, version: 0 });

beforeEach(() => {
  useSession.setState(INITIAL_SESSION, true);
  useNavbar.setState(useNavbar.getInitialState(), true);
});

test('the session is kept across reloads under the name auth-info', async () => {
  const kept = {
    ...INITIAL_SESSION,
    token: 'token',
    user: aUser(),
    isLoggedIn: true,
    lastUpdate: 5,
  };
  useSession.setState(kept);
  const text = localStorage.getItem('auth-info');
  useSession.setState(INITIAL_SESSION, true);
  await reload(text);
  expect(session()).toEqual(kept);
});

test('a storage that was emptied is a logout', async () => {
  useSession.setState({ token: 'token', user: aUser(), isLoggedIn: true });
  await reload(null);
  expect(session()).toEqual(INITIAL_SESSION);
});

describe('corrupt storage', () => {
  test.each([
    ['no JSON', '{"state":{"tok'],
    ['an empty text', ''],
    ['another type', '"auth"'],
    ['null', 'null'],
    ['an entry without a state', '{}'],
    ['a state of another type', entry('token')],
    ['an array', entry([1, 2])],
  ])('%s leaves a visitor', async (_, text) => {
    await reload(text);
    expect(session()).toEqual(INITIAL_SESSION);
  });

  test.each<[string, object, object]>([
    ['a token of another type', { token: 7 }, { token: null }],
    [
      'a user without a token',
      { user: aUser(), isLoggedIn: true },
      { user: null, isLoggedIn: false },
    ],
    ['a user of another type', { token: 't', user: 'Sofia' }, { user: null, isLoggedIn: false }],
    ['a user without an id', { token: 't', user: { email: 'x' } }, { user: null }],
    ['an admin without a token', { adminUser: anAdmin() }, { adminUser: null }],
    ['a flag of another type', { token: 't', isAdmin: 'yes' }, { isAdmin: false, token: 't' }],
    ['a time of another type', { lastUpdate: 'today' }, { lastUpdate: null }],
    ['a flag that contradicts the rest', { token: null, isLoggedIn: true }, { isLoggedIn: false }],
  ])('%s is dropped', async (_, state, expected) => {
    await reload(entry({ ...INITIAL_SESSION, ...state }));
    expect(session()).toMatchObject(expected);
  });

  test('an unknown field is dropped', async () => {
    await reload(entry({ ...INITIAL_SESSION, role: 'admin' }));
    expect(session()).toEqual(INITIAL_SESSION);
  });

  test('bids of another shape are dropped', async () => {
    localStorage.setItem('my-bids', entry({ myBids: ['7'], bidsFetched: true }));
    await useMyBids.persist.rehydrate();
    expect(useMyBids.getState()).toEqual({ myBids: [], bidsFetched: false });
  });

  test('featured cases of another shape are dropped', async () => {
    localStorage.setItem('navbar', entry({ featuredCases: null, nextFetch: 5 }));
    await useNavbar.persist.rehydrate();
    expect(useNavbar.getState()).toEqual({ featuredCases: [], nextFetch: 0 });
  });
});

test('the featured cases of the navigation are kept with the time of the next reading', async () => {
  storeFeaturedCases([], 1000);
  useNavbar.setState({ featuredCases: [{ id: 1, case_code: 'ftx', name: 'FTX' }] });
  await useNavbar.persist.rehydrate();
  expect(useNavbar.getState()).toEqual({
    featuredCases: [{ id: 1, case_code: 'ftx', name: 'FTX' }],
    nextFetch: 601_000,
  });
});

test('a browser that stores nothing: the session works as long as the page', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  useSession.setState({ token: 'token' });
  await useSession.persist.rehydrate();
  expect(session().token).toBe('token');
});
