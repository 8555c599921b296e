import type { StateStorage } from 'zustand/middleware';

interface SafeStorage extends StateStorage {
  /** Whether the browser has refused to store what was last written under the name: it is lost with the tab. */
  isInMemory: (name: string) => boolean;
}

/** Keeps what the browser refuses to store (blocked or full storage) in memory, so that the session works all the same. */
export function safeStorage(pick: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  return {
    getItem(name) {
      try {
        return pick().getItem(name) ?? memory.get(name) ?? null;
      } catch {
        return memory.get(name) ?? null;
      }
    },
    setItem(name, value) {
      try {
        pick().setItem(name, value);
        memory.delete(name);
      } catch {
        memory.set(name, value);
        remove(pick, name);
      }
    },
    removeItem(name) {
      memory.delete(name);
      remove(pick, name);
    },
    isInMemory: (name) => memory.has(name),
  };
}

/** Also after a refused write: the older value left in full storage would come back with the next reading. */
function remove(pick: () => Storage, name: string): void {
  try {
    pick().removeItem(name);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
