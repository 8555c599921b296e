/*
 * What the browser stores for the app. It may have no room, and it may be told to store nothing, in which case merely
 * accessing its storage throws. This module must stay small, because it is part of the head of every page.
 */

/** One of the browser's storages, looked up each time it is needed. */
export type PickStorage = () => Storage;

/** Shared by all tabs, for good. */
export const onDevice: PickStorage = () => window.localStorage;

/** For this tab, until it is closed. */
export const inTab: PickStorage = () => window.sessionStorage;

/** Null if nothing is stored, or it cannot be read. */
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

/** The fields of an object stored as JSON; none if the text is anything else. Whoever reads a field checks it. */
export function fieldsIn(text: string | null | undefined): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
}

/** The same for a parsed value, or a part of one. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
