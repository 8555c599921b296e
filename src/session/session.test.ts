import { beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/api/query-client';
import { aBid } from '@/testing/offers';
import { anAdmin, aUser } from '@/testing/people';
import { currentEpoch, epochSignal } from './epoch';
import { MY_BIDS_KEY, useMyBids } from './bids/my-bids-store';
import {
  beginSession,
  beginTabSession,
  endTabSession,
  isTabSession,
  loseSession,
  logout,
  replaceToken,
  setAdminUser,
  setFirstLogin,
  setUser,
} from './session';
import { keepDraft } from './kept/claim-drafts';
import { INITIAL_SESSION, useSession } from './session-store';
import { SESSION_KEY } from './stored-session';

const DRAFTS = [
  'claim-form',
  'claim-form-saved-at',
  'admin-claim-form',
  'admin-claim-form-saved-at',
];

const session = () => useSession.getState();

/** What a storage keeps of the session. */
function stored(storage: Storage): unknown {
  return (JSON.parse(storage.getItem(SESSION_KEY) ?? 'null') as { state: unknown } | null)?.state;
}

/** Leaves traces of a person in every place that holds any. */
function leaveTraces(): void {
  for (const key of DRAFTS) localStorage.setItem(key, 'something');
  useMyBids.setState({ myBids: [aBid()], bidsFetched: true });
  queryClient.setQueryData(['/api/my_claims'], ['something']);
}

beforeEach(() => {
  queryClient.clear();
  useMyBids.setState({ myBids: [], bidsFetched: false });
  useSession.setState(INITIAL_SESSION, true);
});

describe('Login success', () => {
  test('stores the token and asks for the profile', () => {
    beginSession('first', { isAdmin: false });
    expect(session()).toMatchObject({ token: 'first', shouldUpdate: true, isAdmin: false });
    expect(stored(localStorage)).toMatchObject({ token: 'first', shouldUpdate: true });
  });

  test('isAdmin is true only after the admin sign-in', () => {
    beginSession('admin token', { isAdmin: true });
    expect(session().isAdmin).toBe(true);
    beginSession('user token', { isAdmin: false });
    expect(session().isAdmin).toBe(false);
  });

  test('shows nothing of the person before', () => {
    beginSession('first', { isAdmin: true });
    setAdminUser(anAdmin());
    leaveTraces();
    beginSession('second', { isAdmin: false });
    expect(session()).toMatchObject({ user: null, adminUser: null, isLoggedIn: false });
    expect(useMyBids.getState()).toMatchObject({ myBids: [], bidsFetched: false });
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  test('keeps the claim form that the visitor has begun', () => {
    leaveTraces();
    beginSession('first', { isAdmin: false });
    expect(localStorage.getItem('claim-form')).toBe('something');
  });

  test('a later answer replaces the token and nothing else', () => {
    beginSession('first', { isAdmin: false });
    setUser(aUser(), 1000);
    const epoch = currentEpoch();
    replaceToken('rotated');
    expect(session()).toMatchObject({ token: 'rotated', isLoggedIn: true, lastUpdate: 1000 });
    expect(currentEpoch()).toBe(epoch);
  });
});

test('Setting a user marks as logged in and stamps lastUpdate', () => {
  beginSession('first', { isAdmin: false });
  setUser(aUser({ id: 5 }), 1_760_000_000_000);
  expect(session()).toMatchObject({
    user: { id: 5 },
    isLoggedIn: true,
    lastUpdate: 1_760_000_000_000,
    shouldUpdate: false,
  });
});

test('Setting an admin user collapses the admin menu', () => {
  beginSession('first', { isAdmin: true });
  expect(session().isAdminMenuCollapsed).toBe(false);
  setAdminUser(anAdmin());
  expect(session()).toMatchObject({
    adminUser: { id: 1 },
    isAdmin: true,
    isAdminMenuCollapsed: true,
  });
});

describe('Logout', () => {
  test('clears user, token, admin data and flags, and resets the welcome modal', () => {
    beginSession('first', { isAdmin: false });
    setUser(aUser());
    setFirstLogin(true);
    setAdminUser(anAdmin());
    logout();
    expect(session()).toEqual(INITIAL_SESSION);
    expect(INITIAL_SESSION.welcomeModal).toBe(true);
    expect(stored(localStorage)).toEqual(INITIAL_SESSION);
  });

  test('removes the claim forms, of admin and user, with their times', () => {
    leaveTraces();
    logout();
    for (const key of DRAFTS) expect(localStorage.getItem(key)).toBeNull();
  });

  test('removes the stored bids', () => {
    leaveTraces();
    logout();
    expect(useMyBids.getState()).toMatchObject({ myBids: [], bidsFetched: false });
    expect(localStorage.getItem(MY_BIDS_KEY)).toBeNull();
  });

  test('forgets what was read and aborts what is in flight', () => {
    leaveTraces();
    const signal = epochSignal();
    logout();
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    expect(signal.aborted).toBe(true);
    expect(epochSignal().aborted).toBe(false);
  });

  test('leaves what is nobody’s own', () => {
    localStorage.setItem('theme', 'dark');
    logout();
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  test('twice is as good as once', () => {
    beginSession('first', { isAdmin: false });
    logout();
    logout();
    expect(session()).toEqual(INITIAL_SESSION);
  });

  test('works where the browser blocks its storage', () => {
    beginSession('first', { isAdmin: false });
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    logout();
    expect(session().token).toBeNull();
  });
});

test('Failed profile refresh clears the token and opens the welcome modal', () => {
  beginSession('first', { isAdmin: false });
  setUser(aUser());
  leaveTraces();
  loseSession();
  expect(session()).toMatchObject({
    token: null,
    user: null,
    isLoggedIn: false,
    welcomeModal: true,
  });
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  // The claim form is the person's, who may log in again at once.
  expect(localStorage.getItem('claim-form')).toBe('something');
});

describe('a session of one tab', () => {
  beforeEach(() => {
    beginSession('admin token', { isAdmin: true });
    setAdminUser(anAdmin());
  });

  test('is kept in the tab; the administrator’s own stays untouched', () => {
    const before = localStorage.getItem(SESSION_KEY);
    beginTabSession('user token');
    setUser(aUser());
    expect(isTabSession()).toBe(true);
    expect(session()).toMatchObject({ token: 'user token', isAdmin: false, adminUser: null });
    expect(stored(sessionStorage)).toMatchObject({ token: 'user token', user: { id: 41 } });
    expect(localStorage.getItem(SESSION_KEY)).toBe(before);
  });

  test('is there again after a reload of the tab', async () => {
    beginTabSession('user token');
    useSession.setState(INITIAL_SESSION);
    sessionStorage.setItem(
      SESSION_KEY,
      JSON.stringify({ state: { ...INITIAL_SESSION, token: 'user token' }, version: 0 }),
    );
    await useSession.persist.rehydrate();
    expect(session().token).toBe('user token');
  });

  test('ends with its own claim form, without touching the session and the forms of the other tabs', () => {
    leaveTraces();
    const before = localStorage.getItem(SESSION_KEY);
    beginTabSession('user token');
    keepDraft('41/claim-1', { face_amount: '1' });
    expect(sessionStorage.getItem('claim-form')).not.toBeNull();
    logout();
    expect(sessionStorage.getItem('claim-form')).toBeNull();
    expect(session().token).toBeNull();
    expect(stored(sessionStorage)).toMatchObject({ token: null });
    expect(localStorage.getItem(SESSION_KEY)).toBe(before);
    expect(localStorage.getItem('admin-claim-form')).toBe('something');
    expect(localStorage.getItem('claim-form')).toBe('something');
  });

  test('given up, the tab is one of the administrator’s again', () => {
    beginTabSession('user token');
    endTabSession();
    expect(isTabSession()).toBe(false);
    expect(session()).toMatchObject({ token: 'admin token', isAdmin: true, adminUser: { id: 1 } });
  });

  test('does not begin where the tab can keep nothing: its token would replace the administrator’s', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => beginTabSession('user token')).toThrow('denied');
    expect(session().token).toBe('admin token');
  });
});
