import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aFile } from '@/testing/documents';
import { aUser } from '@/testing/people';
import { mockDeviceDatabase } from '@/testing/browser/device-database';
import type { KeptFile } from './kept-files';

mockDeviceDatabase();

/** The app as it is after a reload: the device alone has a memory. */
async function openApp() {
  vi.resetModules();
  const files = await import('./kept-files');
  const { logout, beginTabSession } = await import('@/session/session');
  const { keepDraft } = await import('@/session/kept/claim-drafts');
  const { adoptDrafts } = await import('@/session/kept/drafts-of-visitor');
  const { useSession } = await import('@/session/session-store');
  return { ...files, logout, beginTabSession, keepDraft, adoptDrafts, useSession };
}

type App = Awaited<ReturnType<typeof openApp>>;
let app: App;
beforeEach(async () => {
  app = await openApp();
});

function kept(id: string, differences: Partial<KeptFile> = {}): KeptFile {
  const file = aFile(`${id}.pdf`);
  return { id, kind: 'proof_of_claim', file, keptAt: Number(id), wasSent: false, ...differences };
}

async function names(of: App, draftName: string): Promise<string[]> {
  return (await of.keptFiles(draftName)).map(({ kept: { file } }) => file.name);
}

test('files of a draft survive a reload, in the order in which they were chosen', async () => {
  await app.keepFile('ftx', kept('2', { kind: 'tax_form' }));
  expect(await app.keepFile('ftx', kept('1'))).toBe(true);
  await app.keepFile('celsius', kept('3'));

  const found = await (await openApp()).keptFiles('ftx');
  expect(found).toMatchObject([
    { isOnDevice: true, kept: { id: '1', kind: 'proof_of_claim', wasSent: false } },
    { isOnDevice: true, kept: { id: '2', kind: 'tax_form', wasSent: false } },
  ]);
  expect(found[0]?.kept.file).toMatchObject({ name: '1.pdf', type: 'application/pdf', size: 7 });
});

test('that sending was begun is remembered', async () => {
  await app.keepFile('ftx', kept('1'));
  await app.markSent('ftx', '1');
  expect(await (await openApp()).keptFiles('ftx')).toMatchObject([{ kept: { wasSent: true } }]);
});

test('what another tab has begun to send is known before it is sent again', async () => {
  await app.keepFile('ftx', kept('1'));
  expect(await app.stillKept('ftx', kept('1'))).toMatchObject({ wasSent: false });
  await (await openApp()).markSent('ftx', '1');
  expect(await app.stillKept('ftx', kept('1'))).toMatchObject({ wasSent: true });
});

test('one file is dropped, or all of a draft', async () => {
  for (const id of ['1', '2', '3']) await app.keepFile('ftx', kept(id));
  await app.markSent('ftx', '1');
  await app.keepFile('celsius', kept('4'));
  await app.dropFile('ftx', '1');
  expect(await app.stillKept('ftx', kept('1'))).toBeNull();
  expect(await names(app, 'ftx')).toEqual(['2.pdf', '3.pdf']);
  await app.dropFiles('ftx');
  expect(await names(app, 'ftx')).toEqual([]);
  expect(await names(app, 'celsius')).toEqual(['4.pdf']);
});

test('what another version of the app has stored otherwise is left out', async () => {
  await app.keepFile('ftx', kept('1'));
  await app.keepFile('ftx', { ...kept('2'), kind: 'selfie' as 'other' });
  expect(await names(app, 'ftx')).toEqual(['1.pdf']);
});

describe.each<[string, () => void]>([
  ['blocked', () => vi.stubGlobal('indexedDB', undefined)],
  [
    'full',
    () =>
      vi.spyOn(IDBTransaction.prototype, 'objectStore').mockImplementation(() => {
        throw new DOMException('There is no room left.', 'QuotaExceededError');
      }),
  ],
])('where storage is %s', (_, refuse) => {
  beforeEach(async () => {
    const { IDBTransaction: transaction } = await import('fake-indexeddb');
    vi.stubGlobal('IDBTransaction', transaction);
    refuse();
  });

  test('a file stays in the memory of the tab', async () => {
    expect(await app.keepFile('ftx', kept('1'))).toBe(false);
    expect(await app.keptFiles('ftx')).toMatchObject([{ isOnDevice: false, kept: { id: '1' } }]);
    expect(await names(app, 'celsius')).toEqual([]);
    expect(await names(await openApp(), 'ftx')).toEqual([]);
  });

  test('a file in memory can be dropped, and a logout forgets it', async () => {
    for (const id of ['1', '2']) await app.keepFile('ftx', kept(id));
    await app.dropFile('ftx', '1');
    expect(await names(app, 'ftx')).toEqual(['2.pdf']);
    app.logout();
    expect(await names(app, 'ftx')).toEqual([]);
  });
});

describe('a logout', () => {
  test('removes every file, in spite of connections that are open', async () => {
    const otherTab = await openApp();
    await app.keepFile('ftx', kept('1'));
    expect(await names(otherTab, 'ftx')).toEqual(['1.pdf']);
    app.logout();
    expect(await names(app, 'ftx')).toEqual([]);
    expect(await names(otherTab, 'ftx')).toEqual([]);
  });

  test('leaves a device on which files can be kept again', async () => {
    await app.keepFile('ftx', kept('1'));
    app.logout();
    expect(await app.keepFile('ftx', kept('2'))).toBe(true);
    expect(await names(app, 'ftx')).toEqual(['2.pdf']);
  });
});

describe('files follow what becomes of their draft', () => {
  const PATH = '/claim-onboarding/ftx?step=documents';
  const mara = aUser({ id: 7 });

  test('taken over by the account that the form has led to, in this tab and in others', async () => {
    const otherTab = await openApp();
    app.keepDraft('visitor/case-ftx', { path: PATH });
    await app.keepFile('visitor/case-ftx', kept('1'));
    await app.markSent('visitor/case-ftx', '1');
    await app.keepFile('visitor/case-celsius', kept('2'));
    await app.adoptDrafts(mara, PATH);
    for (const tab of [app, otherTab]) {
      expect(await names(tab, 'visitor/case-ftx')).toEqual([]);
      expect(await names(tab, '7/case-ftx')).toEqual(['1.pdf']);
      expect(await names(tab, 'visitor/case-celsius')).toEqual(['2.pdf']);
    }
    expect(await app.stillKept('7/case-ftx', kept('1'))).toMatchObject({ wasSent: true });
  });

  test('left behind by a lost session, they outlast the logout of somebody else', async () => {
    app.keepDraft('7/case-ftx', { path: PATH });
    await app.keepFile('7/case-ftx', kept('1'));
    app.useSession.setState({ user: aUser({ id: 8 }), token: 'token', isLoggedIn: true });
    await app.keepFile('8/case-ftx', kept('2'));
    app.logout();
    await vi.waitFor(async () => expect(await names(app, '8/case-ftx')).toEqual([]));
    expect(await names(app, '7/case-ftx')).toEqual(['1.pdf']);
  });
});

test('a tab that acts in a user’s name sees no files of the device and leaves them there', async () => {
  await app.keepFile('ftx', kept('1'));
  const tab = await openApp();
  tab.beginTabSession('token');
  expect(await names(tab, 'ftx')).toEqual([]);
  expect(await tab.keepFile('ftx', kept('2'))).toBe(false);
  expect(await names(tab, 'ftx')).toEqual(['2.pdf']);
  tab.logout();
  expect(await names(tab, 'ftx')).toEqual([]);

  sessionStorage.clear();
  expect(await names(await openApp(), 'ftx')).toEqual(['1.pdf']);
});
