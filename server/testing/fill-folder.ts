import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { templateFile } from '../db/testing/test-database';

/** Puts a migrated database where `connectFolder` opens it, for tests that do not care about its first start. */
export async function fillFolder(folder: string): Promise<void> {
  const database = join(folder, 'database');
  await mkdir(database);
  await promisify(execFile)('tar', ['-xf', await templateFile(), '-C', database]);
}
