import type { User } from '@generated/model';
import { describe, expect, test, vi } from 'vitest';
import { DAY, MINUTE } from '@/domain/time';
import { openExchange, testExchange, PASSWORD } from '../../testing/exchange-client';

const exchange = testExchange();

const SECOND = 1000;

const signIn = (email: string, password = PASSWORD, address?: string) =>
  exchange.as(null, address).post<User>('/users/sign_in', { user: { email, password } });
const refusal = async (answer: ReturnType<typeof signIn>) => {
  const { status, body } = await answer;
  return [status, (body as unknown as { code: string }).code];
};
const readsProfile = async (token: string | null) =>
  (await exchange.as(token).get('/auth/current_user')).status;

describe('signing in', () => {
  test('counts the sign-ins and opens a session', async () => {
    const { user } = await exchange.user({ email: 'mara@example.com' });
    const first = await signIn('MARA@example.com');
    expect(first).toMatchObject({ status: 200, body: { id: user.id, sign_in_count: 1 } });
    expect(first.body.impersonator).toBeNull();
    expect(await readsProfile(first.token)).toBe(200);
    exchange.advance(MINUTE);
    expect((await signIn('mara@example.com')).body.sign_in_count).toBe(2);
    expect(await exchange.reload(user)).toMatchObject({
      last_sign_in_at: new Date('2026-11-20T10:01:00.000Z'),
      updated_at: user.updated_at,
      lock_version: user.lock_version,
    });
  });

  test('a wrong address and a wrong password answer the same, after the same work', async () => {
    await exchange.user({ email: 'mara@example.com' });
    await exchange.user({
      email: 'link@example.com',
      password_hash: null,
      has_set_password: false,
    });
    const verify = vi.spyOn(exchange.passwords, 'verify');
    const wrong = await signIn('mara@example.com', 'not the password');
    const unknown = await signIn('nobody@example.com');
    const withoutPassword = await signIn('link@example.com');
    expect(verify).toHaveBeenCalledTimes(3);
    const withoutId = ({ request_id: _, ...body }: Record<string, unknown>) => body;
    for (const answer of [wrong, unknown, withoutPassword]) {
      expect(answer).toMatchObject({ status: 422, token: null });
      expect(withoutId({ ...answer.body })).toEqual({
        code: 'invalid_credentials',
        message: 'Email address or password is wrong.',
      });
    }
  });

  test('only who knows the password learns that an account is suspended or closed', async () => {
    await exchange.user({ email: 'suspended@example.com', status: 'suspended' });
    await exchange.user({ email: 'closed@example.com', status: 'deactivated' });
    await exchange.user({ email: 'pending@example.com', status: 'pending' });
    expect(await refusal(signIn('suspended@example.com'))).toEqual([422, 'account_suspended']);
    expect(await refusal(signIn('closed@example.com'))).toEqual([422, 'account_deactivated']);
    expect(await refusal(signIn('suspended@example.com', 'a guess at it'))).toEqual([
      422,
      'invalid_credentials',
    ]);
    expect((await signIn('pending@example.com')).status).toBe(200);
  });

  test.each([
    ['another password', { password_hash: 'cheap:another one' }],
    ['a suspension', { status: 'suspended' }],
    ['the end of the account', { status: 'deactivated' }],
  ] as const)('%s during the sign-in lets it open no session', async (_name, values) => {
    const { user } = await exchange.user({ email: 'mara@example.com' });
    vi.spyOn(exchange.passwords, 'verify').mockImplementation(async () => {
      await exchange.changeUser(user, values);
      return true;
    });
    expect(await refusal(signIn('mara@example.com'))).toEqual([422, 'invalid_credentials']);
  });
});

