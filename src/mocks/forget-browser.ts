import { removeClaimFiles } from '@/session/kept/claim-files';
import { logout } from '@/session/session';
import { deviceStorage, OWN_NAMES, tabStorage } from './own-storage';

/** The theme, the switches of the QA panel, and the mark that the database is to be deleted. */
const STAYS: string[] = ['theme', OWN_NAMES.answers, OWN_NAMES.tab, OWN_NAMES.reset];

/**
 * Forgets everything done in this browser that is not in the exchange's database: sessions, drafts, forms and files of
 * every person. It affects only this tab's session storage, because each tab has its own.
 */
export function forgetBrowser(): void {
  // Comes first: an answer in flight would otherwise store the session again.
  logout();
  for (const storage of [deviceStorage(), tabStorage()]) {
    for (const name of Object.keys(storage)) if (!STAYS.includes(name)) storage.removeItem(name);
  }
  removeClaimFiles();
}
