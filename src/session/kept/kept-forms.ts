import { safeStorage, writeFields } from '@/storage/safe-storage';
import { fieldsIn, inTab } from '@/storage/storage';
import { useSession } from '../session-store';

const KEY = 'kept-forms';
const storage = safeStorage(inTab);

/*
 * What a logged-in person has typed into a form and not sent, in this tab: neither a reload nor a session that ends by
 * itself loses it, and nobody else who logs in gets it. Never for passwords.
 */

/** @param values plain data; what reads it checks it. */
export function keepForm(name: string, values: unknown): void {
  const key = ownKey(name);
  if (key) write({ ...read(), [key]: values });
}

/** Null where nothing is kept. */
export function keptForm(name: string): unknown {
  const key = ownKey(name);
  return (key && read()[key]) ?? null;
}

export function dropForm(name: string): void {
  const key = ownKey(name);
  if (key) write(without((other) => other === key));
}

/** Whether any is kept of who is logged in. */
export function areFormsKept(): boolean {
  const own = ownKey('');
  return Object.keys(read()).some((key) => own && key.startsWith(own));
}

/** The person logs out: nothing of theirs stays. @param whose another tab has said so. */
export function forgetForms(whose = ownKey('')): void {
  if (whose) write(without((key) => key.startsWith(whose)));
}

export const LOGOUT_KEY = 'logout';

/** Null for a visitor, whose forms are kept by nobody's name. An administrator in a user's name is that user. */
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
