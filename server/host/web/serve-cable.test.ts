import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Cable, createCable, SUBPROTOCOL } from '../../cable/cable';
import { COMMANDS, Connection, FRAME_LIMIT } from '../../cable/connection';
import { testExchange } from '../../testing/exchange-client';
import { serveCable } from './serve-cable';

const exchange = testExchange();

let server: Server;
let cable: Cable;
let sockets: Socket[];
const uncaught = vi.fn<(error: Error) => void>();
beforeEach(async () => {
  uncaught.mockClear();
  process.on('uncaughtExceptionMonitor', uncaught);
  server = createServer((_request, response) => response.end('here'));
  cable = createCable(exchange.ports);
  serveCable(server, cable, exchange.ports.settings);
  sockets = [];
  server.on('connection', (socket: Socket) => sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  process.off('uncaughtExceptionMonitor', uncaught);
  cable.close();
  for (const socket of sockets) socket.destroy();
  server.close();
  await once(server, 'close');
});

// It listens on a port of TCP, so that its address is no text.
const port = () => (server.address() as AddressInfo).port;

/** Asks for a websocket at a target, byte for byte; waits for the line of the answer that has the status. */
async function upgrade(target: string) {
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const client = connect(port(), '127.0.0.1');
  const [socket] = await accepted;
  // Not `once` of events: it would hear the errors that the server has to hear.
  const closed = new Promise((resolve) => socket.on('close', resolve));
  client.write(
    [
      `GET ${target} HTTP/1.1`,
      'Host: claims.example.com',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n'),
  );
  const [answer] = (await once(client, 'data')) as [Buffer];
  const [line] = answer.toString().split('\r\n');
  return { line, reset: () => client.resetAndDestroy(), closed };
}

/** The server answers, and nothing has happened that would end the process. */
async function expectServing(): Promise<void> {
  expect((await fetch(`http://127.0.0.1:${port()}/`)).ok).toBe(true);
  expect(uncaught).not.toHaveBeenCalled();
}

const SOON = { timeout: 10_000 };

test.each(['//', 'http://[::1', '/elsewhere'])(
  'an upgrade at %s is refused',
  SOON,
  async (target) => {
    expect((await upgrade(target)).line).toBe('HTTP/1.1 404 Not Found');
    await expectServing();
  },
);

test('a client may reset the connection while it is refused', SOON, async () => {
  const { line, reset, closed } = await upgrade('/elsewhere');
  expect(line).toBe('HTTP/1.1 404 Not Found');
  reset();
  await closed;
  await expectServing();
});

test(
  'of too many connections of one network the next is refused until one has gone',
  SOON,
  async () => {
    const host = createServer();
    serveCable(host, cable, exchange.ports.settings, { connectionsPerNetwork: 2 });
    host.listen(0, '127.0.0.1');
    await once(host, 'listening');
    const address = `ws://127.0.0.1:${(host.address() as AddressInfo).port}/api/cable`;
    const open = async () => {
      const client = new WebSocket(address, SUBPROTOCOL);
      await once(client, 'open');
      return client;
    };
    const clients = [await open(), await open()];
    await expect(open()).rejects.toThrow('429');
    clients[0]?.terminate();
    await vi.waitFor(async () => clients.push(await open()), SOON);
    for (const client of clients) client.terminate();
    await vi.waitFor(() => expect(cable.size).toBe(0));
    host.close();
    await once(host, 'close');
  },
);

test('a client of the cable that resets the connection is gone, once', SOON, async () => {
  const leaving = vi.spyOn(Connection.prototype, 'closed');
  const { line, reset, closed } = await upgrade('/api/cable');
  expect(line).toBe('HTTP/1.1 101 Switching Protocols');
  await vi.waitFor(() => expect(cable.size).toBe(1));
  reset();
  await closed;
  await vi.waitFor(() => expect(cable.size).toBe(0));
  expect(leaving).toHaveBeenCalledOnce();
  await expectServing();
});

describe('until it is known who speaks', () => {
  /** A client that has to wait for its connection until it is let in, or sent away. */
  async function waitingClient() {
    const connectNow = cable.connect;
    const held = Promise.withResolvers<void>();
    const connecting = vi.spyOn(cable, 'connect').mockImplementation(async (...args) => {
      await held.promise;
      return await connectNow(...args);
    });
    const client = new WebSocket(`ws://127.0.0.1:${port()}/api/cable`, SUBPROTOCOL);
    const closed = new Promise<number>((resolve) => client.once('close', resolve));
    await once(client, 'open');
    const sendMany = (count: number) => {
      for (let sent = 0; sent < count; sent += 1) client.send('{}');
    };
    const letIn = async () => {
      held.resolve();
      await connecting.mock.results[0]?.value;
    };
    return { client, closed, sendMany, letIn, sendAway: held.reject };
  }

  test('commands are kept and obeyed afterwards', SOON, async () => {
    const receiving = vi.spyOn(Connection.prototype, 'receive');
    const { client, sendMany, letIn } = await waitingClient();
    sendMany(COMMANDS.limit);
    client.ping();
    await once(client, 'pong');
    await letIn();
    expect(receiving).toHaveBeenCalledTimes(COMMANDS.limit);
    expect(client.readyState).toBe(WebSocket.OPEN);
  });

  test('a flood of commands ends it, and none of them is obeyed', SOON, async () => {
    const receiving = vi.spyOn(Connection.prototype, 'receive');
    const { closed, sendMany, letIn } = await waitingClient();
    sendMany(COMMANDS.limit + 1);
    expect(await closed).toBe(1008);
    await letIn();
    expect(receiving).not.toHaveBeenCalled();
    expect(cable.size).toBe(0);
  });

  test('a frame that is too big ends it', SOON, async () => {
    const { client, closed } = await waitingClient();
    client.send('x'.repeat(FRAME_LIMIT + 1));
    expect(await closed).toBe(1009);
    await expectServing();
  });

  test('nothing more is kept of a client that is sent away', SOON, async () => {
    const closing = vi.spyOn(WebSocket.prototype, 'close');
    const { closed, sendAway } = await waitingClient();
    sendAway(new Error('The database is away.'));
    expect(await closed).toBe(1013);
    // The server's end: it is the one that begins.
    const [socket] = closing.mock.contexts as WebSocket[];
    expect(socket?.listenerCount('message')).toBe(0);
  });
});
