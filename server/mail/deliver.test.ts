import { expect, test } from 'vitest';
import { MINUTE } from '@/domain/time';
import { testExchange } from '../testing/exchange-client';
import { deliverMail, type MailTransport } from './deliver';
import { enqueueMail } from './outbox';

const exchange = testExchange();

const now = () => exchange.ports.clock();
async function enqueue(count: number) {
  for (let i = 0; i < count; i += 1) {
    const mail = {
      kind: 'notice',
      subject: `Mail ${i}`,
      text: 'Body',
      html: '<p>Body</p>',
      unsubscribe_url: 'https://claims.example.com/unsubscribe?token=secret',
    };
    await enqueueMail(exchange.db, `user${i}@example.com`, mail, { now: now() });
  }
}

/** Keeps what it is given, after failing as often as it was told to. */
function transport(failures = 0) {
  const sent: Parameters<MailTransport['send']>[0][] = [];
  const port: MailTransport = {
    send: async (mail) => {
      if (failures > 0) {
        failures -= 1;
        throw new Error('451 try again later');
      }
      sent.push(await Promise.resolve(mail));
    },
  };
  return { sent, port };
}

const EMPTIED = { text: '', html: '', unsubscribe_url: null };

test('every mail that is due goes out once, and nothing of what it said is kept', async () => {
  await enqueue(25);
  const { sent, port } = transport();
  expect(await deliverMail(exchange.ports, port)).toEqual({ sent: 25, failed: 0 });
  expect(sent).toHaveLength(25);
  expect(sent).toContainEqual({
    to: 'user3@example.com',
    subject: 'Mail 3',
    text: 'Body',
    html: '<p>Body</p>',
    headers: {
      'List-Unsubscribe': '<https://claims.example.com/unsubscribe?token=secret>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
  exchange.advance(24 * 60 * MINUTE);
  expect(await deliverMail(exchange.ports, port)).toEqual({ sent: 0, failed: 0 });
  const [first] = await exchange.mails();
  expect(first).toMatchObject({ sent_at: new Date('2026-11-20T10:00:00.000Z'), attempts: 1 });
  expect(first).toMatchObject({ to: 'user0@example.com', subject: 'Mail 0', ...EMPTIED });
});

test('processes that deliver at the same time share the mails', async () => {
  await enqueue(40);
  const { sent, port } = transport();
  await Promise.all([1, 2, 3, 4].map(() => deliverMail(exchange.ports, port)));
  expect(new Set(sent.map(({ to }) => to)).size).toBe(40);
  expect(sent).toHaveLength(40);
});

test('a failure is tried again later and later, and given up after eight tries', async () => {
  await enqueue(1);
  const { sent, port } = transport(8);
  const waits: number[] = [];
  for (let tries = 0; tries < 8; tries += 1) {
    expect(await deliverMail(exchange.ports, port)).toEqual({ sent: 0, failed: 1 });
    const [mail] = await exchange.mails();
    expect(mail).toMatchObject({ attempts: tries + 1, error: '451 try again later' });
    // It has its links as long as it may still be sent.
    if (tries < 7) expect(mail).toMatchObject({ text: 'Body', html: '<p>Body</p>' });
    else expect(mail).toMatchObject(EMPTIED);
    const wait = (mail?.next_attempt_at.getTime() ?? 0) - now().getTime();
    exchange.advance(wait - 1);
    expect(await deliverMail(exchange.ports, port)).toEqual({ sent: 0, failed: 0 });
    exchange.advance(1);
    waits.push(wait / MINUTE);
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256]);
  exchange.advance(7 * 24 * 60 * MINUTE);
  expect(await deliverMail(exchange.ports, port)).toEqual({ sent: 0, failed: 0 });
  expect(sent).toEqual([]);
  const lines = exchange.log.filter(({ event }) => event === 'mail_failed');
  expect(lines.map(({ fields }) => fields['given_up'])).toEqual([
    ...Array<boolean>(7).fill(false),
    true,
  ]);
  expect(JSON.stringify(lines)).not.toContain('user0@example.com');
});

test('one mail that fails does not hold up the others', async () => {
  await enqueue(3);
  const { sent, port } = transport(1);
  expect(await deliverMail(exchange.ports, port)).toEqual({ sent: 2, failed: 1 });
  exchange.advance(2 * MINUTE);
  expect(await deliverMail(exchange.ports, port)).toEqual({ sent: 1, failed: 0 });
  expect(sent).toHaveLength(3);
  expect((await exchange.mails()).map(({ error }) => error)).toEqual([null, null, null]);
});

test('a mail at the end of a long run is not sent by another process as well', async () => {
  await enqueue(11);
  const { sent, port } = transport();
  const other = transport();
  await deliverMail(exchange.ports, {
    send: async (mail) => {
      await port.send(mail);
      if (sent.length === 10) exchange.advance(3 * MINUTE);
      if (sent.length === 11) await deliverMail(exchange.ports, other.port);
    },
  });
  expect(sent).toHaveLength(11);
  expect(other.sent).toEqual([]);
});

test('who is told to stop sends what is under way, and leaves the rest to others', async () => {
  await enqueue(25);
  const { sent, port } = transport();
  const stop = new AbortController();
  const stopping = {
    send: async (mail: Parameters<MailTransport['send']>[0]) => {
      stop.abort();
      await port.send(mail);
    },
  };
  expect(await deliverMail(exchange.ports, stopping, stop.signal)).toEqual({ sent: 10, failed: 0 });
  expect(await deliverMail(exchange.ports, port)).toEqual({ sent: 15, failed: 0 });
  expect(sent).toHaveLength(25);
});

test('a mail whose process died on the way is tried again', async () => {
  await enqueue(1);
  const never: MailTransport = { send: () => new Promise(() => undefined) };
  void deliverMail(exchange.ports, never);
  await expect.poll(async () => (await exchange.mails())[0]?.attempts).toBe(1);
  const { sent, port } = transport();
  await deliverMail(exchange.ports, port);
  expect(sent).toHaveLength(0);
  exchange.advance(2 * MINUTE);
  await deliverMail(exchange.ports, port);
  expect(sent).toHaveLength(1);
});
