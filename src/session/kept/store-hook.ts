import { useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand';

/**
 * A store as a hook for components, with the store's own methods on it. Outside the browser it also reads the store's
 * current state, where Zustand's own hook would read the initial one.
 */
export function storeHook<State, Store extends StoreApi<State>>(store: Store & StoreApi<State>) {
  function useStore<Part>(select: (state: State) => Part): Part {
    const read = () => select(store.getState());
    return useSyncExternalStore(store.subscribe, read, read);
  }
  return Object.assign(useStore, store);
}
