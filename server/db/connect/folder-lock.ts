import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { createWhole } from './create-whole';

/** The lock is a series of files with rising numbers; the highest one counts. */
const LOCK_FILE = /^exchange-(\d{9})\.lock$/;
const lockFile = (number: number) => `exchange-${String(number).padStart(9, '0')}.lock`;

/**
 * `pid` is null after a release. `started` distinguishes a process from a later one with the same pid; null if the
 * system does not say.
 */
const holderSchema = z.object({ pid: z.nullable(z.int()), started: z.nullable(z.string()) });
type Holder = z.infer<typeof holderSchema>;

export class FolderInUseError extends Error {
  override name = 'FolderInUseError';

  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that process, or start this one with another DATA_DIR.`,
    );
  }
}

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Takes a data folder for this process. PGlite does not notice if two processes write a folder, and would corrupt it.
 * The lock of a dead process is taken over. Processes in other containers are not seen: do not share the folder.
 *
 * A single file that is removed and created again cannot be taken over safely: if two processes find it dead, the
 * slower one removes the new lock of the faster one. Numbers only rise, so the slower process finds its number taken or
 * surpassed.
 * @throws FolderInUseError if a living process (including this one) holds it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  for (;;) {
    const last = await highestLock(folder);
    const holder = await readHolder(join(folder, lockFile(last)));
    if (holder?.pid && (await isAlive(holder.pid, holder.started))) {
      throw new FolderInUseError(folder, holder.pid);
    }
    const own = join(folder, lockFile(last + 1));
    const self: Holder = { pid: process.pid, started: await startOf(process.pid) };
    if (!(await createWhole(own, JSON.stringify(self)))) continue;
    if ((await highestLock(folder)) > last + 1) {
      await rm(own, { force: true });
      continue;
    }
    // The file before the last stays: a process that is just listing the folder may miss the new file.
    await rm(join(folder, lockFile(last - 1)), { force: true });
    return { release: () => writeFile(own, JSON.stringify({ pid: null, started: null })) };
  }
}

async function highestLock(folder: string): Promise<number> {
  const numbers = (await readdir(folder)).map((name) => Number(LOCK_FILE.exec(name)?.[1] ?? 0));
  return Math.max(0, ...numbers);
}

/** @returns null for a file that is gone or unreadable (a crash while writing): nobody holds it. */
async function readHolder(path: string): Promise<Holder | null> {
  try {
    return holderSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return null;
  }
}

async function isAlive(pid: number, startedThen: string | null): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process lives, under another user.
    if (errorCode(error) !== 'EPERM') return false;
  }
  const started = await startOf(pid);
  return started === null || startedThen === null || started === startedThen;
}

/** When a process started, in ticks since boot together with the boot's id; null without /proc. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    ]);
    // The program's name is in parentheses and may hold spaces; the 20th field after it is the start.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return ticks === undefined ? null : `${boot.trim()} ${ticks}`;
  } catch {
    return null;
  }
}

function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
