import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { ANSWER_HEADERS, REQUEST_HEADERS } from '@generated/operations';
import type { ExchangePorts } from './ports/exchange-ports';
import { handlers } from './operations';
import { contractRouter, type HostFacts } from './router/contract-router';

export interface Exchange {
  /** Answers a request below the API root; the host answers everything else. */
  fetch(request: Request, facts?: HostFacts): Promise<Response>;
}

/** The exchange: one function from a request to a response, free of anything that only one host has. */
export function createExchange(ports: ExchangePorts): Exchange {
  const app = new Hono<{ Bindings: HostFacts }>();
  const { allowedOrigins } = ports.settings;
  // Skipped when no origin is allowed: the middleware rebuilds every answer, which takes a seventh of a request's work.
  if (allowedOrigins.length > 0) {
    app.use(
      cors({
        origin: [...allowedOrigins],
        credentials: true,
        allowHeaders: REQUEST_HEADERS,
        // Pages set their clock by the date.
        exposeHeaders: [...ANSWER_HEADERS, 'Date'],
        maxAge: 600,
      }),
    );
  }
  app.route(ports.settings.apiRoot, contractRouter(handlers, ports));
  return { fetch: async (request, facts = {}) => app.fetch(request, facts) };
}
