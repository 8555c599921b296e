import { safeStorage, writeFields } from '@/storage/safe-storage';
import { fieldsIn, inTab } from '@/storage/storage';
import { useSession } from '../session-store';

const KEY = 'kept-forms';
const storage = safeStorage(inTab);

/*
 * Keeps in this tab what a logged-in person has typed into a form and not sent. It survives a reload and a session that
 * ends by itself, and nobody else who logs in gets it. Never for passwords.
 */

/** @param values plain data; its readers check it. */
export function keepForm(name: string, values: unknown): void {
  const key = ownKey(name);
  if (key) write({ ...read(), [key]: values });
}

/** Null if nothing is kept. */
export function keptForm(name: string): unknown {
  const key = ownKey(name);
  return (key && read()[key]) ?? null;
}

export function dropForm(name: string): void {
  const key = ownKey(name);
  if (key) write(without((other) => other === key));
}

/** Whether any form of the person who is logged in is kept. */
export function areFormsKept(): boolean {
  const own = ownKey('');
  return Object.keys(read()).some((key) => own && key.startsWith(own));
}

/** Forgets every form of a person who logs out. @param whose the owner, if another tab has announced the logout. */
export function forgetForms(whose = ownKey('')): void {
  if (whose) write(without((key) => key.startsWith(whose)));
}

export const LOGOUT_KEY = 'logout';

/** The person's key for a name; null for a visitor. An administrator in a user's name counts as that user. */
export function ownKey(name: string): string | null {
  const { user, adminUser } = useSession.getState();
  if (user) return `${user.id}/${name}`;
  return adminUser && `admin-${adminUser.id}/${name}`;
}

function without(isDropped: (key: string) => boolean): Record<string, unknown> {
  return Object.fromEntries(Object.entries(read()).filter(([key]) => !isDropped(key)));
}

const read = () => fieldsIn(storage.getItem(KEY));

const write = (forms: Record<string, unknown>) => writeFields(storage, KEY, forms);