describe('guessing', () => {
  const STRANGER = '198.51.100.7';
  const guess = (address: string) => refusal(signIn('Mara@example.com', 'wrong', address));
  const anAddress = (i: number) => `203.0.113.${i}`;

  test('an address gets ten tries at an account in fifteen minutes, over a restart too', async () => {
    await exchange.user({ email: 'mara@example.com' });
    for (let i = 0; i < 10; i += 1) {
      expect(await guess(STRANGER)).toEqual([422, 'invalid_credentials']);
    }
    exchange.advance(5 * MINUTE);
    const eleventh = await signIn('mara@example.com', PASSWORD, STRANGER);
    expect(eleventh.status).toBe(429);
    expect(eleventh.headers.get('retry-after')).toBe('600');

    const restarted = await openExchange({ connection: exchange.connection });
    const again = await restarted.as(null, STRANGER).post('/users/sign_in', {
      user: { email: 'mara@example.com', password: PASSWORD },
    });
    expect([again.status, again.body.code]).toEqual([429, 'rate_limited']);

    exchange.advance(10 * MINUTE);
    expect((await signIn('mara@example.com', PASSWORD, STRANGER)).status).toBe(200);
  });

  test('whoever guesses does not lock the owner out, who comes from another address', async () => {
    await exchange.user({ email: 'mara@example.com' });
    const guesses: unknown[] = [];
    for (let i = 0; i < 60; i += 1) guesses.push((await guess(STRANGER))[0]);
    expect(guesses.filter((status) => status === 429)).toHaveLength(50);
    expect((await signIn('mara@example.com')).status).toBe(200);
  });

  test('guesses from many addresses are thirty in all; where the owner has signed in before stays open', async () => {
    await exchange.user({ email: 'mara@example.com' });
    expect((await signIn('mara@example.com', PASSWORD, '192.0.2.1')).status).toBe(200);
    for (let i = 1; i <= 30; i += 1) expect((await guess(anAddress(i)))[0]).toBe(422);
    expect((await guess(anAddress(31)))[0]).toBe(429);
    expect((await signIn('mara@example.com', PASSWORD, '192.0.2.1')).status).toBe(200);
    expect((await signIn('mara@example.com', PASSWORD, '192.0.2.200')).status).toBe(429);
    exchange.advance(15 * MINUTE);
    expect((await guess(anAddress(31)))[0]).toBe(422);
  });

  test('where somebody signed in before the first proof of the address, nobody is known', async () => {
    await exchange.user({ email: 'mara@example.com', status: 'pending', email_verified_at: null });
    expect((await signIn('mara@example.com', PASSWORD, '192.0.2.1')).status).toBe(200);
    for (let i = 1; i <= 30; i += 1) await guess(anAddress(i));
    expect((await signIn('mara@example.com', PASSWORD, '192.0.2.1')).status).toBe(429);
  });

  test('meanwhile a link by email opens a new address of the owner to the password as well', async () => {
    await exchange.user({ email: 'mara@example.com' });
    for (let i = 1; i <= 31; i += 1) await guess(anAddress(i));
    expect((await signIn('mara@example.com')).status).toBe(429);
    await exchange.visitor.post('/auth/magic_link/send', { user: { email: 'mara@example.com' } });
    const [mail] = await exchange.mails('mara@example.com');
    const followed = await exchange.visitor.post('/auth/magic_link/verify', {
      token: mail?.secret,
    });
    expect(followed.status).toBe(200);
    expect((await signIn('mara@example.com')).status).toBe(200);
  });

  test('the addresses behind one line count as one', async () => {
    await exchange.user({ email: 'mara@example.com' });
    for (let i = 0; i < 10; i += 1) await guess(`2001:db8:1:2::${i}`);
    expect((await guess('2001:db8:1:2:ffff::1'))[0]).toBe(429);
    expect((await guess('2001:db8:1:3::1'))[0]).toBe(422);
  });

  test('an address may try fifty times, whatever the account', async () => {
    await exchange.user({ email: 'mara@example.com' });
    for (let i = 0; i < 50; i += 1) await signIn(`nobody${i}@example.com`, 'wrong', '198.51.100.1');
    expect((await signIn('mara@example.com', PASSWORD, '198.51.100.1')).status).toBe(429);
    expect((await signIn('mara@example.com', PASSWORD, '198.51.100.2')).status).toBe(200);
  });

  test('unknown accounts are limited like known ones, so that a limit tells nothing', async () => {
    for (let i = 0; i < 10; i += 1) await signIn('nobody@example.com');
    expect((await signIn('nobody@example.com')).status).toBe(429);
  });

  test('the right password does not count, and does not wash guesses away', async () => {
    await exchange.user({ email: 'mara@example.com' });
    for (let i = 0; i < 12; i += 1) expect((await signIn('mara@example.com')).status).toBe(200);
    for (let i = 0; i < 9; i += 1) await signIn('mara@example.com', 'wrong');
    expect((await signIn('mara@example.com')).status).toBe(200);
    await signIn('mara@example.com', 'wrong');
    expect((await signIn('mara@example.com')).status).toBe(429);
  });

  test.each([
    ['one address', 10, () => STRANGER],
    ['fifty addresses', 30, anAddress],
  ])('fifty simultaneous guesses from %s get %i tries', async (_, most, addressOf) => {
    await exchange.user({ email: 'mara@example.com' });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (__, i) => signIn('mara@example.com', 'wrong', addressOf(i))),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(most);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(50 - most);
  });
});

