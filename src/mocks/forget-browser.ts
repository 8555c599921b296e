import { removeClaimFiles } from '@/session/kept/claim-files';
import { logout } from '@/session/session';
import { deviceStorage, OWN_NAMES, tabStorage } from './own-storage';

/** The looks of the page, what is switched in the QA panel, and that the database is to be deleted. */
const STAYS: string[] = ['theme', OWN_NAMES.answers, OWN_NAMES.tab, OWN_NAMES.reset];

/**
 * Lets go of everything that was done in this browser and is not in the database of the exchange: sessions, drafts, forms and
 * files of whomever. Of the tabs it reaches only this one; each has a storage of its own.
 */
export function forgetBrowser(): void {
  // First: an answer that is under way would write the session anew.
  logout();
  for (const storage of [deviceStorage(), tabStorage()]) {
    for (const name of Object.keys(storage)) if (!STAYS.includes(name)) storage.removeItem(name);
  }
  removeClaimFiles();
}
