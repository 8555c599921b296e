import { presentTime } from '@/domain/present-time';
import { normalEmail } from '@/domain/users/normal-email';
import { safeStorage, writeFields } from '@/storage/safe-storage';
import { fieldsIn, onDevice } from '@/storage/storage';
import type { User } from '@generated/model';
import { removeClaimFiles, removeClaimFilesOf, renameClaimFiles } from './claim-files';
import { readKeptClaimForm } from './kept-claim-form';
import { safeFrom } from '../safe-from';
import { useSession } from '../session-store';
import { sessionTabStorage } from '../stored-session';

/**
 * Names under which unfinished claim forms are kept on the device, when they were saved, and, of a visitor's, the address
 * that was given on the way from the form to an account.
 */
export const CLAIM_DRAFT_KEYS = {
  form: 'claim-form',
  savedAt: 'claim-form-saved-at',
  heir: 'claim-form-heir',
} as const;

/** What a logout removes of an administrator (specification, section 4); this version keeps nothing there. */
const ADMIN_DRAFT_KEYS = ['admin-claim-form', 'admin-claim-form-saved-at'] as const;

/** The id of an account, or whoever uses this device without one. */
export type DraftOwner = number | 'visitor';

/** A draft is kept by its owner: two people who share a device neither see nor overwrite each other's. */
export type DraftName = `${DraftOwner}/${string}`;

export function draftName(owner: DraftOwner, subject: string): DraftName {
  return `${owner}/${subject}`;
}

export interface KeptDraft {
  name: DraftName;
  /** As it was kept; what reads it checks it. */
  form: unknown;
  /** ISO 8601. */
  savedAt: string;
}

/** In a tab that acts in a user's name the drafts are that tab's as well. */
const storage = safeStorage(sessionTabStorage);

/**
 * Keeps an unfinished form; one for each name.
 * @returns whether it is on the device; else it is in this tab alone and lost with it.
 */
export function keepDraft(name: DraftName, form: unknown, now = new Date(presentTime())): boolean {
  const { form: forms, savedAt: times } = CLAIM_DRAFT_KEYS;
  write(forms, { ...read(forms), [name]: form });
  write(times, { ...read(times), [name]: now.toISOString() });
  return areDraftsOnDevice();
}

/** Whether kept forms outlast this tab: a browser may refuse to store, and a tab that acts in a user's name has its own. */
export function areDraftsOnDevice(): boolean {
  return isDeviceStorage() && !storage.isInMemory(CLAIM_DRAFT_KEYS.form);
}

export function dropDraft(name: DraftName): void {
  for (const key of Object.values(CLAIM_DRAFT_KEYS)) {
    const { [name]: dropped, ...others } = read(key);
    write(key, others);
  }
}

/** Every kept form of a person, the latest first; of whoever is at the device now, unless said otherwise. */
export function keptDrafts(owner = presentOwner()): KeptDraft[] {
  return allDrafts().filter(({ name }) => owner !== null && isOf(owner, name));
}

export function keptDraft(name: DraftName): KeptDraft | null {
  return allDrafts().find((draft) => draft.name === name) ?? null;
}

/** A name that begins with this one and that nothing is kept under. */
export function freeDraftName(name: DraftName): DraftName {
  return keptDraft(name) ? freeDraftName(`${name}-2`) : name;
}

/** Whether somebody who was logged in has left a form here that they find again after their login. */
export function isKeptForAnAccount(isMeant: (form: unknown) => boolean): boolean {
  return allDrafts().some(({ name, form }) => !isOf('visitor', name) && isMeant(form));
}

/** Null as long as it is not known who has logged in. */
function presentOwner(): DraftOwner | null {
  const { token, user, isAdmin } = useSession.getState();
  if (user) return user.id;
  return token === null && !isAdmin ? 'visitor' : null;
}

/** The page on which the latest form of the person at the device is continued: a kept form names it as its `path`. */
export function pathOfKeptDraft(): string | null {
  const latest = keptDrafts()[0];
  return latest ? pathOf(latest) : null;
}

function pathOf({ form }: KeptDraft): string | null {
  return safeFrom(readKeptClaimForm(form).path, 'user');
}

/**
 * An address was given on the way from a visitor's form to an account: the form waits for whoever logs in with it, in
 * whichever tab and after whichever mail. The last address given counts.
 * @param from the page that asked for the account; a form is meant when it is the page of one.
 */
export function promiseDrafts(from: string | null, email: string): void {
  const { heir } = CLAIM_DRAFT_KEYS;
  for (const draft of draftsOn(from)) {
    write(heir, { ...read(heir), [draft.name]: normalEmail(email) });
  }
}

/**
 * Somebody has logged in: a visitor's form becomes theirs when the login was asked for by its page, or when it waits for
 * their address. Nobody else gets it.
 * @returns where the latest of them is continued.
 */
