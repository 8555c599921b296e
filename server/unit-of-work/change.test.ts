import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MINUTE } from '@/domain/time';
import type { UserRow } from '../calls/caller';
import { lockUser } from '../auth/lock-user';
import { userRows } from '../db/schema';
import { deliverInBackground } from '../host/mail-transport';
import { passwordChangedMail } from '../mail/account-mails';
import { refuse } from '../calls/refusals';
import { testExchange } from '../testing/exchange-client';
import { type ActingCall, change, type Work } from './change';
import type { ExchangeEvent } from '../ports/hub';

const exchange = testExchange();
let user: UserRow;
let call: ActingCall;
/** What a subscriber learned, with the name of the user as everybody could read it then. */
let learned: { event: ExchangeEvent; name: Promise<string> }[];
let unsubscribe: () => void;

beforeEach(async () => {
  user = (await exchange.user({ first_name: 'Mara' })).user;
  call = { caller: { kind: 'system' }, request: null, key: null, ports: exchange.ports };
  learned = [];
  unsubscribe = exchange.ports.hub.subscribe((event) => {
    learned.push({ event, name: exchange.reload(user).then(({ first_name }) => first_name) });
  });
});
afterEach(async () => {
  unsubscribe();
  await Promise.all(learned.map(({ name }) => name));
});

/** Row, audit log, outbox and an event. */
async function rename({ db, update, audit, mail, publish }: Work, first_name: string) {
  const row = await lockUser(db, user.id);
  if (!row) throw new Error('The user is gone.');
  await update(userRows, row, { first_name });
  await audit('user.changed', user.id, { first_name: [row.first_name, first_name] });
  await mail(user, passwordChangedMail, {});
  publish({ type: 'mail_waiting' });
}

async function traces() {
  const { first_name, lock_version } = await exchange.reload(user);
  const [audits, mails] = [await exchange.audits(), await exchange.mails()];
  return { first_name, lock_version, audits: audits.length, mails: mails.length };
}
const NO_TRACE = { first_name: 'Mara', lock_version: 0, audits: 0, mails: 0 };

test('a change is committed with its version, its audit row and its mail, and then told', async () => {
  expect(await change(call, async (work) => await rename(work, 'Ada'))).toBeUndefined();
  expect(await traces()).toEqual({ first_name: 'Ada', lock_version: 1, audits: 1, mails: 1 });
  // Told once, however many parts of it say the same; and whoever is told finds it.
  expect(learned.map(({ event }) => event.type)).toEqual(['mail_waiting']);
  expect(await Promise.all(learned.map(({ name }) => name))).toEqual(['Ada']);
});

test('several parts of a change that say the same are told once, in the order of the first', async () => {
  const broadcast = (id: number): ExchangeEvent => ({
    type: 'broadcast',
    stream: 'claim:1',
    message: { type: 'claim.updated', id },
  });
  await change(call, async ({ mail, publish }) => {
    publish(broadcast(1));
    await mail(user, passwordChangedMail, {});
    publish(broadcast(2));
    await mail(user, passwordChangedMail, {});
    publish(broadcast(1));
  });
  const told = [broadcast(1), { type: 'mail_waiting' }, broadcast(2)];
  expect(learned.map(({ event }) => event)).toEqual(told);
});

test('nobody is told while the change is under way', async () => {
  await change(call, async (work) => {
    await rename(work, 'Ada');
    expect(learned).toEqual([]);
  });
  expect(learned).toHaveLength(1);
});

test('an error leaves no trace, and nobody is told', async () => {
  const failing = change(call, async (work) => {
    await rename(work, 'Ada');
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await traces()).toEqual(NO_TRACE);
  expect(learned).toEqual([]);
});

const LOST = new Error('Connection terminated unexpectedly');

/** What the next COMMIT is answered with. */
function answerCommit(error: Error): void {
  const { db } = exchange.ports;
  // oxlint-disable-next-line no-restricted-properties -- change() goes on to it
  const commit = db.transaction.bind(db);
  vi.spyOn(db, 'transaction').mockImplementationOnce(async (work) => {
    await commit(work);
    throw error;
  });
}

test('a commit whose answer is lost is told: it may have happened', async () => {
  answerCommit(LOST);
  await expect(change(call, async (work) => await rename(work, 'Ada'))).rejects.toThrow(LOST);
  expect(learned.map(({ event }) => event.type)).toEqual(['mail_waiting']);
  expect(await Promise.all(learned.map(({ name }) => name))).toEqual(['Ada']);
});

test('a commit that the database refuses is not told', async () => {
  const refused = new Error('violates a deferred constraint');
  answerCommit(refused);
  await expect(change(call, async (work) => await rename(work, 'Ada'))).rejects.toThrow(refused);
  expect(learned).toEqual([]);
});

test('a connection that is lost before the commit leaves nothing to tell', async () => {
  const cut = change(call, async (work) => {
    await rename(work, 'Ada');
    throw LOST;
  });
  await expect(cut).rejects.toThrow(LOST);
  expect(learned).toEqual([]);
});

test('a refusal is answered and leaves no trace either', async () => {
  const answer = await change(call, async (work) => {
    await rename(work, 'Ada');
    return refuse('transition_not_allowed');
  });
  expect(answer).toMatchObject({ status: 422, body: { code: 'transition_not_allowed' } });
  expect(await traces()).toEqual(NO_TRACE);
  expect(learned).toEqual([]);
});

test('a change has one instant, however long it takes', async () => {
  const started = exchange.ports.clock();
  await change(call, async (work) => {
    exchange.advance(MINUTE);
    await rename(work, 'Ada');
  });
  const { updated_at } = await exchange.reload(user);
  const [audit] = await exchange.audits();
  const [mail] = await exchange.mails();
  expect([updated_at, audit?.created_at, mail?.created_at]).toEqual([started, started, started]);
});

test('a row that has another version than the one that was read is not written', async () => {
  const stale = change(call, async ({ db, update }) => {
    await db.update(userRows).set({ lock_version: 7 }).where(eq(userRows.id, user.id));
    await update(userRows, user, { first_name: 'Ada' });
  });
  await expect(stale).rejects.toThrow(`users ${user.id} changed under its lock.`);
  expect(await traces()).toEqual(NO_TRACE);
});

test('a subscriber that fails takes nothing from the change or from the others', async () => {
  const end = exchange.ports.hub.subscribe(() => {
    throw new Error('no longer there');
  });
  const told: string[] = [];
  const endLast = exchange.ports.hub.subscribe(({ type }) => told.push(type));
  await change(call, async ({ publish }) => publish({ type: 'mail_waiting' }));
  end();
  endLast();
  expect(told).toEqual(['mail_waiting']);
  expect(exchange.log).toEqual([
    expect.objectContaining({ level: 'error', event: 'subscriber_failed' }),
  ]);
});

test('mail leaves when it is committed, without a wait for the next round', async () => {
  const sent: string[] = [];
  const stop = deliverInBackground(exchange.ports, {
    send: async ({ to }) => void sent.push(to),
  });
  const send = () => change(call, async ({ mail }) => await mail(user, passwordChangedMail, {}));
  await send();
  await expect.poll(() => sent).toHaveLength(1);
  // Not due yet for a round that is still under way.
  exchange.advance(1);
  await send();
  await expect.poll(() => sent).toHaveLength(2);
  await stop();
});
