import { LINK_MS } from '@/domain/users/links/link-lifetimes';
import { normalEmail } from '@/domain/users/normal-email';
import { safeStorage } from '@/storage/safe-storage';
import { fieldsIn } from '@/storage/storage';
import { safeFrom } from '../safe-from';
import { sessionTabStorage } from '../stored-session';

const KEY = 'way-back';
/** Milliseconds: as long as the longest-lived of the links that a person can ask for. */
const KEPT_MS = LINK_MS.confirmation;

/** A tab that acts in a user's name neither reads nor removes anything on the device. */
const storage = safeStorage(sessionTabStorage);

/**
 * Keeps on the device the page that a person was heading for when they asked for a link, because the link does not
 * carry it. The last one counts.
 * @param from the page that asked for the login; without one nothing is kept.
 * @param now milliseconds since 1970.
 */
export function keepWayBack(from: string | null, email: string, now = Date.now()): void {
  if (from === null) return;
  const kept = { from, email: normalEmail(email), until: now + KEPT_MS };
  storage.setItem(KEY, JSON.stringify(kept));
}

/** Where the link mailed to this address was to lead, read once; null if nothing, or no page of ours, is kept. */
export function takeWayBack(email: string): string | null {
  const from = wayBackOf(email);
  forgetWayBack();
  return from;
}

export function forgetWayBack(): void {
  storage.removeItem(KEY);
}

/** Forgets what is kept if it belongs to anybody other than the person who has logged in. */
export function forgetWayBackOfOthers(email: string): void {
  if (wayBackOf(email) === null) forgetWayBack();
}

/** Where the link mailed to this address is to lead, as long as that is kept. */
export function wayBackOf(person: string): string | null {
  const { from, email, until } = fieldsIn(storage.getItem(KEY));
  if (email !== normalEmail(person) || typeof until !== 'number' || until <= Date.now())
    return null;
  return safeFrom(typeof from === 'string' ? from : null, 'user');
}
