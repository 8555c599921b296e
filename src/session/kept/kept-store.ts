import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { safeStorage } from './safe-storage';

/** A store that is kept on this device, for all tabs; what was stored counts only where `isState` knows it. */
export function keptStore<State>(
  name: string,
  initial: State,
  isState: (stored: unknown) => stored is State,
) {
  return create<State>()(
    persist(() => initial, {
      name,
      storage: createJSONStorage(() => safeStorage(() => window.localStorage)),
      merge: (stored, current) => (isState(stored) ? stored : current),
    }),
  );
}
