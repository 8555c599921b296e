import type { AdminUser, User } from '@generated/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR } from '@/domain/time';
import { outcome, testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
let token: string;
beforeEach(async () => {
  ({ token } = await exchange.admin());
});

const OLD = 'noor.hadad@example.com';
const NEW = 'noor.haddad@example.com';

const change = (id: number, user: Record<string, unknown>) =>
  exchange.as(token).put<AdminUser>(`/admin/users/${id}`, { user });
const kindsTo = async (email: string) => (await exchange.mails(email)).map(({ kind }) => kind);
const follow = (secret: string | undefined) =>
  exchange.visitor.post<User & { code?: string }>('/auth/magic_link/verify', { token: secret });

/** An account that staff have just opened. */
async function invite(): Promise<AdminUser> {
  const user = { first_name: 'Noor', last_name: 'Haddad', email: OLD, status: 'active' };
  return (await exchange.as(token).post<AdminUser>('/admin/users', { user })).body;
}

describe('a new address of somebody who was invited', () => {
  test('gets an invitation of its own, and the one to the old address ends', async () => {
    const { id } = await invite();
    const [old] = await exchange.mails(OLD);
    expect((await change(id, { email: NEW })).body).toMatchObject({
      email: NEW,
      email_verified_at: null,
    });
    expect(await kindsTo(OLD)).toEqual(['invitation']);
    expect(await kindsTo(NEW)).toEqual(['invitation']);
    expect(outcome(await follow(old?.secret))).toEqual({ status: 422, code: 'link_expired' });

    exchange.advance(71 * HOUR);
    const [mail] = await exchange.mails(NEW);
    expect(await follow(mail?.secret)).toMatchObject({ status: 200, body: { id, email: NEW } });
  });

  test('and has logged in since, is confirmed like any other', async () => {
    const { id } = await invite();
    const [old] = await exchange.mails(OLD);
    await follow(old?.secret);
    await change(id, { email: NEW });
    expect(await kindsTo(NEW)).toEqual(['new_address']);
    // There is no password that the page could ask for, and none to choose.
    expect((await exchange.mails(NEW)).at(0)?.text).not.toMatch(/password/i);
  });
});

test('a new address of somebody who chose a password, but never logged in, is confirmed with it', async () => {
  const { user } = await exchange.user({ email: OLD, status: 'pending', email_verified_at: null });
  await change(user.id, { email: NEW });
  const [mail] = await exchange.mails(NEW);
  expect(mail?.text).toContain('The page asks for the password that you chose.');
});

describe('a new address of a suspended account', () => {
  const suspended = { status: 'suspended', status_reason: 'Two people use it.' } as const;

  test('gets no link, which would be refused, before the suspension is lifted; the old one is told', async () => {
    const { user } = await exchange.user({ email: OLD, ...suspended });
    expect((await change(user.id, { email: NEW })).body.email_verified_at).toBeNull();
    expect(await kindsTo(NEW)).toEqual([]);
    expect(await kindsTo(OLD)).toEqual(['email_changed']);

    await change(user.id, { status: 'active' });
    expect(await kindsTo(NEW)).toEqual(['user_status', 'confirmation']);
  });

  test('gets one where the same change lifts the suspension, and none where it suspends', async () => {
    const { user } = await exchange.user({ email: OLD, ...suspended });
    await change(user.id, { email: NEW, status: 'active' });
    expect(await kindsTo(NEW)).toEqual(['user_status', 'confirmation']);
    await change(user.id, { email: OLD, status: 'suspended', reason: 'Because.' });
    expect(await kindsTo(OLD)).toEqual(['email_changed', 'user_status']);
  });

  test('of somebody who was invited gets the invitation when the suspension is lifted', async () => {
    const { id } = await invite();
    await change(id, { status: 'suspended', reason: 'Because.' });
    await change(id, { email: NEW });
    expect(await kindsTo(NEW)).toEqual([]);
    await change(id, { status: 'active' });
    expect(await kindsTo(NEW)).toEqual(['user_status', 'invitation']);
  });
});

test('lifting a suspension mails no link to a confirmed address', async () => {
  const { user } = await exchange.user({ email: OLD });
  await change(user.id, { status: 'suspended', reason: 'Because.' });
  await change(user.id, { status: 'active' });
  expect(await kindsTo(OLD)).toEqual(['user_status', 'user_status']);
});
