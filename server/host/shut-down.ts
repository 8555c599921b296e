import { promisify } from 'node:util';
import type { Socket } from 'node:net';
import type { ServerType } from '@hono/node-server';

/** Answers that are not done by then are cut off: whoever sent the signal will soon kill the process. */
const PATIENCE_MS = 8_000;

/**
 * Call it before anybody is connected.
 * @returns a function that stops accepting connections, lets running answers finish, tells HTTP/2 clients to send no
 * more (GOAWAY), and resolves when no connection is left.
 */
export function drainOf(server: ServerType, patienceMs = PATIENCE_MS): () => Promise<void> {
  // HTTP/2 cannot close all connections by itself, and one with a silent client would keep the process alive.
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return async () => {
    const closed = promisify(server.close.bind(server))();
    const cutOff = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, patienceMs);
    await closed;
    clearTimeout(cutOff);
  };
}
