import { deviceStorage, isOwn, tabStorage } from '../own-storage';

interface StorageFault {
  /** Follows "The storage of this tab". */
  label: string;
  /** Shown on the panel's button while it is switched on. */
  mark: string;
  /** @returns a function that ends the fault. */
  begin: () => () => void;
}

/** Faults of the product's storage in this tab. That of the mocked app itself keeps working. */
export const STORAGE_FAULTS = {
  full: { label: 'is full', mark: 'Full', begin: fillUp },
  blocked: { label: 'is blocked', mark: 'Blocked', begin: block },
} as const satisfies Record<string, StorageFault>;

export type StorageFaultName = keyof typeof STORAGE_FAULTS;

/** The database of `@/session/kept/claim-files`. The exchange's database does not belong to the product. */
const CLAIM_FILES = 'claim-files';
const { setItem } = Storage.prototype;

/** Replaces what the product has stored for all tabs with invalid JSON. It takes effect with the next page load. */
export function corruptStorage(): void {
  for (const storage of [deviceStorage(), tabStorage()]) {
    for (const name of Object.keys(storage)) {
      if (!isOwn(name)) setItem.call(storage, name, '{"damaged by": QA');
    }
  }
}

/** Nothing more can be written. Stored items can be read and removed. */
function fillUp(): () => void {
  const { put } = IDBObjectStore.prototype;
  const refuse = () => {
    throw new DOMException('The QA panel leaves no room.', 'QuotaExceededError');
  };
  return together([
    replace(Storage.prototype, 'setItem', {
      value(this: Storage, name: string, text: string) {
        if (!isOwn(name)) refuse();
        setItem.call(this, name, text);
      },
    }),
    replace(IDBObjectStore.prototype, 'put', {
      value(this: IDBObjectStore, ...args: Parameters<typeof put>) {
        if (this.transaction.db.name === CLAIM_FILES) refuse();
        return put.apply(this, args);
      },
    }),
  ]);
}

/** Accessing the storage throws, as when a browser forbids a site to store anything. */
function block(): () => void {
  const { open } = IDBFactory.prototype;
  const { transaction } = IDBDatabase.prototype;
  const refuse = (): never => {
    throw new DOMException('The QA panel blocks the storage.', 'SecurityError');
  };
  /** Such a tab hears nothing about what other tabs store. */
  const hearNothing = (event: StorageEvent) => {
    if (!isOwn(event.key)) event.stopImmediatePropagation();
  };
  window.addEventListener('storage', hearNothing, { capture: true });
  return together([
    () => window.removeEventListener('storage', hearNothing, { capture: true }),
    replace(window, 'localStorage', { get: refuse }),
    replace(window, 'sessionStorage', { get: refuse }),
    replace(IDBFactory.prototype, 'open', {
      value(this: IDBFactory, ...args: Parameters<typeof open>) {
        return args[0] === CLAIM_FILES ? refuse() : open.apply(this, args);
      },
    }),
    replace(IDBDatabase.prototype, 'transaction', {
      value(this: IDBDatabase, ...args: Parameters<typeof transaction>) {
        return this.name === CLAIM_FILES ? refuse() : transaction.apply(this, args);
      },
    }),
  ]);
}

/** @returns a function that restores the original. */
function replace(owner: object, name: string, by: PropertyDescriptor): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { ...by, configurable: true });
  return () => {
    if (before) Object.defineProperty(owner, name, before);
  };
}

function together(acts: (() => void)[]): () => void {
  return () => {
    for (const act of acts) act();
  };
}
