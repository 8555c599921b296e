import * as zod from 'zod/mini';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { keysOf } from '@/domain/keys-of';
import { safeStorage } from '@/storage/safe-storage';
import { INITIAL_SESSION, useSession } from '@/session/session-store';
import { OWN_NAMES, tabStorage } from '../own-storage';
import { STORAGE_FAULTS, type StorageFaultName } from './storage-faults';

const TabFaults = zod.object({
  /** Whether only the live connection is lost. */
  isLiveCut: zod.boolean(),
  storage: zod.nullable(zod.enum(keysOf(STORAGE_FAULTS))),
  /** Whether code that has not been loaded yet is gone, as after a deploy. Lasts until the page is reloaded. */
  isCodeGone: zod.boolean(),
});

const NONE: zod.infer<typeof TabFaults> = { isLiveCut: false, storage: null, isCodeGone: false };

/** The faults of this tab other than answers, until the tab is closed. */
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
 * Makes the storage fail as switched, from now on. Call it before the app starts.
 *
 * @returns a function that stops following the switch.
 */
export function failStorageAsSwitched(): () => void {
  const { storage: atFirst } = useTabFaults.getState();
  failStorage(atFirst);
  // The app's stores have already been read. A browser that blocks its storage has no session after a page load.
  if (atFirst === 'blocked') useSession.setState(INITIAL_SESSION);
  return useTabFaults.subscribe(({ storage }, before) => {
    if (storage !== before.storage) failStorage(storage);
  });
}

function failStorage(storage: StorageFaultName | null): void {
  endStorageFault?.();
  endStorageFault = storage ? STORAGE_FAULTS[storage].begin() : undefined;
}

/** Whether a file of the app should be missing. Both a build and the development server name code files this way. */
export function isMissingCode({ url }: Request): boolean {
  return (
    useTabFaults.getState().isCodeGone &&
    /^\/(assets|src)\/.+\.[jt]sx?$/.test(new URL(url).pathname)
  );
}
