import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testExchange } from '../testing/exchange-client';
import type { MailTransport } from '../mail/deliver';
import { enqueueMail } from '../mail/outbox';
import { deliverInBackground, smtpTransport } from './mail-transport';

const exchange = testExchange();

const MAIL = { subject: 'Hello', text: 'Body', html: '<p>Body</p>' };
const LETTER = { kind: 'notice', ...MAIL, unsubscribe_url: null };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A mail server that takes every connection, and what it does then. */
async function openServer(serve: (socket: Socket) => void) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    serve(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    server,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Sends a mail, and keeps how that ended. */
function send(url: string) {
  const transport = smtpTransport(url, { mailFrom: 'a@example.com', staffEmail: 'b@example.com' });
  const outcome = { error: null as unknown, isOver: false };
  transport
    .send({ to: 'mara@example.com', ...MAIL, headers: {} })
    .catch((error: unknown) => {
      outcome.error = error;
    })
    .finally(() => {
      outcome.isOver = true;
    });
  return outcome;
}

test('a mail server that takes the connection and says nothing is given up after ten seconds', async () => {
  const { url, server, close } = await openServer(() => undefined);
  const connected = once(server, 'connection');
  const outcome = send(url);
  await connected;
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.poll(() => outcome.isOver).toBe(true);
  expect(outcome.error).toMatchObject({ code: 'ETIMEDOUT' });
  await close();
});

test('one that answers on and on, and never takes the mail, after ninety seconds', async () => {
  let asked = 0;
  const { url, close } = await openServer((socket) => {
    socket.write('220 hello\r\n');
    socket.on('data', () => {
      asked += 1;
      socket.write('250-and\r\n');
    });
    socket.on('error', () => undefined);
  });
  const outcome = send(url);
  await expect.poll(() => asked).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(89_000);
  expect(outcome.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  await expect.poll(() => outcome.isOver).toBe(true);
  expect(outcome.error).not.toBeNull();
  await close();
});

test('who ends the delivery waits for the mails under way, not for the backlog', async () => {
  for (let i = 0; i < 25; i += 1) {
    const now = exchange.ports.clock();
    await enqueueMail(exchange.db, `user${i}@example.com`, LETTER, { now });
  }
  const sent: string[] = [];
  let taken = () => {};
  const isTaken = new Promise<void>((resolve) => {
    taken = resolve;
  });
  const transport: MailTransport = {
    send: async ({ to }) => {
      await isTaken;
      sent.push(to);
    },
  };
  const stop = deliverInBackground(exchange.ports, transport);
  await expect
    .poll(async () => (await exchange.mails()).filter(({ attempts }) => attempts > 0))
    .toHaveLength(10);
  const stopped = stop();
  taken();
  await stopped;
  expect(sent).toHaveLength(10);
});
