import { normalEmail } from '@/domain/users/normal-email';
import type { User } from '@generated/model';
import {
  draftName,
  dropDraft,
  freeDraftName,
  heirOf,
  keepDraft,
  keptDrafts,
  noteHeir,
  type KeptDraft,
} from './claim-drafts';
import { renameClaimFiles } from './claim-files';
import { readKeptClaimForm } from './kept-claim-form';
import { keepWayBack } from './way-back';
import { safeFrom } from '../safe-from';

/** The page on which the latest form of the person at the device is continued. A kept form names it as its `path`. */
export function pathOfKeptDraft(): string | null {
  const latest = keptDrafts()[0];
  return latest ? pathOf(latest) : null;
}

function pathOf({ form }: KeptDraft): string | null {
  return safeFrom(readKeptClaimForm(form).path, 'user');
}

/**
 * Notes the address that was given on the way from a visitor's form to an account. The form then waits for the person
 * who logs in with it, in any tab and after any mail. The last address given counts.
 * @param from the page that asked for the account; the forms of that page are meant.
 */
export function promiseDrafts(from: string | null, email: string): void {
  for (const { name } of draftsOn(from)) noteHeir(name, email);
}

/**
 * Gives a visitor's form to the person who has logged in, if its page asked for the login or it waits for their
 * address. Nobody else gets it.
 * @returns where the latest of the forms is continued.
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
    // The person may already have another one of the same case, begun in the account.
    const own = freeDraftName(draftName(id, name.slice(name.indexOf('/') + 1)));
    await renameClaimFiles(name, own);
    keepDraft(own, form, new Date(savedAt));
    dropDraft(name);
  }
  return theirs[0] ? pathOf(theirs[0]) : null;
}

/** A visitor's forms on the page that has asked for something. */
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

/** An address was given for a mailed link: the page that led there is kept until its owner has logged in. */
export function keepForLink(from: string | null, email: string): void {
  promiseDrafts(from, email);
  keepWayBack(from, email);
}
