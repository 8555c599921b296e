/*
 * What the browser stores for the app. It may have no room, and it may be told to store nothing: then even to ask for its
 * storage throws. The head of every page has this module, so that it stays small.
 */

/** One of the browser's storages, asked for each time that it is needed. */
export type PickStorage = () => Storage;

/** Of all tabs, for good. */
export const onDevice: PickStorage = () => window.localStorage;

/** Of this tab, until it is closed. */
export const inTab: PickStorage = () => window.sessionStorage;

/** Null where nothing is stored or can be read. */
export function readText(pick: PickStorage, name: string): string | null {
  try {
    return pick().getItem(name);
  } catch {
    return null;
  }
}

/** @returns whether it is stored. */
export function writeText(pick: PickStorage, name: string, text: string): boolean {
  try {
    pick().setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

export function removeText(pick: PickStorage, name: string): void {
  try {
    pick().removeItem(name);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

/** The fields of an object that is stored as JSON; none where the text is anything else. What reads a field checks it. */
export function fieldsIn(text: string | null | undefined): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
}

/** The same for what is read already, or a part of it. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
