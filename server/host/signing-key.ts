import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'signing-key';

/** The secret of the signed document addresses: the given one, or one that is made once and kept in the data folder. */
export async function signingKey(
  given: string | null,
  dataDir: string,
): Promise<Uint8Array<ArrayBuffer>> {
  if (given !== null) return new TextEncoder().encode(given);
  const path = join(dataDir, FILE);
  await mkdir(dataDir, { recursive: true });
  try {
    // `wx`: of two processes that start together one writes and both read the same.
    await writeFile(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return new TextEncoder().encode(await readFile(path, 'utf8'));
}
