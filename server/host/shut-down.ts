import type { ServerType } from '@hono/node-server';
import { promisify } from 'node:util';

/** Answers that are not done by then are cut off: whoever sent the signal kills the process soon after. */
const PATIENCE_MS = 8_000;

/** Stops accepting, lets the answers under way finish, and resolves when no connection is left. */
export async function drain(server: ServerType): Promise<void> {
  const closed = promisify(server.close.bind(server))();
  const cutOff = setTimeout(() => {
    if ('closeAllConnections' in server) server.closeAllConnections();
  }, PATIENCE_MS);
  await closed;
  clearTimeout(cutOff);
}
