import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packedDatabase } from '../../../scripts/bundle/vite-new-database.ts';

const root = join(import.meta.dirname, '../../..');

/** Puts a migrated, empty database into a new data folder of the exchange, which would take seconds to create it. */
export async function addNewDatabase(dataDir: string): Promise<void> {
  const database = join(dataDir, 'database');
  await mkdir(database);
  await promisify(execFile)('tar', ['-xzf', await packedDatabase(root), '-C', database]);
}
