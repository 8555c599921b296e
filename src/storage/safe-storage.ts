import { type PickStorage, readText, removeText, writeText } from './storage';

interface SafeStorage {
  getItem: (name: string) => string | null;
  setItem: (name: string, text: string) => void;
  removeItem: (name: string) => void;
  /** Whether the browser has refused to store what was last written under the name: it is lost with the tab. */
  isInMemory: (name: string) => boolean;
}

/** Keeps what the browser refuses to store (blocked or full storage) in memory, so that the session works all the same. */
export function safeStorage(pick: PickStorage): SafeStorage {
  const memory = new Map<string, string>();
  return {
    getItem: (name) => readText(pick, name) ?? memory.get(name) ?? null,
    setItem(name, text) {
      if (writeText(pick, name, text)) {
        memory.delete(name);
        return;
      }
      memory.set(name, text);
      // The older value left in full storage would come back with the next reading.
      removeText(pick, name);
    },
    removeItem(name) {
      memory.delete(name);
      removeText(pick, name);
    },
    isInMemory: (name) => memory.has(name),
  };
}

/** What `fieldsIn` reads; without a field nothing is left under the name. */
export function writeFields(
  storage: SafeStorage,
  name: string,
  fields: Record<string, unknown>,
): void {
  if (Object.keys(fields).length > 0) storage.setItem(name, JSON.stringify(fields));
  else storage.removeItem(name);
}
