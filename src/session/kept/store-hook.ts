import { useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand';

/**
 * A store as a hook, for components; the store itself is there beside it. Where a page is drawn outside the browser it
 * reads what the store holds, too: Zustand's own hook reads the initial state there.
 */
export function storeHook<State, Store extends StoreApi<State>>(store: Store & StoreApi<State>) {
  function useStore<Part>(select: (state: State) => Part): Part {
    const read = () => select(store.getState());
    return useSyncExternalStore(store.subscribe, read, read);
  }
  return Object.assign(useStore, store);
}
