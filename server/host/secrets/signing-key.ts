import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createWhole } from '../../db/connect/create-whole';

const FILE = 'signing-key';

/**
 * The secret that the exchange signs with: addresses of documents, links that switch mails off, and the requests that
 * idempotency keys stand for. It is the given one, or one that is generated once and kept in the data folder.
 */
export async function signingKey(
  given: string | null,
  dataDir: string,
): Promise<Uint8Array<ArrayBuffer>> {
  if (given !== null) return new TextEncoder().encode(given);
  const path = join(dataDir, FILE);
  await mkdir(dataDir, { recursive: true });
  if (!existsSync(path)) {
    // If several processes start together, one creates it and all read the same one.
    await createWhole(path, randomBytes(32).toString('base64url'), 0o600);
  }
  return new TextEncoder().encode(await readFile(path, 'utf8'));
}
