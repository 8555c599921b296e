import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface SilentProxy {
  /** The address, with the proxy's port instead of the server's. */
  url: string;
  /** From now on it accepts everything and answers nothing, like a hanging server or a network that drops packets. */
  fallSilent: () => void;
  speakAgain: () => void;
  stop: () => Promise<void>;
}

/** Stands between a client and the server of an address such as `postgres://…@127.0.0.1:5432/postgres`. */
export async function startSilentProxy(address: string): Promise<SilentProxy> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  let silent = false;

  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (silent) from.pause();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = server.address();
  if (own === null || typeof own === 'string') throw new Error('The proxy has no TCP port.');

  return {
    url: Object.assign(new URL(address), { port: String(own.port) }).href,
    fallSilent: () => {
      silent = true;
      for (const socket of sockets) socket.pause();
    },
    speakAgain: () => {
      silent = false;
      for (const socket of sockets) socket.resume();
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
