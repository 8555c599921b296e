import type { Acknowledgement, ErrorBody, PasswordResetLink, User } from '@generated/model';
import { expect, test, vi } from 'vitest';
import { HOUR } from '@/domain/time';
import { testExchange } from '../../testing/exchange-client';

const exchange = testExchange();

const NEW_PASSWORD = 'seven herons over the weir';

const ask = (email: string, address?: string) =>
  exchange.as(null, address).post<Acknowledgement>('/auth/password_resets', { user: { email } });
const reset = (secret: string, password = NEW_PASSWORD, address?: string) =>
  exchange.as(null, address).put('/auth/password_resets', {
    user: { reset_password_token: secret, password },
  });
const look = (secret: string) =>
  exchange.visitor.get<Partial<PasswordResetLink & ErrorBody>>(
    `/auth/password_resets?reset_password_token=${secret}`,
  );
const signIn = (password: string, address?: string, email = 'mara@example.com') =>
  exchange.as(null, address).post<User>('/users/sign_in', { user: { email, password } });
async function linkFor(email: string): Promise<string> {
  await ask(email);
  return (await exchange.mails(email)).at(-1)?.secret ?? '';
}

test('a reset sets the password, confirms the address and ends every session', async () => {
  const { user, token } = await exchange.user({
    email: 'mara@example.com',
    status: 'pending',
    email_verified_at: null,
    password_hash: null,
    has_set_password: false,
  });
  const secret = await linkFor('mara@example.com');
  const [mail] = await exchange.mails();
  expect(mail?.text).toContain(
    `https://claims.example.com/forget-password?reset_password_token=${secret}`,
  );
  const answer = await reset(secret);
  expect([answer.status, answer.token]).toEqual([200, null]);
  expect(await exchange.reload(user)).toMatchObject({
    has_set_password: true,
    status: 'active',
    email_verified_at: exchange.ports.clock(),
  });
  expect((await exchange.as(token).get('/auth/current_user')).status).toBe(401);
  expect((await signIn(NEW_PASSWORD)).status).toBe(200);
  const actions = (await exchange.audits()).map(({ action }) => action);
  expect(actions).toContain('user.password_changed');
  expect(JSON.stringify(await exchange.audits())).not.toContain(NEW_PASSWORD);
  expect((await exchange.mails()).at(-1)?.kind).toBe('password_changed');
});

test('a reset of a confirmed account ends its sessions too', async () => {
  const { token } = await exchange.user({ email: 'mara@example.com' });
  expect((await reset(await linkFor('mara@example.com'))).status).toBe(200);
  expect((await exchange.as(token).get('/auth/current_user')).status).toBe(401);
});

test('the answer is the same for an unknown address', async () => {
  await exchange.user({ email: 'mara@example.com' });
  const known = await ask('mara@example.com');
  const unknown = await ask('nobody@example.com');
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect(await exchange.mails()).toHaveLength(1);
});

test('a link works once, for an hour, and only if we sent it; looking at it tells', async () => {
  await exchange.user({ email: 'mara@example.com' });
  const secret = await linkFor('mara@example.com');
  expect((await reset('z'.repeat(43))).body.code).toBe('link_invalid');
  expect((await look('z'.repeat(43))).body.code).toBe('not_found');
  exchange.advance(HOUR);
  expect((await reset(secret)).body.code).toBe('link_expired');
  expect((await look(secret)).body.state).toBe('expired');
  exchange.advance(-1);
  expect((await look(secret)).body.state).toBe('usable');
  expect((await reset(secret)).status).toBe(200);
  const again = await reset(secret, 'another good password');
  expect([again.status, again.body.code]).toEqual([422, 'link_used']);
  expect((await look(secret)).body.state).toBe('used');
  expect((await signIn(NEW_PASSWORD)).status).toBe(200);
});

test('fifty simultaneous resets with one link set one password', async () => {
  await exchange.user({ email: 'mara@example.com' });
  const secret = await linkFor('mara@example.com');
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => reset(secret, `password number ${i} of fifty`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.every(({ body }) => body.code === 'link_used')).toBe(true);
});

test('a password that is too common does not cost the link', async () => {
  await exchange.user({ email: 'mara@example.com' });
  const secret = await linkFor('mara@example.com');
  const common = await reset(secret, 'mara@example.com');
  expect(common.status).toBe(422);
  expect(Object.keys(common.body.errors ?? {})).toEqual(['user.password']);
  expect((await reset(secret)).status).toBe(200);
});

