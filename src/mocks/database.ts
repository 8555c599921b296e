import { migrate } from '../../server/db/migrate';
import { isEmptyDatabase, seedDemoData } from '../../server/seed';
import { DEMO_PASSWORD } from '../../server/host/demo-password';
import type { LetterSettings } from '../../server/notifications/write-notification';
import { forgetBrowser } from './forget-browser';
import { deviceStorage, OWN_NAMES } from './own-storage';
import { type BrowserDatabase, indexedDbOf, openBrowserDatabase } from './browser-database';
import { passwordHasher } from './password-hasher';

const NAME = 'claims-exchange';

export interface StartProgress {
  /** A text for the person who is waiting. */
  label: string;
  /** 0 to 1. */
  fraction: number;
}

/**
 * Opens this browser's database, filling it with demo data the first time.
 * @param letters the settings for writing the mails of the demo data.
 */
export async function openDatabase(
  report: (progress: StartProgress) => void,
  letters: LetterSettings,
): Promise<BrowserDatabase> {
  if (deviceStorage().getItem(OWN_NAMES.reset)) {
    report({ label: 'Deleting the old data', fraction: 0.05 });
    // Done once more: a form that was open may have saved itself on unload.
    forgetBrowser();
    await deleteDatabase();
    deviceStorage().removeItem(OWN_NAMES.reset);
  }
  report({ label: 'Opening the database', fraction: 0.1 });
  const database = await openBrowserDatabase(NAME);
  report({ label: 'Preparing the tables', fraction: 0.5 });
  await migrate(database.db);
  if (await isEmptyDatabase(database.db)) {
    report({ label: 'Filling in the demo data', fraction: 0.6 });
    const passwordHash = await passwordHasher.hash(DEMO_PASSWORD);
    await seedDemoData(database.db, { now: new Date(), passwordHash, letters });
    report({ label: 'Saving the demo data', fraction: 0.9 });
  }
  await database.save();
  report({ label: 'Ready', fraction: 1 });
  return database;
}

/** Deletes the data at the next start, because an open database cannot be deleted. */
export function requestReset(): void {
  deviceStorage().setItem(OWN_NAMES.reset, '1');
}

async function deleteDatabase(): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(indexedDbOf(NAME));
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () =>
      reject(new Error('The browser could not delete the data.', { cause: request.error })),
    );
  });
}
