import { join } from 'node:path';
import { connectPglite, type PgliteConnection } from './connect-pglite';
import { lockFolder } from './folder-lock';
import { trimLog } from './trim-log';

/** As much log as the exchange writes in days. */
const MOST_LOG_BYTES = 64 * 1024 * 1024;

/**
 * The embedded database of the Node host: PGlite in a folder that only this process may use.
 * @throws FolderInUseError if another process has it.
 */
export async function connectFolder(folder: string): Promise<PgliteConnection> {
  const lock = await lockFolder(folder);
  try {
    const connection = await connectPglite(join(folder, 'database'));
    return {
      ...connection,
      trimLog: () => trimLog(connection.client, MOST_LOG_BYTES),
      close: async () => {
        await connection.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
