import { beforeEach, describe, expect, test } from 'vitest';
import { aUser } from '@/testing/people';
import {
  areDraftsHeld,
  CLAIM_DRAFT_KEYS,
  dropDraft,
  keepDraft,
  keptDraft,
  keptDrafts,
} from './claim-drafts';
import { pathOfKeptDraft, promiseDrafts, adoptDrafts } from './drafts-of-visitor';
import { beginSession, expireSession, logout, loseSession, setUser } from '../session';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const FORM = '/claim-onboarding/ftx?step=review';

beforeEach(() => {
  logout();
  window.localStorage.clear();
});

const person = (id: number) => aUser({ id, email: `person-${id}@example.com` });

function logIn(id: number): void {
  beginSession('token', { isAdmin: false });
  setUser(person(id));
}

const names = () => keptDrafts().map(({ name }) => name);

test('a form is kept under its name with its time, the latest first', () => {
  keepDraft('visitor/case-ftx', { face_amount: '1' }, at('10:00'));
  keepDraft('visitor/case-celsius', { face_amount: '2' }, at('11:00'));
  keepDraft('visitor/case-ftx', { face_amount: '3' }, at('12:00'));
  expect(keptDrafts()).toEqual([
    { name: 'visitor/case-ftx', form: { face_amount: '3' }, savedAt: '2026-11-20T12:00:00.000Z' },
    {
      name: 'visitor/case-celsius',
      form: { face_amount: '2' },
      savedAt: '2026-11-20T11:00:00.000Z',
    },
  ]);
  dropDraft('visitor/case-ftx');
  expect(keptDraft('visitor/case-ftx')).toBeNull();
  dropDraft('visitor/case-celsius');
  expect(window.localStorage.getItem(CLAIM_DRAFT_KEYS.form)).toBeNull();
});

test.each(['no json', '[1]', '"text"', 'null'])(
  'a storage that holds %s keeps nothing',
  (stored) => {
    window.localStorage.setItem(CLAIM_DRAFT_KEYS.form, stored);
    expect(keptDrafts()).toEqual([]);
    keepDraft('visitor/case-ftx', { face_amount: '1' });
    expect(keptDraft('visitor/case-ftx')?.form).toEqual({ face_amount: '1' });
  },
);

test('what was kept without an owner is shown to nobody', () => {
  window.localStorage.setItem('claim-form', '{"case-ftx":{"face_amount":"1"}}');
  window.localStorage.setItem('claim-form-saved-at', '{"case-ftx":"2026-11-20T10:00:00.000Z"}');
  expect(keptDrafts()).toEqual([]);
  logIn(7);
  expect(keptDrafts()).toEqual([]);
  logout();
  expect(window.localStorage.getItem('claim-form')).toBeNull();
});

test('a logout leaves nothing behind, also for the same person', () => {
  logIn(7);
  keepDraft('7/claim-1', { face_amount: '1' });
  logout();
  expect(keptDrafts(7)).toEqual([]);
  logIn(7);
  expect(keptDrafts()).toEqual([]);
});

describe('a session that ends by itself', () => {
  test('keeps nothing stored, and the same person finds the form again', () => {
    logIn(7);
    keepDraft('7/claim-1', { face_amount: '25,0' }, at('10:00'));
    expireSession();
    expect(window.localStorage.getItem(CLAIM_DRAFT_KEYS.form)).toBeNull();
    expect(areDraftsHeld()).toBe(true);
    logIn(7);
    expect(keptDraft('7/claim-1')).toEqual({
      name: '7/claim-1',
      form: { face_amount: '25,0' },
      savedAt: '2026-11-20T10:00:00.000Z',
    });
  });

  test('somebody else who logs in afterwards does not find it, nor does the first person later', () => {
    logIn(7);
    keepDraft('7/claim-1', { face_amount: '1' });
    expireSession();
    logIn(8);
    expect(keptDrafts()).toEqual([]);
    logIn(7);
    expect(keptDrafts()).toEqual([]);
  });

  test('a logout on purpose forgets what waited', () => {
    logIn(7);
    keepDraft('7/claim-1', { face_amount: '1' });
    expireSession();
    beginSession('token', { isAdmin: true });
    logout();
    expect(areDraftsHeld()).toBe(false);
  });

  test('what was written since does not give way to what waited', () => {
    logIn(7);
    keepDraft('7/case-ftx', { face_amount: 'old' });
    expireSession();
    keepDraft('7/case-ftx', { face_amount: 'new' });
    logIn(7);
    expect(keptDraft('7/case-ftx')?.form).toEqual({ face_amount: 'new' });
  });
});