test('a new password ends the links that were mailed before it', async () => {
  await exchange.user({ email: 'mara@example.com' });
  const first = await linkFor('mara@example.com');
  const second = await linkFor('mara@example.com');
  await exchange.visitor.post('/auth/magic_link/send', { user: { email: 'mara@example.com' } });
  const magic = (await exchange.mails()).at(-1)?.secret;
  expect((await reset(second)).status).toBe(200);
  expect((await reset(first)).body.code).toBe('link_expired');
  const followed = await exchange.visitor.post('/auth/magic_link/verify', { token: magic });
  expect(followed.body.code).toBe('link_expired');
});

test('an address may ask five times in an hour for an account, known or not', async () => {
  for (const email of ['mara@example.com', 'nobody@example.com']) {
    for (let i = 0; i < 5; i += 1) expect((await ask(email)).status).toBe(202);
    const sixth = await ask(email);
    expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '3600']);
  }
});

test('twenty requests of a stranger do not keep the owner from a reset, nor fill the inbox', async () => {
  await exchange.user({ email: 'mara@example.com' });
  for (let i = 0; i < 20; i += 1) await ask('mara@example.com', '198.51.100.7');
  expect(await exchange.mails()).toHaveLength(5);
  expect((await reset(await linkFor('mara@example.com'))).status).toBe(200);
  for (let i = 0; i < 20; i += 1) await ask('mara@example.com', `203.0.113.${i}`);
  expect((await exchange.mails()).filter(({ kind }) => kind === 'password_reset')).toHaveLength(8);
});

test('after too many wrong passwords a reset opens the sign-in at once, where it was made and for this account alone', async () => {
  await exchange.user({ email: 'mara@example.com' });
  await exchange.user({ email: 'other@example.com' });
  const [home, elsewhere] = ['192.0.2.7', '198.51.100.7'];
  for (const address of [home, elsewhere]) {
    for (let i = 0; i < 11; i += 1) await signIn('wrong', address);
  }
  for (let i = 0; i < 11; i += 1) await signIn('wrong', home, 'other@example.com');
  expect((await signIn('wrong', home)).status).toBe(429);
  expect((await reset(await linkFor('mara@example.com'), NEW_PASSWORD, home)).status).toBe(200);
  expect((await signIn(NEW_PASSWORD, home)).status).toBe(200);
  expect((await signIn(NEW_PASSWORD, elsewhere)).status).toBe(429);
  expect((await signIn(NEW_PASSWORD, home, 'other@example.com')).status).toBe(429);
});

test('guesses from many addresses do not keep the owner from the sign-in after a reset', async () => {
  await exchange.user({ email: 'mara@example.com' });
  for (let i = 1; i <= 31; i += 1) await signIn('wrong', `203.0.113.${i}`);
  expect((await signIn('wrong', '192.0.2.7')).status).toBe(429);
  const secret = await linkFor('mara@example.com');
  expect((await reset(secret, NEW_PASSWORD, '192.0.2.7')).status).toBe(200);
  expect((await signIn(NEW_PASSWORD, '192.0.2.7')).status).toBe(200);
});

test('a suspended user reads so, and the reset changes and confirms nothing', async () => {
  const values = {
    email: 'mara@example.com',
    status: 'pending',
    email_verified_at: null,
  } as const;
  const { user } = await exchange.user(values);
  const secret = await linkFor('mara@example.com');
  await exchange.changeUser(user, { status: 'suspended' });
  const before = await exchange.reload(user);
  expect((await reset(secret)).body.code).toBe('account_suspended');
  expect(await exchange.reload(user)).toEqual(before);
});

test('who is suspended while the new password is hashed keeps the old one', async () => {
  const { user } = await exchange.user({ email: 'mara@example.com' });
  const secret = await linkFor('mara@example.com');
  vi.spyOn(exchange.passwords, 'hash').mockImplementationOnce(async (password) => {
    await exchange.changeUser(user, { status: 'suspended' });
    return `cheap:${password}`;
  });
  expect((await reset(secret)).body.code).toBe('account_suspended');
  expect((await exchange.reload(user)).password_hash).toBe(user.password_hash);
});
