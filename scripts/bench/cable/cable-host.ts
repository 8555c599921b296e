/** A server for `bench-cable.ts`: the cable of the exchange, or a bare one that sends the same bytes. */
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { WebSocketServer } from 'ws';
import { createServer as createVite } from 'vite';
import type * as Cables from '../../../server/cable/cable';
import type * as Pglite from '../../../server/db/connect/connect-pglite';
import type * as Migrations from '../../../server/db/migrate';
import type * as Seeds from '../../../server/seed';
import type { ExchangePorts } from '../../../server/ports/exchange-ports';
import type * as CableServers from '../../../server/host/web/serve-cable';
import type * as Hubs from '../../../server/ports/hub';

const server = createServer();
const message = { type: 'claim.updated', id: 1 };
/** The clock that both processes share. */
const now = () => performance.timeOrigin + performance.now();

let broadcast: () => void;
if (process.env['KIND'] === 'bare') {
  const sockets = new WebSocketServer({ server, path: '/api/cable' });
  const identifier = '{"channel":"ClaimChannel","claim_id":1}';
  sockets.on('connection', (socket) => {
    socket.send('{"type":"welcome"}');
    socket.on('message', () =>
      socket.send(JSON.stringify({ identifier, type: 'confirm_subscription' })),
    );
  });
  broadcast = () => {
    const text = JSON.stringify({ identifier, message: { ...message, at: now() } });
    for (const socket of sockets.clients) socket.send(text);
  };
} else {
  const hub = await serveExchange();
  broadcast = () =>
    hub.publish({
      type: 'broadcast',
      stream: 'ClaimChannel:1',
      message: { ...message, at: now() },
    });
}

server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.on('message', (command) => {
  if (command === 'broadcast') broadcast();
  if (command === 'memory') {
    globalThis.gc?.();
    process.send?.({ rss: process.memoryUsage().rss });
  }
});
process.send?.({ port: (server.address() as AddressInfo).port });

/**
 * The cable of an exchange with demo data in memory.
 * @returns the hub that feeds it.
 */
async function serveExchange(): Promise<Hubs.Hub> {
  // Loads the modules of the exchange, as `npm run dev` does.
  const vite = await createVite({
    configFile: 'vite.server.config.ts',
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
  });
  const load = async <Module>(path: string) => (await vite.ssrLoadModule(path)) as Module;
  const { connectPglite } = await load<typeof Pglite>('/server/db/connect/connect-pglite.ts');
  const { migrate } = await load<typeof Migrations>('/server/db/migrate.ts');
  const { seedDemoData } = await load<typeof Seeds>('/server/seed/index.ts');
  const { createHub } = await load<typeof Hubs>('/server/ports/hub.ts');
  const { createCable } = await load<typeof Cables>('/server/cable/cable.ts');
  const { serveCable } = await load<typeof CableServers>('/server/host/web/serve-cable.ts');
  const { db } = await connectPglite('memory://');
  await migrate(db);
  const log = { info: () => {}, warn: console.warn, error: console.error };
  const hub = createHub(log);
  const ports: ExchangePorts = {
    db,
    clock: () => new Date(),
    passwords: { hash: () => Promise.resolve(''), verify: () => Promise.resolve(false) },
    log,
    hub,
    settings: {
      production: true,
      mailboxOpen: false,
      apiRoot: '/api',
      publicOrigin: 'http://127.0.0.1',
      staffEmail: 'staff@example.com',
      feeAccount: null,
      allowedOrigins: [],
      signingKey: new Uint8Array(32),
    },
  };
  await seedDemoData(db, {
    now: new Date(),
    passwordHash: '$argon2id$bench',
    letters: ports.settings,
  });
  // All clients of the benchmark are on this machine.
  serveCable(server, createCable(ports), ports.settings, { connectionsPerNetwork: Infinity });
  return hub;
}