describe('a session that was lost leaves the form on the device', () => {
  beforeEach(() => {
    logIn(7);
    keepDraft('7/case-ftx', { face_amount: '1', path: FORM });
    loseSession();
  });

  test('nobody else sees it: neither a visitor nor who logs in next', async () => {
    expect(names()).toEqual([]);
    expect(pathOfKeptDraft()).toBeNull();
    await adoptDrafts(person(8), FORM);
    logIn(8);
    expect(names()).toEqual([]);
    expect(pathOfKeptDraft()).toBeNull();
  });

  test('its person finds it again, also after somebody else has logged in, written and logged out', () => {
    logIn(8);
    keepDraft('8/case-ftx', { face_amount: '2' });
    logout();
    expect(keptDrafts(8)).toEqual([]);
    logIn(7);
    expect(names()).toEqual(['7/case-ftx']);
  });
});

test('until it is known who has logged in, no form is shown', () => {
  keepDraft('visitor/case-ftx', { face_amount: '1' });
  beginSession('token', { isAdmin: false });
  expect(keptDrafts()).toEqual([]);
  beginSession('token', { isAdmin: true });
  expect(keptDrafts()).toEqual([]);
});

describe('a visitor’s form', () => {
  beforeEach(() => keepDraft('visitor/case-ftx', { face_amount: '1', path: FORM }));

  test('goes to whoever logs in from its page, and leads there', async () => {
    expect(await adoptDrafts(person(7), '/claim-onboarding/ftx')).toBe(FORM);
    expect(keptDrafts('visitor')).toEqual([]);
    logIn(7);
    expect(names()).toEqual(['7/case-ftx']);
  });

  test.each([null, '/settings', '/claim-onboarding/celsius'])(
    'does not go to who logs in from %s',
    async (from) => {
      expect(await adoptDrafts(person(7), from)).toBeNull();
      logIn(7);
      expect(names()).toEqual([]);
    },
  );

  test('goes to the address that was given on the way from its page, in whichever tab', async () => {
    promiseDrafts(FORM, ' Person-7@Example.com');
    expect(await adoptDrafts(person(8), null)).toBeNull();
    expect(await adoptDrafts(person(7), null)).toBe(FORM);
  });

  test('waits for that person while somebody else logs in and out', async () => {
    promiseDrafts(FORM, 'person-7@example.com');
    await adoptDrafts(person(8), null);
    logIn(8);
    logout();
    expect(await adoptDrafts(person(7), null)).toBe(FORM);
  });

  test('an account that was asked for elsewhere is promised nothing', async () => {
    promiseDrafts(null, 'person-7@example.com');
    promiseDrafts('/marketplace', 'person-7@example.com');
    expect(await adoptDrafts(person(7), null)).toBeNull();
  });

  test('that nobody waits for is removed by the next logout', () => {
    logIn(8);
    logout();
    expect(window.localStorage.getItem('claim-form')).toBeNull();
  });

  test('does not replace the one that the account has of the same case', async () => {
    keepDraft('7/case-ftx', { face_amount: 'of the account' }, at('09:00'));
    await adoptDrafts(person(7), FORM);
    logIn(7);
    expect(keptDrafts().map(({ form }) => form)).toEqual([
      expect.objectContaining({ face_amount: '1' }),
      { face_amount: 'of the account' },
    ]);
  });
});

test('the way back into a form leads to a page of ours only', () => {
  expect(pathOfKeptDraft()).toBeNull();
  keepDraft('visitor/case-ftx', { path: FORM }, at('10:00'));
  expect(pathOfKeptDraft()).toBe(FORM);
  keepDraft('visitor/case-evil', { path: '//evil.com' }, at('11:00'));
  expect(pathOfKeptDraft()).toBeNull();
});
