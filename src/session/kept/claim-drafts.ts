import { presentTime } from '@/domain/present-time';
import { normalEmail } from '@/domain/users/normal-email';
import { safeStorage, writeFields } from '@/storage/safe-storage';
import { fieldsIn, onDevice } from '@/storage/storage';
import { removeClaimFiles, removeClaimFilesOf } from './claim-files';
import { useSession } from '../session-store';
import { sessionTabStorage } from '../stored-session';

/**
 * Names under which the device keeps unfinished claim forms, the times they were saved and, for a visitor's form, the
 * address that was given on the way from the form to an account.
 */
export const CLAIM_DRAFT_KEYS = {
  form: 'claim-form',
  savedAt: 'claim-form-saved-at',
  heir: 'claim-form-heir',
} as const;

/** What a logout removes for an administrator (specification, section 4). This version keeps nothing there. */
const ADMIN_DRAFT_KEYS = ['admin-claim-form', 'admin-claim-form-saved-at'] as const;

/** The id of an account, or `visitor` for a person who uses this device without one. */
export type DraftOwner = number | 'visitor';

/** A draft is kept under its owner: two people who share a device neither see nor overwrite each other's. */
export type DraftName = `${DraftOwner}/${string}`;

export function draftName(owner: DraftOwner, subject: string): DraftName {
  return `${owner}/${subject}`;
}

export interface KeptDraft {
  name: DraftName;
  /** As stored; its readers check it. */
  form: unknown;
  /** ISO 8601. */
  savedAt: string;
}

/** A tab that acts in a user's name keeps its drafts to itself too. */
const storage = safeStorage(sessionTabStorage);

/**
 * Keeps an unfinished form, one per name.
 * @returns whether it is on the device; otherwise it is in this tab alone and lost with it.
 */
export function keepDraft(name: DraftName, form: unknown, now = new Date(presentTime())): boolean {
  const { form: forms, savedAt: times } = CLAIM_DRAFT_KEYS;
  write(forms, { ...read(forms), [name]: form });
  write(times, { ...read(times), [name]: now.toISOString() });
  return areDraftsOnDevice();
}

/** Whether kept forms outlast this tab. A browser may refuse to store, and a tab in a user's name keeps its own. */
export function areDraftsOnDevice(): boolean {
  return isDeviceStorage() && !storage.isInMemory(CLAIM_DRAFT_KEYS.form);
}

export function dropDraft(name: DraftName): void {
  for (const key of Object.values(CLAIM_DRAFT_KEYS)) {
    const { [name]: dropped, ...others } = read(key);
    write(key, others);
  }
}

/** Every kept form of a person, latest first; by default of the person at the device now. */
export function keptDrafts(owner = presentOwner()): KeptDraft[] {
  return allDrafts().filter(({ name }) => owner !== null && isOf(owner, name));
}

export function keptDraft(name: DraftName): KeptDraft | null {
  return allDrafts().find((draft) => draft.name === name) ?? null;
}

/** A name that begins with this one and is not in use. */
export function freeDraftName(name: DraftName): DraftName {
  return keptDraft(name) ? freeDraftName(`${name}-2`) : name;
}

/** Whether a person who was logged in has left a form here, which they find again after their next login. */
export function isKeptForAnAccount(isMeant: (form: unknown) => boolean): boolean {
  return allDrafts().some(({ name, form }) => !isOf('visitor', name) && isMeant(form));
}

/** Null until it is known who has logged in. */
function presentOwner(): DraftOwner | null {
  const { token, user, isAdmin } = useSession.getState();
  if (user) return user.id;
  return token === null && !isAdmin ? 'visitor' : null;
}

/** Notes the address of the account that a visitor's form is to belong to. */
export function noteHeir(name: DraftName, email: string): void {
  const { heir } = CLAIM_DRAFT_KEYS;
  write(heir, { ...read(heir), [name]: normalEmail(email) });
}

/** The address noted for a visitor's form, in its normal form; null if there is none. */
export function heirOf(name: DraftName): string | null {
  const heir = read(CLAIM_DRAFT_KEYS.heir)[name];
  return typeof heir === 'string' ? heir : null;
}

/**
 * A logout leaves no claim form of the person on the device (specification, section 4), nor any form without an owner.
 * Forms of other people, whose session was lost or who are on the way to an account, stay for them.
 */
export function removeClaimDrafts(): void {
  const isOnDevice = isDeviceStorage();
  // A tab that acts in a user's name holds nobody else's forms.
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
 * A session that ended by itself leaves nothing on the device either, but its person's unfinished forms wait in this
 * tab until the same person has logged in again. Call it before the logout.
 */
export function holdDrafts(userId: number): () => void {
  const drafts = keptDrafts(userId);
  return () => {
    waiting = drafts.length > 0 ? { userId, drafts } : null;
  };
}

/** Whether forms wait for a person to log in again. */
export function areDraftsHeld(): boolean {
  return waiting !== null;
}

/** Gives the waiting forms to the person who has logged in, or drops them if they are another person's. */
export function releaseDrafts(userId: number): void {
  const held = waiting;
  waiting = null;
  if (held?.userId !== userId) return;
  for (const { name, form, savedAt } of held.drafts) {
    if (!keptDraft(name)) keepDraft(name, form, new Date(savedAt));
  }
}

/** Called when the person has logged out on purpose. */
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

/** Forms that an earlier version kept without an owner belong to nobody. */
function isDraftName(name: string): name is DraftName {
  return /^(\d+|visitor)\//.test(name);
}

const read = (key: string) => fieldsIn(storage.getItem(key));

const write = (key: string, drafts: Record<string, unknown>) => writeFields(storage, key, drafts);
