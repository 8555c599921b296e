import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { NotificationCategory } from '@generated/model';
import type { UserRow } from '../calls/caller';
import { notificationRows } from '../db/schema';
import type { Letter } from '../mail/letter';
import { chatSteps } from '../testing/chat-steps';
import { dealSteps } from '../testing/deal-steps';
import { testExchange } from '../testing/exchange-client';
import { change } from '../unit-of-work/change';

const exchange = testExchange();

const letter = (values: Partial<Letter> = {}) => ({
  kind: 'test',
  subject: 'So it is',
  name: 'Mara',
  paragraphs: ['It has happened.'],
  link: { label: 'See it', url: 'https://claims.example.com/claim/7' },
  ...values,
});

async function tell(
  user: UserRow,
  category: NotificationCategory,
  values: Partial<Letter> = {},
): Promise<void> {
  const system = { caller: { kind: 'system' as const }, request: null, key: null };
  await change({ ...system, ports: exchange.ports }, async (work) => {
    await work.tell(user, category, () => letter(values), {});
  });
}

const toldTo = async ({ id }: UserRow) =>
  await exchange.db
    .select()
    .from(notificationRows)
    .where(eq(notificationRows.user_id, id))
    .orderBy(notificationRows.id);

const CATEGORIES: NotificationCategory[] = ['message', 'claim', 'case_follow', 'offer', 'account'];

/** The categories of which a user gets mails; notifications come of all. */
async function mailed(values: Partial<UserRow>): Promise<string[]> {
  const { user } = await exchange.user(values);
  const got: string[] = [];
  for (const category of CATEGORIES) {
    await tell(user, category, { subject: category });
  }
  for (const { subject } of await exchange.mails(user.email)) got.push(subject);
  expect((await toldTo(user)).map(({ category }) => category)).toEqual(CATEGORIES);
  return got;
}

test('each switch keeps back the mails of its kind, and nothing in the app', async () => {
  expect(await mailed({})).toEqual(CATEGORIES);
  const without = (category: string) => CATEGORIES.filter((each) => each !== category);
  expect(await mailed({ message_notifications: false })).toEqual(without('message'));
  expect(await mailed({ claim_notifications: false })).toEqual(without('claim'));
  expect(await mailed({ claim_case_follow_notifications: false })).toEqual(without('case_follow'));
});

test.each(['suspended', 'deactivated'] as const)(
  'who is %s gets no mails but those about the account and about what binds them',
  async (status) => {
    expect(await mailed({ status })).toEqual(['offer', 'account']);
  },
);

test('mails that can be switched off say where, the others do not', async () => {
  const { user } = await exchange.user();
  for (const category of CATEGORIES) await tell(user, category);
  const mails = await exchange.mails(user.email);
  for (const [index, category] of CATEGORIES.entries()) {
    const { text, html, unsubscribe_url: url } = mails[index] ?? {};
    const isSwitchable = ['message', 'claim', 'case_follow'].includes(category);
    expect([category, url !== null]).toEqual([category, isSwitchable]);
    const page = `https://claims.example.com/unsubscribe?token=${category}.${user.id}.`;
    expect([text, html].map((part) => part?.includes(page))).toEqual([isSwitchable, isSwitchable]);
  }
});

test('what is too long for a line ends with an ellipsis, and never within a character', async () => {
  const { user } = await exchange.user();
  await tell(user, 'offer', { subject: '🦀'.repeat(201), paragraphs: ['🦀'.repeat(1201)] });
  const [row] = await toldTo(user);
  expect([row?.title, row?.body]).toEqual([`${'🦀'.repeat(199)}…`, `${'🦀'.repeat(1199)}…`]);
  expect((await exchange.mails(user.email))[0]?.subject).toBe(row?.title);
});

test('a message of somebody with a very long name arrives', async () => {
  const deals = dealSteps(exchange);
  const chat = chatSteps(exchange);
  const { buyer, seller, id } = await deals.accepted();
  await exchange.changeUser(buyer.user, {
    first_name: 'M'.repeat(100),
    last_name: 'L'.repeat(100),
  });
  const { conversation_id } = await deals.negotiation(buyer.token, id);
  expect((await chat.send(buyer.token, conversation_id)).status).toBe(201);
  const told = (await toldTo(seller.user)).filter(({ category }) => category === 'message');
  expect(told.map(({ title }) => title.startsWith('New message from MMM'))).toEqual([true]);
});
