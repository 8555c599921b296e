import { delMany, entries, getMany, set, type UseStore } from 'idb-keyval';
import type { ClaimDocumentKind } from '@generated/model';
import { isClaimDocumentKind } from '@/domain/documents/document-limits';
import { CLAIM_FILES_STORE, followClaimDrafts, openClaimFiles } from '@/session/kept/claim-files';
import { isTabSession } from '@/session/session';

/** A document of an unfinished claim that the exchange does not have yet. */
export interface KeptFile {
  id: string;
  kind: ClaimDocumentKind;
  file: File;
  /** Milliseconds since 1970. */
  keptAt: number;
  /** Whether an upload was started. If so, the exchange may have the file even though no answer arrived. */
  wasSent: boolean;
}

/** `[draft, file]` holds the file. `[draft, file, SENT]` exists once an upload was started. */
type Key = [draftName: string, id: string] | [draftName: string, id: string, mark: typeof SENT];

const SENT = 'sent';

/** Files that the browser does not keep on the device, by id. They live as long as the tab. */
const memory = new Map<string, { draftName: string; kept: KeptFile }>();

let connection: Promise<IDBDatabase> | undefined;

followClaimDrafts({
  forget(isForgotten) {
    for (const [id, { draftName }] of memory) if (isForgotten(draftName)) memory.delete(id);
    // Later reads then wait for the database to be deleted. The open connection would still show the old content.
    connection?.then((database) => database.close()).catch(() => undefined);
    connection = undefined;
  },
  rename(from, to) {
    for (const [id, { draftName, kept }] of memory)
      if (draftName === from) memory.set(id, { draftName: to, kept });
  },
});

/** @returns whether the file is on the device; otherwise it is in this tab's memory and lost with it. */
export async function keepFile(draftName: string, kept: KeptFile): Promise<boolean> {
  // The device belongs to whoever uses this browser, not to the user that the tab acts for.
  const isOnDevice = !isTabSession() && (await succeeds(set([draftName, kept.id], kept, store)));
  if (!isOnDevice) memory.set(kept.id, { draftName, kept });
  return isOnDevice;
}

/** The files of a draft, oldest first; none if the browser keeps nothing. */
export async function keptFiles(
  draftName: string,
): Promise<{ kept: KeptFile; isOnDevice: boolean }[]> {
  const inMemory = [...memory.values()]
    .filter((held) => held.draftName === draftName)
    .map(({ kept }) => ({ kept, isOnDevice: false }));
  const onDevice = (await filesOnDevice(draftName)).map((kept) => ({ kept, isOnDevice: true }));
  return [...onDevice, ...inMemory].toSorted((a, b) => a.kept.keptAt - b.kept.keptAt);
}

async function filesOnDevice(draftName: string): Promise<KeptFile[]> {
  if (isTabSession()) return [];
  // The storage is blocked or damaged, so nothing is kept.
  const stored = await entries<Key, unknown>(store).catch(() => []);
  const own = stored.filter(([[draft]]) => draft === draftName);
  const sent = new Set(own.flatMap(([[, id, mark]]) => (mark === SENT ? [id] : [])));
  return own.flatMap(([[, id], value]) =>
    isKeptFile(value) ? [{ ...value, wasSent: sent.has(id) }] : [],
  );
}

/** The current state of a file on the device; null if another tab has sent or removed it. */
export async function stillKept(draftName: string, kept: KeptFile): Promise<KeptFile | null> {
  try {
    const [file, mark] = await getMany<unknown>(keysOf(draftName, kept.id), store);
    return isKeptFile(file) ? { ...kept, wasSent: kept.wasSent || mark === true } : null;
  } catch {
    // A device that cannot be read at the moment has lost nothing.
    return kept;
  }
}

/** Remembers that an upload was started, in case the tab closes before the answer arrives. */
export async function markSent(draftName: string, id: string): Promise<void> {
  await succeeds(set([draftName, id, SENT], true, store));
}

export async function dropFile(draftName: string, id: string): Promise<void> {
  memory.delete(id);
  await succeeds(delMany(keysOf(draftName, id), store));
}

/** Drops all files of a draft. */
export async function dropFiles(draftName: string): Promise<void> {
  const kept = await keptFiles(draftName);
  for (const { kept: file } of kept) memory.delete(file.id);
  const keys = kept.flatMap(({ kept: { id } }) => keysOf(draftName, id));
  await succeeds(delMany(keys, store));
}

function keysOf(draftName: string, id: string): Key[] {
  return [
    [draftName, id],
    [draftName, id, SENT],
  ];
}

/** Storage is a convenience, and never a reason to fail. */
function succeeds(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

function isKeptFile(value: unknown): value is KeptFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'file' in value &&
    value.file instanceof File &&
    'kind' in value &&
    isClaimDocumentKind(value.kind) &&
    'id' in value &&
    typeof value.id === 'string' &&
    'keptAt' in value &&
    typeof value.keptAt === 'number'
  );
}

const store: UseStore = async (mode, work) => {
  connection ??= connect().catch((error: unknown) => {
    connection = undefined;
    throw error;
  });
  const database = await connection;
  return await work(database.transaction(CLAIM_FILES_STORE, mode).objectStore(CLAIM_FILES_STORE));
};

async function connect(): Promise<IDBDatabase> {
  const database = await openClaimFiles();
  database.addEventListener('close', () => {
    connection = undefined;
  });
  // A logout in another tab deletes the database, which an open connection would block.
  database.addEventListener('versionchange', () => {
    database.close();
    connection = undefined;
  });
  return database;
}
