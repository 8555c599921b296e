import { LINK_MS } from '@/domain/users/links/link-lifetimes';
import { normalEmail } from '@/domain/users/normal-email';
import { safeStorage } from '@/storage/safe-storage';
import { fieldsIn } from '@/storage/storage';
import { promiseDrafts } from './claim-drafts';
import { safeFrom } from '../safe-from';
import { sessionTabStorage } from '../stored-session';

const KEY = 'way-back';
/** Milliseconds: as long as the link works that lives longest of those that somebody asks for. */
const KEPT_MS = LINK_MS.confirmation;

/** In a tab that acts in a user's name nothing of the device is read or removed. */
const storage = safeStorage(sessionTabStorage);

/** An address was given to which a link is mailed: what led there is kept until its owner has logged in. */
export function keepForLink(from: string | null, email: string): void {
  promiseDrafts(from, email);
  keepWayBack(from, email);
}

/**
 * Keeps on the device on the way to which page somebody has asked for a link: the link does not carry it. The last one
 * counts.
 * @param from the page that asked for the login; without one nothing is kept.
 * @param now milliseconds since 1970.
 */
export function keepWayBack(from: string | null, email: string, now = Date.now()): void {
  if (from === null) return;
  const kept = { from, email: normalEmail(email), until: now + KEPT_MS };
  storage.setItem(KEY, JSON.stringify(kept));
}

/** Where the link to this address was to lead, once; null where nothing, or no page of ours, is kept for it. */
export function takeWayBack(email: string): string | null {
  const from = wayBackOf(email);
  forgetWayBack();
  return from;
}

export function forgetWayBack(): void {
  storage.removeItem(KEY);
}

/** Somebody has logged in: what is kept is theirs, or nobody's any more. */
export function forgetWayBackOfOthers(email: string): void {
  if (wayBackOf(email) === null) forgetWayBack();
}

/** Where the link to this address is to lead, as long as that is kept. */
export function wayBackOf(person: string): string | null {
  const { from, email, until } = fieldsIn(storage.getItem(KEY));
  if (email !== normalEmail(person) || typeof until !== 'number' || until <= Date.now())
    return null;
  return safeFrom(typeof from === 'string' ? from : null, 'user');
}
