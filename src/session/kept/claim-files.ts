/** Documents of unfinished claim forms, kept in this browser under the name of their draft. */
const DATABASE = 'claim-files';
export const CLAIM_FILES_STORE = 'files';

export function openClaimFiles(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(CLAIM_FILES_STORE),
    );
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('The browser keeps no files.')));
  });
}

/** A holder of draft files outside the database, in the tab's memory. */
interface FilesInMemory {
  forget: (isForgotten: (draftName: string) => boolean) => void;
  rename: (from: string, to: string) => void;
}

const inMemory = new Set<FilesInMemory>();

/** Makes files in memory follow what becomes of their drafts. */
export function followClaimDrafts(files: FilesInMemory): void {
  inMemory.add(files);
}

/** Removes every file from the device. */
export function removeClaimFiles(): void {
  for (const { forget } of inMemory) forget(() => true);
  try {
    indexedDB.deleteDatabase(DATABASE);
  } catch {
    // A browser without a database holds no files.
  }
}

/** Removes the files of some drafts. @param isOnDevice false in a tab whose files are in memory only. */
export function removeClaimFilesOf(
  isRemoved: (draftName: string) => boolean,
  { isOnDevice }: { isOnDevice: boolean },
): void {
  for (const { forget } of inMemory) forget(isRemoved);
  if (!isOnDevice) return;
  void eachFile((cursor, draftName) => {
    if (isRemoved(draftName)) cursor.delete();
  });
}

/** Gives the files of one draft to another. Resolves even if the browser keeps none. */
export async function renameClaimFiles(from: string, to: string): Promise<void> {
  for (const { rename } of inMemory) rename(from, to);
  await eachFile((cursor, draftName, rest) => {
    if (draftName !== from) return;
    cursor.source.put(cursor.value, [to, ...rest]);
    cursor.delete();
  });
}

type Visit = (
  cursor: IDBCursorWithValue & { source: IDBObjectStore },
  draftName: string,
  rest: IDBValidKey[],
) => void;

/** Visits all files in one transaction, so that either every change is made or none. */
async function eachFile(visit: Visit): Promise<void> {
  const database = await openClaimFiles().catch(() => null);
  if (!database) return;
  await new Promise<void>((resolve) => {
    const transaction = database.transaction(CLAIM_FILES_STORE, 'readwrite');
    const request = transaction.objectStore(CLAIM_FILES_STORE).openCursor();
    request.addEventListener('success', () => {
      const cursor = request.result;
      if (!cursor) return;
      const [draftName, ...rest] = Array.isArray(cursor.key) ? cursor.key : [];
      // The cursor belongs to a store, not to an index.
      if (typeof draftName === 'string') visit(cursor as Parameters<Visit>[0], draftName, rest);
      cursor.continue();
    });
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => resolve());
  });
  database.close();
}
