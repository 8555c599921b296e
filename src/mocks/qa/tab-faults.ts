import * as zod from 'zod/mini';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { keysOf } from '@/domain/keys-of';
import { safeStorage } from '@/storage/safe-storage';
import { INITIAL_SESSION, useSession } from '@/session/session-store';
import { OWN_NAMES, tabStorage } from '../own-storage';
import { STORAGE_FAULTS, type StorageFaultName } from './storage-faults';

const TabFaults = zod.object({
  /** Whether the live connection is lost, and that alone. */
  isLiveCut: zod.boolean(),
  storage: zod.nullable(zod.enum(keysOf(STORAGE_FAULTS))),
  /** Whether code that was not fetched yet is gone, as after a deploy: until the page is loaded anew. */
  isCodeGone: zod.boolean(),
});

const NONE: zod.infer<typeof TabFaults> = { isLiveCut: false, storage: null, isCodeGone: false };

/** What this tab suffers beside answers, until the tab is closed. */
export const useTabFaults = create<zod.infer<typeof TabFaults>>()(
  persist(() => NONE, {
    name: OWN_NAMES.tab,
    storage: createJSONStorage(() => safeStorage(tabStorage)),
    partialize: (faults) => ({ ...faults, isCodeGone: false }),
    merge: (stored) => TabFaults.safeParse(stored).data ?? NONE,
  }),
);

export function endTabFaults(): void {
  useTabFaults.setState(NONE);
}

let endStorageFault: (() => void) | undefined;

/**
 * Has the storage fail as it is switched, from now on. To be called before the app starts.
 *
 * @returns how to follow the switch no longer.
 */
export function failStorageAsSwitched(): () => void {
  const { storage: atFirst } = useTabFaults.getState();
  failStorage(atFirst);
  // The stores of the app have been read by now; a browser that blocks its storage has no session for a page that is loaded.
  if (atFirst === 'blocked') useSession.setState(INITIAL_SESSION);
  return useTabFaults.subscribe(({ storage }, before) => {
    if (storage !== before.storage) failStorage(storage);
  });
}

function failStorage(storage: StorageFaultName | null): void {
  endStorageFault?.();
  endStorageFault = storage ? STORAGE_FAULTS[storage].begin() : undefined;
}

/** Whether a file of the app is to be missing. Both a build and the development server name their code so. */
export function isMissingCode({ url }: Request): boolean {
  return (
    useTabFaults.getState().isCodeGone &&
    /^\/(assets|src)\/.+\.[jt]sx?$/.test(new URL(url).pathname)
  );
}
