import type { AdminUser } from '@generated/model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { notificationRows } from '../../db/schema';
import { testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
let token: string;
beforeEach(async () => {
  ({ token } = await exchange.admin());
});

const change = (id: number, user: Record<string, unknown>) =>
  exchange.as(token).put<AdminUser>(`/admin/users/${id}`, { user });

test('what our staff change of a profile is told to its person, once', async () => {
  const { user } = await exchange.user();
  const sent = await change(user.id, {
    last_name: 'Lind',
    company: 'Lind AB',
    phone_number: '701234567',
    phone_country_code: '+46',
  });
  expect(sent.status).toBe(200);
  const [mail, ...others] = await exchange.mails(user.email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'details', subject: 'Your account was changed' });
  const told =
    'Our staff have changed your last name, company and phone number in your account. If that is wrong, write to staff@claims.example.com.';
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(told);
  const [notification] = await exchange.db
    .select()
    .from(notificationRows)
    .where(eq(notificationRows.user_id, user.id));
  expect(notification).toMatchObject({ category: 'account', body: told });
});

test('a profile that stays as it is tells nobody, whoever takes the account over', async () => {
  const { user } = await exchange.user();
  const { first_name } = user;
  expect((await change(user.id, { first_name, managed_by_me: true })).status).toBe(200);
  expect(await exchange.mails()).toEqual([]);
});

test('together with a new address it is told at the one that was confirmed', async () => {
  const { user } = await exchange.user();
  await change(user.id, { last_name: 'Lind', email: 'new@example.com' });
  expect((await exchange.mails()).map(({ to, kind }) => [to, kind])).toEqual([
    ['new@example.com', 'new_address'],
    [user.email, 'email_changed'],
    [user.email, 'details'],
  ]);
  const [, , details] = await exchange.mails();
  expect(details?.text).toContain('Our staff have changed your last name in your account.');
});

test('what they change in the user’s name is told as well, and not what the user changes', async () => {
  const { user, token: own } = await exchange.user();
  const inName = await exchange.impersonate(token, user);
  const path = '/api/current_user';
  expect((await exchange.as(own).put(path, { user: { company: 'Lind AB' } })).status).toBe(200);
  expect(await exchange.mails()).toEqual([]);
  const changed = { user: { company: 'Lind & Co', telegram: 'mara_lind' } };
  expect((await exchange.as(inName).put(path, changed)).status).toBe(200);
  const [mail, ...others] = await exchange.mails(user.email);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Our staff have changed your company and Telegram name');
});
