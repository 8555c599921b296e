import { IDBDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { keepFile, keptFiles } from '@/documents/claim/kept-files';
import { keepForm, keptForm } from '@/session/kept/kept-forms';
import { useSession } from '@/session/session-store';
import { mockDeviceDatabase } from '@/testing/browser/device-database';
import { aFile } from '@/testing/documents';
import { aUser } from '@/testing/people';
import { corruptStorage } from './storage-faults';
import { isCut } from './switched';
import { endTabFaults, failStorageAsSwitched, isMissingCode, useTabFaults } from './tab-faults';

mockDeviceDatabase();

beforeEach(() => {
  vi.stubGlobal('IDBFactory', IDBFactory);
  vi.stubGlobal('IDBDatabase', IDBDatabase);
  vi.stubGlobal('IDBObjectStore', IDBObjectStore);
});
afterEach(() => {
  endTabFaults();
  useSession.setState(useSession.getInitialState(), true);
});

const logIn = () => useSession.setState({ user: aUser(), token: 'token', isLoggedIn: true });

async function isFileKept(): Promise<boolean> {
  const file = aFile('proof.pdf');
  return await keepFile('ftx', {
    id: '1',
    kind: 'proof_of_claim',
    file,
    keptAt: 1,
    wasSent: false,
  });
}

describe('the storage of the tab', () => {
  beforeEach(failStorageAsSwitched);

  test('is full: what is new is refused, what is stored is read, and the switch itself is kept', async () => {
    localStorage.setItem('navbar', 'before');
    useTabFaults.setState({ storage: 'full' });
    expect(() => localStorage.setItem('navbar', 'after')).toThrow('no room');
    expect(localStorage.getItem('navbar')).toBe('before');
    expect(await isFileKept()).toBe(false);
    expect(sessionStorage.getItem('claims-exchange.qa-tab')).toContain('full');

    // The app goes on, in memory.
    logIn();
    keepForm('identity', { country: 'SE' });
    expect(keptForm('identity')).toEqual({ country: 'SE' });

    endTabFaults();
    localStorage.setItem('navbar', 'after');
    expect(localStorage.getItem('navbar')).toBe('after');
    expect(await isFileKept()).toBe(true);
  });

  test('is blocked: even to ask for it throws, in this tab alone', async () => {
    logIn();
    keepForm('identity', { country: 'SE' });
    expect(await isFileKept()).toBe(true);
    useTabFaults.setState({ storage: 'blocked' });
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      expect(() => window[name]).toThrow('blocks the storage');
    }
    expect(() => indexedDB.open('claim-files')).toThrow('blocks the storage');
    expect(keptForm('identity')).toBeNull();
    expect(await keptFiles('ftx')).toEqual([]);

    endTabFaults();
    expect(keptForm('identity')).toEqual({ country: 'SE' });
    expect(await keptFiles('ftx')).toHaveLength(1);
  });

  test('is blocked: of what other tabs store it hears nothing but the switches of the panel', () => {
    const heard = vi.fn<(event: StorageEvent) => void>();
    window.addEventListener('storage', heard);
    onTestFinished(() => window.removeEventListener('storage', heard));
    const storedElsewhere = (key: string) =>
      window.dispatchEvent(new StorageEvent('storage', { key }));
    useTabFaults.setState({ storage: 'blocked' });
    storedElsewhere('auth-info');
    expect(heard).not.toHaveBeenCalled();
    storedElsewhere('claims-exchange.clock');
    expect(heard).toHaveBeenCalledOnce();
    endTabFaults();
    storedElsewhere('auth-info');
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('is damaged: what is kept is no JSON, and the switches of the panel are whole', () => {
    logIn();
    keepForm('identity', { country: 'SE' });
    useTabFaults.setState({ storage: 'full' });
    corruptStorage();
    expect(() => JSON.parse(localStorage.getItem('auth-info') ?? '') as unknown).toThrow(
      SyntaxError,
    );
    expect(keptForm('identity')).toBeNull();
    expect(sessionStorage.getItem('claims-exchange.qa-tab')).toContain('full');
  });
});

test('a page that is loaded where storage is blocked has no session', () => {
  logIn();
  useTabFaults.setState({ storage: 'blocked' });
  onTestFinished(failStorageAsSwitched());
  expect(useSession.getState().isLoggedIn).toBe(false);
  endTabFaults();
  expect(localStorage.getItem('auth-info')).toContain('token');
});

test('the live connection alone is lost', () => {
  expect(isCut()).toBe(false);
  useTabFaults.setState({ isLiveCut: true });
  expect(isCut()).toBe(true);
});

test('after a deploy the code is gone until the page is loaded anew', async () => {
  const asked = (path: string) => isMissingCode(new Request(`https://claims.test${path}`));
  useTabFaults.setState({ isCodeGone: true });
  expect(asked('/assets/my-claims-page-1a2b.js')).toBe(true);
  expect(asked('/src/features/seller/my-claims-page.tsx?t=1')).toBe(true);
  expect(asked('/api/api/cases')).toBe(false);
  expect(asked('/assets/font-1a2b.woff2')).toBe(false);
  await useTabFaults.persist.rehydrate();
  expect(asked('/assets/my-claims-page-1a2b.js')).toBe(false);
});