export async function adoptDrafts(
  { id, email }: Pick<User, 'id' | 'email'>,
  from: string | null,
): Promise<string | null> {
  const here = new Set(draftsOn(from).map(({ name }) => name));
  const theirs = keptDrafts('visitor').filter(
    ({ name }) => here.has(name) || heirOf(name) === normalEmail(email),
  );
  for (const { name, form, savedAt } of theirs) {
    // There may be another one of the same case, which they have begun in the account.
    const own = freeDraftName(draftName(id, name.slice(name.indexOf('/') + 1)));
    await renameClaimFiles(name, own);
    keepDraft(own, form, new Date(savedAt));
    dropDraft(name);
  }
  return theirs[0] ? pathOf(theirs[0]) : null;
}

/** A visitor's forms whose page has asked for something. */
function draftsOn(page: string | null): KeptDraft[] {
  const pathname = page && pathnameOf(page);
  return keptDrafts('visitor').filter((draft) => {
    const path = pathOf(draft);
    return path !== null && pathnameOf(path) === pathname;
  });
}

function pathnameOf(path: string): string {
  return new URL(path, window.location.origin).pathname;
}

function heirOf(name: DraftName): string | null {
  const heir = read(CLAIM_DRAFT_KEYS.heir)[name];
  return typeof heir === 'string' ? heir : null;
}

/**
 * A logout leaves no claim form of the person behind on the device (specification, section 4), nor what nobody owns. The
 * forms of somebody else, whose session was lost or who is on the way to an account, stay for that person.
 */
export function removeClaimDrafts(): void {
  const isOnDevice = isDeviceStorage();
  // In a tab that acts in a user's name there is nobody else.
  const others = allDrafts().filter(({ name }) => isOnDevice && isOfSomebodyElse(name));
  const kept = new Set<string>(others.map(({ name }) => name));
  for (const key of Object.values(CLAIM_DRAFT_KEYS)) {
    write(key, Object.fromEntries(Object.entries(read(key)).filter(([name]) => kept.has(name))));
  }
  for (const key of ADMIN_DRAFT_KEYS) storage.removeItem(key);
  if (kept.size === 0 && isOnDevice) removeClaimFiles();
  else removeClaimFilesOf((name) => !kept.has(name), { isOnDevice });
}

function isOfSomebodyElse(name: DraftName): boolean {
  const { user } = useSession.getState();
  if (isOf('visitor', name)) {
    const heir = heirOf(name);
    return heir !== null && heir !== (user && normalEmail(user.email));
  }
  const owner = presentOwner();
  return owner === null || !isOf(owner, name);
}

export function isDeviceStorage(): boolean {
  try {
    // A tab that acts in a user's name has its files in memory: those on the device are not that user's.
    return sessionTabStorage() === onDevice();
  } catch {
    return false;
  }
}

let waiting: { userId: number; drafts: KeptDraft[] } | null = null;

/**
 * A session that ended by itself leaves nothing on the device either, but what its person was writing waits in this tab
 * until the same person has logged in again. Call it before the logout.
 */
export function holdDrafts(userId: number): () => void {
  const drafts = keptDrafts(userId);
  return () => {
    waiting = drafts.length > 0 ? { userId, drafts } : null;
  };
}

/** Whether something waits for a person to log in again. */
export function areDraftsHeld(): boolean {
  return waiting !== null;
}

/** Somebody has logged in: what waits is theirs, or nobody's any more. */
export function releaseDrafts(userId: number): void {
  const held = waiting;
  waiting = null;
  if (held?.userId !== userId) return;
  for (const { name, form, savedAt } of held.drafts) {
    if (!keptDraft(name)) keepDraft(name, form, new Date(savedAt));
  }
}

/** The person has logged out on purpose. */
export function forgetHeldDrafts(): void {
  waiting = null;
}

function allDrafts(): KeptDraft[] {
  const times = read(CLAIM_DRAFT_KEYS.savedAt);
  return Object.entries(read(CLAIM_DRAFT_KEYS.form))
    .flatMap(([name, form]) => {
      const savedAt = times[name];
      return isDraftName(name) && typeof savedAt === 'string' ? [{ name, form, savedAt }] : [];
    })
    .toSorted((a, b) => Date.parse(b.savedAt) - Date.parse(a.savedAt));
}

const isOf = (owner: DraftOwner, name: DraftName) => name.startsWith(`${owner}/`);

/** What an earlier version has kept without an owner is nobody's. */
function isDraftName(name: string): name is DraftName {
  return /^(\d+|visitor)\//.test(name);
}

const read = (key: string) => fieldsIn(storage.getItem(key));

const write = (key: string, drafts: Record<string, unknown>) => writeFields(storage, key, drafts);
