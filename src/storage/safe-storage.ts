import { type PickStorage, readText, removeText, writeText } from './storage';

interface SafeStorage {
  getItem: (name: string) => string | null;
  setItem: (name: string, text: string) => void;
  removeItem: (name: string) => void;
  /** Whether the browser refused to store what was last written under the name, so that it is lost with the tab. */
  isInMemory: (name: string) => boolean;
}

/** Keeps in memory what the browser refuses to store (blocked or full storage), so that the session still works. */
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
      // Otherwise the older value in a full storage would come back with the next read.
      removeText(pick, name);
    },
    removeItem(name) {
      memory.delete(name);
      removeText(pick, name);
    },
    isInMemory: (name) => memory.has(name),
  };
}

/** Writes what `fieldsIn` reads. Without any field, the name is removed. */
export function writeFields(
  storage: SafeStorage,
  name: string,
  fields: Record<string, unknown>,
): void {
  if (Object.keys(fields).length > 0) storage.setItem(name, JSON.stringify(fields));
  else storage.removeItem(name);
}
