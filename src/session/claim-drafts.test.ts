import { beforeEach, expect, test } from 'vitest';
import { aUser } from '@/testing/people';
import {
  areDraftsHeld,
  CLAIM_DRAFT_KEYS,
  dropDraft,
  keepDraft,
  keptDraft,
  keptDrafts,
  pathOfKeptDraft,
} from './claim-drafts';
import { beginSession, expireSession, logout, setUser } from './session';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);

beforeEach(() => {
  logout();
  window.localStorage.clear();
});

function logIn(id: number): void {
  beginSession('token', { isAdmin: false });
  setUser(aUser({ id }));
}

test('a form is kept under its name with its time, the latest first', () => {
  keepDraft('user', 'case-ftx', { face_amount: '1' }, at('10:00'));
  keepDraft('user', 'case-celsius', { face_amount: '2' }, at('11:00'));
  keepDraft('user', 'case-ftx', { face_amount: '3' }, at('12:00'));
  expect(keptDrafts('user')).toEqual([
    { name: 'case-ftx', form: { face_amount: '3' }, savedAt: '2026-11-20T12:00:00.000Z' },
    { name: 'case-celsius', form: { face_amount: '2' }, savedAt: '2026-11-20T11:00:00.000Z' },
  ]);
  expect(keptDrafts('admin')).toEqual([]);
  dropDraft('user', 'case-ftx');
  expect(keptDraft('user', 'case-ftx')).toBeNull();
  dropDraft('user', 'case-celsius');
  expect(window.localStorage.getItem(CLAIM_DRAFT_KEYS.user.form)).toBeNull();
});

test.each(['no json', '[1]', '"text"', 'null'])(
  'a storage that holds %s keeps nothing',
  (stored) => {
    window.localStorage.setItem(CLAIM_DRAFT_KEYS.user.form, stored);
    expect(keptDrafts('user')).toEqual([]);
    keepDraft('user', 'case-ftx', { face_amount: '1' });
    expect(keptDraft('user', 'case-ftx')?.form).toEqual({ face_amount: '1' });
  },
);

test('a logout leaves nothing behind, also for the same person', () => {
  logIn(7);
  keepDraft('user', 'claim-1', { face_amount: '1' });
  logout();
  expect(keptDrafts('user')).toEqual([]);
  logIn(7);
  expect(keptDrafts('user')).toEqual([]);
});

test('a session that ends by itself keeps nothing stored, and the same person finds the form again', () => {
  logIn(7);
  keepDraft('user', 'claim-1', { face_amount: '25,0' }, at('10:00'));
  expireSession();
  expect(window.localStorage.getItem(CLAIM_DRAFT_KEYS.user.form)).toBeNull();
  expect(areDraftsHeld()).toBe(true);
  logIn(7);
  expect(keptDraft('user', 'claim-1')).toEqual({
    name: 'claim-1',
    form: { face_amount: '25,0' },
    savedAt: '2026-11-20T10:00:00.000Z',
  });
});

test('somebody else who logs in afterwards does not find it, nor does the first person later', () => {
  logIn(7);
  keepDraft('user', 'claim-1', { face_amount: '1' });
  expireSession();
  logIn(8);
  expect(keptDrafts('user')).toEqual([]);
  logIn(7);
  expect(keptDrafts('user')).toEqual([]);
});

test('a logout on purpose forgets what waited', () => {
  logIn(7);
  keepDraft('user', 'claim-1', { face_amount: '1' });
  expireSession();
  beginSession('token', { isAdmin: true });
  logout();
  expect(areDraftsHeld()).toBe(false);
});

test('what was written since does not give way to what waited', () => {
  logIn(7);
  keepDraft('user', 'case-ftx', { face_amount: 'old' });
  expireSession();
  keepDraft('user', 'case-ftx', { face_amount: 'new' });
  logIn(7);
  expect(keptDraft('user', 'case-ftx')?.form).toEqual({ face_amount: 'new' });
});

test('the way back into a form leads to a page of ours only', () => {
  expect(pathOfKeptDraft()).toBeNull();
  keepDraft('user', 'case-ftx', { path: '/claim-onboarding/ftx?step=review' }, at('10:00'));
  expect(pathOfKeptDraft()).toBe('/claim-onboarding/ftx?step=review');
  keepDraft('user', 'case-evil', { path: '//evil.com' }, at('11:00'));
  expect(pathOfKeptDraft()).toBeNull();
});
