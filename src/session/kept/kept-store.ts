import { createStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { safeStorage } from '@/storage/safe-storage';
import { KEPT_IN, type KeptName } from './kept-names';
import { storeHook } from './store-hook';

type TakeStored = (text: string | undefined) => void;

const takers = new Map<KeptName, TakeStored>();

/** A store that is kept where its name says. What was stored counts only if `isState` accepts it. */
export function keptStore<State>(
  name: KeptName,
  initial: State,
  isState: (stored: unknown) => stored is State,
) {
  const storage = safeStorage(KEPT_IN[name]);
  const store = createStore<State>()(
    persist(() => initial, {
      name,
      storage: createJSONStorage(() => storage),
      merge: (stored, current) => (isState(stored) ? stored : current),
    }),
  );
  if (import.meta.env.SSR) {
    takers.set(name, (text) => {
      store.setState(initial, true);
      if (text === undefined) return;
      storage.setItem(name, text);
      void store.persist.rehydrate();
    });
  }
  return storeHook(store);
}

/** Gives each store what a device has stored. Only for a page that is drawn outside the browser. */
export function takeStored(kept: Partial<Record<KeptName, string>>): void {
  for (const [name, take] of takers) take(kept[name]);
}
