import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach } from 'vitest';
import { WebSocket } from 'ws';
import { createCable, SUBPROTOCOL } from '../cable/cable';
import { serveCable } from '../host/web/serve-cable';
import type { TestExchange } from './exchange-client';

/** The cable of an exchange, on a port of its own. */
export async function openCable(exchange: TestExchange) {
  const server = createServer((_request, response) => response.writeHead(404).end());
  const cable = createCable(exchange.ports);
  serveCable(server, cable, exchange.ports.settings);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `ws://127.0.0.1:${port}/api/cable`;
  const open = new Set<WebSocket>();

  return {
    cable,
    url,
    /** A bare client that keeps what it hears. */
    connect: (options: { token?: string; origin?: string; path?: string } = {}) => {
      const { token, origin, path = '/api/cable' } = options;
      const protocols = [SUBPROTOCOL, ...(token === undefined ? [] : [`bearer.${token}`])];
      const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, protocols, {
        ...(origin && { origin }),
      });
      open.add(socket);
      return client(socket);
    },
    close: async () => {
      for (const socket of open) socket.terminate();
      cable.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A fresh cable for each test of the file. */
export function testCable(exchange: TestExchange) {
  let opened: Awaited<ReturnType<typeof openCable>>;
  beforeEach(async () => {
    opened = await openCable(exchange);
  });
  afterEach(() => opened.close());
  return {
    get cable() {
      return opened.cable;
    },
    get url() {
      return opened.url;
    },
    connect: (...options: Parameters<typeof opened.connect>) => opened.connect(...options),
  };
}

/** The identifier of a subscription to a claim. */
export const claimIs = (claim_id: number) => JSON.stringify({ channel: 'ClaimChannel', claim_id });

interface Heard {
  type?: string;
  identifier?: string;
  message?: unknown;
  reason?: string;
  reconnect?: boolean;
}

function typeOf(message: unknown): unknown {
  return typeof message === 'object' && message !== null && 'type' in message ? message.type : null;
}

function client(socket: WebSocket) {
  const heard: Heard[] = [];
  const waiting: { matches: (each: Heard) => boolean; resolve: (each: Heard) => void }[] = [];
  let failure: Error | null = null;
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('error', (error) => {
    failure = error;
  });
  socket.on('message', (data: Buffer) => {
    const said = JSON.parse(data.toString()) as Heard;
    heard.push(said);
    for (const each of waiting) if (each.matches(said)) each.resolve(said);
  });

  /** Resolves with what is heard next, or was already heard. */
  const hear = async (matches: (each: Heard) => boolean): Promise<Heard> =>
    heard.find(matches) ?? (await new Promise((resolve) => waiting.push({ matches, resolve })));
  const command = (name: string, identifier: string, more: object = {}) =>
    socket.send(JSON.stringify({ command: name, identifier, ...more }));

  return {
    socket,
    heard,
    hear,
    /** The code that the connection was closed with. */
    closed,
    failure: () => failure,
    welcome: () => hear(({ type }) => type === 'welcome'),
    /** Performs an action in a channel, like `perform` of the clients. */
    perform: (identifier: string, data: object) =>
      command('message', identifier, { data: JSON.stringify(data) }),
    unsubscribe: (identifier: string) => command('unsubscribe', identifier),
    /** @returns how the subscription was answered. */
    subscribe: async (identifier: string) => {
      const before = heard.length;
      command('subscribe', identifier);
      const answer = await hear(
        (each) =>
          each.identifier === identifier &&
          each.type !== undefined &&
          heard.indexOf(each) >= before,
      );
      return answer.type;
    },
    /** The messages broadcast to a subscription so far. */
    messages: (identifier: string) =>
      heard
        .filter((each) => each.identifier === identifier && 'message' in each)
        .map((each) => each.message),
    /** The first message to a subscription, or the first of a type. */
    message: (identifier: string, type?: string) =>
      hear(
        ({ identifier: of, message }) =>
          of === identifier && message !== undefined && (!type || typeOf(message) === type),
      ),
    /** Resolves once everything that was sent before has been heard: commands run in order. */
    settled: async () => {
      const identifier = JSON.stringify({ channel: 'None', n: heard.length });
      command('subscribe', identifier);
      await hear((each) => each.identifier === identifier);
    },
  };
}
