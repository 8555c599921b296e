import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { ANSWER_HEADERS, REQUEST_HEADERS } from '@generated/operations';
import type { ExchangePorts } from './ports/exchange-ports';
import { handlers } from './operations';
import { contractRouter, type HostFacts } from './router/contract-router';

export interface Exchange {
  /** Answers a request below the API root; everything else is the host's. */
  fetch(request: Request, facts?: HostFacts): Promise<Response>;
}

/** The exchange: one function from a request to a response, free of what only one host has. */
export function createExchange(ports: ExchangePorts): Exchange {
  const app = new Hono<{ Bindings: HostFacts }>();
  const { allowedOrigins } = ports.settings;
  // Not for nobody: it makes every answer anew, a seventh of the work of a request.
  if (allowedOrigins.length > 0) {
    app.use(
      cors({
        origin: [...allowedOrigins],
        credentials: true,
        allowHeaders: REQUEST_HEADERS,
        // By the date pages set their clock.
        exposeHeaders: [...ANSWER_HEADERS, 'Date'],
        maxAge: 600,
      }),
    );
  }
  app.route(ports.settings.apiRoot, contractRouter(handlers, ports));
  return { fetch: async (request, facts = {}) => app.fetch(request, facts) };
}
