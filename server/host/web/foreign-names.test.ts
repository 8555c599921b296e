import { once } from 'node:events';
import { get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { ErrorBody } from '@generated/model';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createExchange } from '../../app';
import { type Cable, createCable, SUBPROTOCOL } from '../../cable/cable';
import { testExchange } from '../../testing/exchange-client';
import { listen } from './listen';
import { serveCable } from './serve-cable';

const exchange = testExchange();

let server: Server;
let cable: Cable;
beforeEach(async () => {
  // The server replaces both by faster ones; they come back by themselves.
  vi.stubGlobal('Request', Request);
  vi.stubGlobal('Response', Response);
  const { fetch } = createExchange(exchange.ports);
  const environment = { host: '127.0.0.1', port: 0, trustProxy: false };
  // Without a certificate it is one of HTTP/1.
  server = listen(environment, null, (request, address) => fetch(request, { address })) as Server;
  cable = createCable(exchange.ports);
  serveCable(server, cable, exchange.ports.settings);
  await once(server, 'listening');
});
afterEach(async () => {
  cable.close();
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
});

// It listens on a port of TCP, so that its address is no text.
const port = () => (server.address() as AddressInfo).port;

/** What a page reads that was opened under the name, which leads here. */
async function read(name: string, path: string) {
  const options = { host: '127.0.0.1', port: port(), path, headers: { Host: `${name}:${port()}` } };
  const [answer] = (await once(get(options), 'response')) as [IncomingMessage];
  return { status: answer.statusCode, body: (await json(answer)) as ErrorBody };
}

/** The status with which a page under the name is let in to the cable, or refused. */
async function connected(name: string) {
  const host = `${name}:${port()}`;
  const client = new WebSocket(`ws://127.0.0.1:${port()}/api/cable`, SUBPROTOCOL, {
    headers: { Host: host },
    origin: `http://${host}`,
  });
  const status = await Promise.race([
    once(client, 'open').then(() => 101),
    once(client, 'unexpected-response').then(
      ([, answer]) => (answer as IncomingMessage).statusCode,
    ),
  ]);
  client.on('error', () => undefined);
  client.terminate();
  return status;
}

test.each(['localhost', '127.0.0.1', '[::1]', '192.168.1.7', 'claims.example.com'])(
  'a page under %s reads the mailbox and speaks to the cable',
  async (name) => {
    expect((await read(name, '/api/auth/mailbox')).status).toBe(200);
    expect(await connected(name)).toBe(101);
  },
);

test('a page under a name that only leads here does neither, and says how it could', async () => {
  for (const path of ['/api/auth/mailbox', '/api/auth/%6Dailbox?per_page=1']) {
    const { status, body } = await read('evil.example', path);
    expect({ status, body }).toMatchObject({
      status: 421,
      body: { code: 'misdirected_request', message: expect.stringContaining('PUBLIC_ORIGIN') },
    });
    expect(body.request_id).toMatch(/^\w+$/);
  }
  expect(await connected('evil.example')).toBe(403);
});

test('what is no secret of a trial is read under any name', async () => {
  expect((await read('evil.example', '/api/api/cases')).status).toBe(200);
});