test('the right password of an account is taken three hundred times in an hour from one network', async () => {
  await exchange.user({ email: 'mara@example.com' });
  const right = async (address?: string) =>
    (
      await exchange
        .as(null, address)
        .post('/users/sign_in', { user: { email: 'mara@example.com', password: PASSWORD } })
    ).status;
  for (let count = 0; count < 300; count += 1) expect(await right()).toBe(200);
  expect(await right()).toBe(429);
  expect(await right('203.0.113.9')).toBe(200);
});

describe('a session', () => {
  test('ends by signing out, and no other one does', async () => {
    await exchange.user({ email: 'mara@example.com' });
    const phone = await signIn('mara@example.com');
    const laptop = await signIn('mara@example.com');
    expect((await exchange.as(phone.token).delete('/users/sign_out')).status).toBe(204);
    expect(await readsProfile(phone.token)).toBe(401);
    expect(await readsProfile(laptop.token)).toBe(200);
    const out = (await exchange.audits()).at(-1);
    expect(out).toMatchObject({ actor: 'user', action: 'user.signed_out', ip: '192.0.2.1' });
    expect(out?.request_id).toMatch(/^[0-9a-f]{16}$/);
  });

  test('gets a new token after a day; the old one works sixty seconds more than it took to come', async () => {
    const { token } = await exchange.user();
    exchange.advance(DAY - 1);
    expect((await exchange.as(token).get('/auth/current_user')).token).toBeNull();
    exchange.advance(1);
    const rotated = await exchange.as(token).get('/auth/current_user');
    expect(rotated.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(rotated.token).not.toBe(token);
    exchange.advance(30 * SECOND);
    expect(await readsProfile(rotated.token)).toBe(200);
    exchange.advance(59 * SECOND);
    expect(await readsProfile(rotated.token)).toBe(200);
    expect(await readsProfile(token)).toBe(200);
    exchange.advance(SECOND);
    expect(await readsProfile(token)).toBe(401);
    expect(await readsProfile(rotated.token)).toBe(200);
  });

  test('outlives the loss of the answer with its new token, by another one a minute later', async () => {
    const { token } = await exchange.user();
    const read = () => exchange.as(token).get('/auth/current_user');
    exchange.advance(DAY);
    const lost = (await read()).token;
    exchange.advance(MINUTE - 1);
    const early = await read();
    expect([early.status, early.token]).toEqual([200, null]);
    exchange.advance(1);
    const again = (await read()).token;
    expect(again).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(again).not.toBe(lost);
    expect(await readsProfile(lost)).toBe(401);
    exchange.advance(3 * DAY);
    const late = (await read()).token;
    expect([await readsProfile(again), await readsProfile(late)]).toEqual([401, 200]);
    exchange.advance(MINUTE);
    expect([await readsProfile(token), await readsProfile(late)]).toEqual([401, 200]);
  });

  test('two requests at the moment of the rotation get one new token', async () => {
    const { token } = await exchange.user();
    exchange.advance(DAY);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => exchange.as(token).get('/auth/current_user')),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const tokens = answers.flatMap((answer) => answer.token ?? []);
    expect(tokens).toHaveLength(1);
    expect(await readsProfile(tokens[0] ?? null)).toBe(200);
  });

  test('ends after fourteen days without a visit', async () => {
    const { token } = await exchange.user();
    exchange.advance(14 * DAY);
    expect(await readsProfile(token)).toBe(401);
  });

  test.each(['Bearer ', 'bearer ', 'BEARER ', 'bearer  '])(
    'is known by its token behind "%s"',
    async (scheme) => {
      const { token } = await exchange.user();
      const headers = { Authorization: scheme + token };
      expect((await exchange.send('GET', '/auth/current_user', { headers })).status).toBe(200);
    },
  );

  test('opens nothing for administrators', async () => {
    const { token } = await exchange.user();
    const answer = await exchange.as(token).get('/admin/profile');
    expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
  });
});
