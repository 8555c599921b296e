import { safeFrom } from './safe-from';
import { safeStorage } from './safe-storage';
import { sessionTabStorage } from './session-store';

/** Names under which unfinished claim forms, and when they were saved, are kept on the device. */
export const CLAIM_DRAFT_KEYS = {
  user: { form: 'claim-form', savedAt: 'claim-form-saved-at' },
  admin: { form: 'admin-claim-form', savedAt: 'admin-claim-form-saved-at' },
} as const;

export type DraftOwner = keyof typeof CLAIM_DRAFT_KEYS;

export interface KeptDraft {
  name: string;
  /** As it was kept; what reads it checks it. */
  form: unknown;
  /** ISO 8601. */
  savedAt: string;
}

/** In a tab that acts in a user's name the drafts are that tab's as well. */
const storage = safeStorage(sessionTabStorage);

/** Keeps an unfinished form on the device; one for each name. */
export function keepDraft(owner: DraftOwner, name: string, form: unknown, now = new Date()): void {
  const keys = CLAIM_DRAFT_KEYS[owner];
  write(keys.form, { ...read(keys.form), [name]: form });
  write(keys.savedAt, { ...read(keys.savedAt), [name]: now.toISOString() });
}

export function dropDraft(owner: DraftOwner, name: string): void {
  for (const key of Object.values(CLAIM_DRAFT_KEYS[owner])) {
    const { [name]: dropped, ...others } = read(key);
    if (Object.keys(others).length > 0) write(key, others);
    else void storage.removeItem(key);
  }
}

/** Every kept form, the latest first. */
export function keptDrafts(owner: DraftOwner): KeptDraft[] {
  const keys = CLAIM_DRAFT_KEYS[owner];
  const times = read(keys.savedAt);
  return Object.entries(read(keys.form))
    .flatMap(([name, form]) => {
      const savedAt = times[name];
      return typeof savedAt === 'string' ? [{ name, form, savedAt }] : [];
    })
    .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
}

export function keptDraft(owner: DraftOwner, name: string): KeptDraft | null {
  return keptDrafts(owner).find((draft) => draft.name === name) ?? null;
}

/** The page on which the user's latest form is continued: a kept form names it as its `path`. */
export function pathOfKeptDraft(): string | null {
  const form = keptDrafts('user')[0]?.form;
  const path = typeof form === 'object' && form !== null && 'path' in form ? form.path : null;
  return safeFrom(typeof path === 'string' ? path : null, 'user');
}

/**
 * A logout leaves no claim form of the person behind on the device (specification, section 4).
 * @param whose the end of a tab session leaves the forms of the administrator alone.
 */
export function removeClaimDrafts(whose: readonly DraftOwner[]): void {
  for (const owner of whose) {
    for (const key of Object.values(CLAIM_DRAFT_KEYS[owner])) void storage.removeItem(key);
  }
  if (whose.includes('user')) removeClaimFiles();
}

/** Documents of unfinished forms. The code that fills it is loaded with the form, and closes it when it is deleted. */
export const CLAIM_FILES_DATABASE = 'claim-files';

const filesInMemory = new Set<() => void>();

/** For what keeps documents of unfinished forms in memory. @param forget is called when nothing may be left of them. */
export function forgetWithClaimDrafts(forget: () => void): void {
  filesInMemory.add(forget);
}

function removeClaimFiles(): void {
  for (const forget of filesInMemory) forget();
  try {
    // A tab that acts in a user's name has its files in memory: those on the device are not that user's.
    if (sessionTabStorage() === window.localStorage) indexedDB.deleteDatabase(CLAIM_FILES_DATABASE);
  } catch {
    // A browser without a database holds no files.
  }
}

let waiting: { userId: number; drafts: KeptDraft[] } | null = null;

/**
 * A session that ended by itself leaves nothing on the device either, but what its person was writing waits in this tab
 * until the same person has logged in again. Call it before the logout.
 */
export function holdDrafts(userId: number): () => void {
  const drafts = keptDrafts('user');
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
    if (!keptDraft('user', name)) keepDraft('user', name, form, new Date(savedAt));
  }
}

/** The person has logged out on purpose. */
export function forgetHeldDrafts(): void {
  waiting = null;
}

function read(key: string): Record<string, unknown> {
  try {
    const text = storage.getItem(key);
    const value: unknown = JSON.parse(typeof text === 'string' ? text : '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

function write(key: string, value: Record<string, unknown>): void {
  void storage.setItem(key, JSON.stringify(value));
}
