import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import { removeClaimDrafts } from '@/session/kept/claim-drafts';

/** A database on the device, empty before each test. */
export function mockDeviceDatabase(): void {
  const clone = structuredClone;
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
    // Browsers store files. The test environment's clone would turn them into empty objects.
    vi.stubGlobal('structuredClone', (value: unknown) => cloneWithFiles(value, clone));
  });
  afterEach(() => {
    // Otherwise code that holds the database open would keep using this test's.
    removeClaimDrafts();
    vi.unstubAllGlobals();
  });
}

function cloneWithFiles(value: unknown, clone: (value: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null || !('file' in value)) return clone(value);
  const { file, ...rest } = value;
  return { ...(clone(rest) as object), file };
}
