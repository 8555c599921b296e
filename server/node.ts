import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createExchange } from './app';
import { createCable } from './cable/cable';
import { banner } from './host/banner';
import { hasDemoAccounts } from './host/demo-accounts';
import { type Environment, readEnvironment, requireNode } from './host/environment';
import { type DrawRows, drawnRows } from './host/web/drawn-rows';
import { createHostApp } from './host/web/host-app';
import { createLog } from './host/log';
import { openExchange } from './host/open-exchange';
import { readTlsPair } from './host/secrets/tls-pair';
import { reasonOf } from './host/reason-of';
import { listen } from './host/web/listen';
import { serveCable } from './host/web/serve-cable';
import { contentSecurityPolicy, securityHeaders } from './host/web/security-headers';
import { drainOf } from './host/shut-down';
import { loadReference } from './host/web/reference';
import { loadStaticFiles } from './host/web/static-files';
import { loggedError } from './logged-error';

const PORT_IN_USE = 'The port is in use. Stop the other process, or choose another one with PORT.';

process.setSourceMapsEnabled(true);
// Node would print every property of the error, including the values of a failed query.
process.on('uncaughtException', (error) => {
  console.error(`Claims Exchange stopped.\n${reasonOf(error)}`);
  process.exit(1);
});

try {
  requireNode();
  await start(readEnvironment(process.env));
} catch (error) {
  console.error(`Claims Exchange could not start.\n${reasonOf(error)}`);
  process.exit(1);
}

async function start(environment: Environment): Promise<void> {
  const pair = environment.tls && (await readTlsPair(environment.tls));
  const log = createLog(environment.logLevel);
  const built = (name: string) => join(import.meta.dirname, '..', name);
  const pageHeaders = (inlineScripts: readonly string[]) => ({
    'Content-Security-Policy': contentSecurityPolicy(environment, inlineScripts),
  });
  const files = await loadStaticFiles({
    folder: built('client'),
    pagesFolder: built('pages'),
    pageHeaders,
  });
  const reference = environment.docs
    ? await loadReference({ folder: built('docs'), pageHeaders })
    : null;
  const drawing = pathToFileURL(built('drawing/drawing.js')).href;
  const { drawRows } = (await import(/* @vite-ignore */ drawing)) as { drawRows: DrawRows };
  const { ports, ping, close } = await openExchange(environment, log);

  let stopping = false;
  const exchange = createExchange(ports);
  const { apiRoot } = ports.settings;
  const rows = drawnRows({ exchange, apiRoot, drawRows, log });
  const respond = createHostApp({
    exchange,
    apiRoot,
    files,
    rows: rows.respond,
    reference,
    headers: securityHeaders(environment),
    ready: async () => {
      if (stopping) throw new Error('The process shuts down.');
      await ping();
    },
  });
  const server = listen(environment, pair, respond);
  const cable = createCable(ports);
  serveCable(server, cable, ports.settings, environment);
  const drain = drainOf(server);

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    cable.close();
    await drain();
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? PORT_IN_USE : reasonOf(error);
    console.error(`Claims Exchange could not listen.\n${reason}`);
    void close().finally(() => process.exit(1));
  });
  server.on('listening', () => {
    announce(environment, ports, reference !== null)
      .then(rows.warmUp)
      // It serves anyway, and `/readyz` tells whether the database answers.
      .catch((error: unknown) => log.error('start_incomplete', { error: loggedError(error) }));
  });
}

async function announce(
  environment: Environment,
  { db, settings }: Awaited<ReturnType<typeof openExchange>>['ports'],
  hasReference: boolean,
): Promise<void> {
  const hasDemo = !environment.production && (await hasDemoAccounts(db));
  const { mailboxOpen } = settings;
  console.log(banner({ environment, mailboxOpen, hasReference, hasDemo }));
}
