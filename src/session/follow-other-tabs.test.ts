import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/api/query-client';
import { toast } from '@/ui/feedback/toast';
import { aBid } from '@/testing/offers';
import { anAdmin, aUser } from '@/testing/people';
import { useMyBids } from './bids/my-bids-store';
import { currentEpoch } from './epoch';
import { followOtherTabs } from './follow-other-tabs';
import { keepForm, keptForm, LOGOUT_KEY } from './kept/kept-forms';
import { beginSession, beginTabSession, endTabSession, setUser } from './session';
import { INITIAL_SESSION, useSession } from './session-store';
import { SESSION_KEY, type SessionState } from './stored-session';

/** Another tab stores a session; the browser tells this one. */
function otherTabStores(state: Partial<SessionState> | null): void {
  const newValue = state && JSON.stringify({ state: { ...INITIAL_SESSION, ...state }, version: 0 });
  if (newValue === null) localStorage.clear();
  else localStorage.setItem(SESSION_KEY, newValue);
  window.dispatchEvent(
    new StorageEvent('storage', {
      key: newValue === null ? null : SESSION_KEY,
      newValue,
      storageArea: localStorage,
    }),
  );
}

const session = () => useSession.getState();
const readAnswers = () => queryClient.getQueryCache().getAll().length;

beforeAll(followOtherTabs);

beforeEach(() => {
  endTabSession();
  useSession.setState(INITIAL_SESSION, true);
  beginSession('token', { isAdmin: false });
  setUser(aUser({ id: 5 }));
  queryClient.setQueryData(['/api/my_claims'], ['something']);
});

const loggedIn = { token: 'token', user: aUser({ id: 5 }), isLoggedIn: true };

describe('another tab', () => {
  test('logs out: this one does, and forgets what it has read', () => {
    const epoch = currentEpoch();
    useMyBids.setState({ myBids: [aBid()], bidsFetched: true });
    otherTabStores({});
    expect(session()).toMatchObject({ token: null, user: null, isLoggedIn: false });
    expect(currentEpoch()).not.toBe(epoch);
    expect(readAnswers()).toBe(0);
    expect(useMyBids.getState()).toMatchObject({ myBids: [], bidsFetched: false });
  });

  test.each([
    ['logs out', {}, 'You were logged out in another tab.'],
    [
      'logs in as somebody else',
      { token: 'other', user: aUser({ id: 6 }) },
      'The account was changed in another tab.',
    ],
  ])('%s, and this one says so', async (_, state, sentence) => {
    otherTabStores(state);
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  test('logs in: to whoever was a visitor here nothing is said', async () => {
    useSession.setState(INITIAL_SESSION, true);
    const said = vi.spyOn(toast, 'warning');
    otherTabStores(loggedIn);
    expect(session()).toMatchObject({ token: 'token' });
    expect(said).not.toHaveBeenCalled();
  });

  test.each([
    ['logs out: what was typed here is forgotten', '5/', null],
    ['logs out, after this one has heard of it otherwise', '5/', null],
    ['logs somebody else out: what was typed here stays', '6/', 'typed'],
  ])('%s', (name, whose, left) => {
    keepForm('profile', 'typed');
    if (name.includes('otherwise')) otherTabStores({});
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: LOGOUT_KEY,
        newValue: whose,
        storageArea: localStorage,
      }),
    );
    setUser(aUser({ id: 5 }));
    expect(keptForm('profile')).toBe(left);
  });

  test('empties the storage: that is a logout', () => {
    otherTabStores(null);
    expect(session()).toEqual(INITIAL_SESSION);
    expect(readAnswers()).toBe(0);
  });

  test('logs in as somebody else: this one is that person’s, without a trace of the first', () => {
    const epoch = currentEpoch();
    otherTabStores({ token: 'other', user: aUser({ id: 6 }), isLoggedIn: true });
    expect(session()).toMatchObject({ token: 'other', user: { id: 6 } });
    expect(currentEpoch()).not.toBe(epoch);
    expect(readAnswers()).toBe(0);
  });

  test('logs in as an administrator', () => {
    otherTabStores({ token: 'admin', isAdmin: true, adminUser: anAdmin() });
    expect(session()).toMatchObject({ token: 'admin', user: null, adminUser: { id: 1 } });
    expect(readAnswers()).toBe(0);
  });

  test('logs in while this one shows a visitor’s pages: they are read anew', () => {
    otherTabStores({});
    queryClient.setQueryData(['/api/claims/7'], 'rounded');
    otherTabStores(loggedIn);
    expect(session()).toMatchObject({ token: 'token', user: { id: 5 } });
    expect(readAnswers()).toBe(0);
  });

  test('has got a new token for the same person: this one goes on with it, undisturbed', () => {
    const epoch = currentEpoch();
    otherTabStores({ ...loggedIn, token: 'rotated' });
    expect(session().token).toBe('rotated');
    expect(currentEpoch()).toBe(epoch);
    expect(readAnswers()).toBe(1);
  });

  test('logs in as the same person, token first: this one goes on undisturbed', () => {
    const epoch = currentEpoch();
    otherTabStores({ token: 'newer' });
    otherTabStores({ ...loggedIn, token: 'newer' });
    expect(session()).toMatchObject({ token: 'newer', user: { id: 5 } });
    expect(currentEpoch()).toBe(epoch);
    expect(readAnswers()).toBe(1);
  });

  test('stores what makes no sense: this one stays as it is or becomes a visitor’s, and stands', () => {
    localStorage.setItem(SESSION_KEY, 'garbage');
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: SESSION_KEY,
        newValue: 'garbage',
        storageArea: localStorage,
      }),
    );
    expect(readAnswers()).toBe(0);
  });

  test('stores something else', () => {
    const epoch = currentEpoch();
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'theme', newValue: 'dark', storageArea: localStorage }),
    );
    expect(currentEpoch()).toBe(epoch);
    expect(readAnswers()).toBe(1);
  });
});

describe('a page that comes back from the browser’s back/forward cache', () => {
  /** Without a word to this page, which stood still. */
  const comeBack = (text: string | null) => {
    if (text === null) localStorage.removeItem(SESSION_KEY);
    else localStorage.setItem(SESSION_KEY, text);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  };
  const stored = (state: Partial<SessionState>) =>
    JSON.stringify({ state: { ...INITIAL_SESSION, ...state }, version: 0 });

  test('is that of who has logged in meanwhile', () => {
    const epoch = currentEpoch();
    comeBack(stored({ token: 'other', user: aUser({ id: 6 }), isLoggedIn: true }));
    expect(session()).toMatchObject({ token: 'other', user: { id: 6 } });
    expect(currentEpoch()).not.toBe(epoch);
    expect(readAnswers()).toBe(0);
  });

  test('goes on undisturbed where nobody has', () => {
    const epoch = currentEpoch();
    comeBack(stored({ ...loggedIn, token: 'rotated' }));
    expect(session().token).toBe('rotated');
    expect(currentEpoch()).toBe(epoch);
    expect(readAnswers()).toBe(1);
  });

  test('keeps a session that the browser has refused to store', () => {
    comeBack(null);
    expect(session()).toMatchObject({ token: 'token', user: { id: 5 } });
    expect(readAnswers()).toBe(1);
  });
});

test('a tab with a session of its own follows no other', () => {
  beginTabSession('tab token');
  queryClient.setQueryData(['/api/my_claims'], ['something']);
  otherTabStores({});
  expect(session().token).toBe('tab token');
  expect(readAnswers()).toBe(1);
});
