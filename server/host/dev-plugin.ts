import type * as Banners from './banner';
import type * as Cables from '../cable/cable';
import type * as DemoAccounts from './demo-accounts';
import type * as CableServers from './web/serve-cable';
import type * as Logging from './log';
import { type HttpBindings, getRequestListener } from '@hono/node-server';
import type { Plugin, ViteDevServer } from 'vite';
import type { createExchange, Exchange } from '../app';
import { clientAddress } from './web/client-address.ts';
import { type Environment, readEnvironment } from './environment.ts';
import type { openExchange, OpenedExchange } from './open-exchange';
import { reasonOf } from './reason-of.ts';

/**
 * `npm run dev`: Vite's own server answers the exchange below /api. A change below server/ takes effect with the next
 * request; the database stays open.
 */
export function exchange(): Plugin {
  let opened: Promise<OpenedExchange> | null = null;
  return {
    name: 'claims-exchange',
    apply: 'serve',
    configureServer(server) {
      const open = () => {
        opened ??= openWith(server).catch((error: unknown) => {
          // The next request tries again, for example once the other process has released the folder.
          opened = null;
          throw error;
        });
        return opened;
      };
      const current = reloadingExchange(server, open);
      const listener = getRequestListener(
        async (request, bindings) => {
          // Vite serves HTTP/1 unless it is configured with certificates.
          const { incoming } = bindings as HttpBindings;
          return await (
            await current()
          ).fetch(request, { address: clientAddress(incoming, false) });
        },
        { overrideGlobalObjects: false },
      );
      server.middlewares.use((incoming, outgoing, next) => {
        if (incoming.url?.startsWith('/api/')) listener(incoming, outgoing).catch(next);
        else next();
      });
      server.httpServer?.once('listening', () => {
        serveLive(server, open).catch(() => undefined);
        open().catch((error: unknown) => server.config.logger.error(reasonOf(error)));
      });
    },
    // Also when Vite restarts after a change of its configuration: the folder has to be free by then.
    async closeBundle() {
      const closing = opened;
      opened = null;
      await (await closing)?.close();
    },
  };
}

/**
 * Serves the cable on the port of Vite, which also speaks to its own clients there. The cable stays the same until a
 * restart.
 */
async function serveLive(
  server: ViteDevServer,
  open: () => Promise<OpenedExchange>,
): Promise<void> {
  const { ports } = await open();
  const { createCable } = (await server.ssrLoadModule('/server/cable/cable.ts')) as typeof Cables;
  const { serveCable } = (await server.ssrLoadModule(
    '/server/host/web/serve-cable.ts',
  )) as typeof CableServers;
  if (server.httpServer)
    serveCable(server.httpServer, createCable(ports), ports.settings, { othersUpgrade: 'ignore' });
}

async function openWith(server: ViteDevServer): Promise<OpenedExchange> {
  // The module loader cannot know their types.
  const host = (await server.ssrLoadModule('/server/host/open-exchange.ts')) as {
    openExchange: typeof openExchange;
  };
  const logging = (await server.ssrLoadModule('/server/host/log.ts')) as typeof Logging;
  const banners = (await server.ssrLoadModule('/server/host/banner.ts')) as typeof Banners;
  const demo = (await server.ssrLoadModule('/server/host/demo-accounts.ts')) as typeof DemoAccounts;
  const environment = environmentOf(server);
  const opened = await host.openExchange(environment, logging.createLog(environment.logLevel));
  const { db, settings } = opened.ports;
  const hasDemo = await demo.hasDemoAccounts(db);
  const { mailboxOpen } = settings;
  const facts = { environment, mailboxOpen, hasReference: false, hasDemo };
  server.config.logger.info(banners.banner(facts));
  return opened;
}

function environmentOf(server: ViteDevServer): Environment {
  const { PORT, HOST, ...variables } = process.env;
  const { local = [], network = [] } = server.resolvedUrls ?? {};
  const [url = 'http://localhost:5173'] = [...local, ...network];
  return readEnvironment({
    PUBLIC_ORIGIN: new URL(url).origin,
    ...variables,
    // `npm run dev -- --host` lets other machines in.
    HOST: network.length > 0 ? '0.0.0.0' : '127.0.0.1',
  });
}

/** The exchange made from the current code: recreated when a module below it has changed. */
function reloadingExchange(server: ViteDevServer, open: () => Promise<OpenedExchange>) {
  let made: { by: typeof createExchange; from: OpenedExchange; exchange: Exchange } | null = null;
  return async (): Promise<Exchange> => {
    const from = await open();
    const app = (await server.ssrLoadModule('/server/app.ts')) as {
      createExchange: typeof createExchange;
    };
    if (made?.by !== app.createExchange || made.from !== from) {
      made = { by: app.createExchange, from, exchange: app.createExchange(from.ports) };
    }
    return made.exchange;
  };
}
