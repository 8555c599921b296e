import { describe, expect, test } from 'vitest';
import { MINUTE } from '@/domain/time';
import { keysOf } from '@/domain/keys-of';
import { dealSteps } from '../testing/deal-steps';
import { outcome, testExchange } from '../testing/exchange-client';

const exchange = testExchange();
const steps = dealSteps(exchange);

const PASSWORD = 'a password of twelve and more';
const REFUSED = { status: 422, code: 'fresh_proof_required' };

/** Somebody with a password, who logged in eleven minutes ago. */
async function somebody() {
  const { user, token } = await exchange.user({
    password_hash: await exchange.ports.passwords.hash(PASSWORD),
  });
  exchange.advance(11 * MINUTE);
  return { user, token, client: exchange.as(token) };
}

const proof = (token: string, password = PASSWORD) =>
  exchange.as(token).post('/auth/fresh_proof', { password });

/** Goes on with the token that was answered to the password. */
async function provedClient(token: string) {
  const { status, headers } = await proof(token);
  expect(status).toBe(204);
  return exchange.as(headers.get('Authorization')?.slice('Bearer '.length) ?? '');
}

const CHANGES = {
  password: ['/api/current_user', { password: 'another one of twelve', has_set_password: true }],
  'email address': ['/api/current_user', { email: 'another@example.com' }],
  'way of payment': ['/api/current_user/update_preferences', { payment_method: 'usdc' }],
} as const;

describe('ten minutes after the login', () => {
  test.each(Object.entries(CHANGES))('the %s needs the password', async (_, [path, change]) => {
    const { token, client } = await somebody();
    expect(outcome(await client.put(path, { user: change }))).toEqual(REFUSED);
    const proved = await provedClient(token);
    exchange.advance(9 * MINUTE);
    expect((await proved.put(path, { user: change })).status).toBe(200);
  });

  test.each(Object.entries(CHANGES))(
    'proof of the %s is none for who has the token of before',
    async (_, [path, change]) => {
      const { token, client } = await somebody();
      await provedClient(token);
      expect(outcome(await client.put(path, { user: change }))).toEqual(REFUSED);
      // What was under way when the token was exchanged is answered.
      expect((await client.get('/auth/current_user')).status).toBe(200);
      exchange.advance(MINUTE);
      expect((await client.get('/auth/current_user')).status).toBe(401);
    },
  );

  test.each(Object.entries(CHANGES))('proof of the %s ends', async (_, [path, change]) => {
    const { token } = await somebody();
    const proved = await provedClient(token);
    exchange.advance(10 * MINUTE);
    expect(outcome(await proved.put(path, { user: change }))).toEqual(REFUSED);
  });

  test('the rest of profile and preferences changes without it', async () => {
    const { client, user } = await somebody();
    const profile = { first_name: 'Una', email: user.email.toUpperCase() };
    expect((await client.put('/api/current_user', { user: profile })).status).toBe(200);
    const preferences = { claim_notifications: false, payment_method: user.payment_method };
    const path = '/api/current_user/update_preferences';
    expect((await client.put(path, { user: preferences })).status).toBe(200);
  });

  test('a sale is paid nowhere else without it', async () => {
    const { buyer, seller, id } = await steps.accepted();
    await steps.act(buyer.token, id, 'confirm_diligence');
    exchange.advance(11 * MINUTE);
    expect(outcome(await steps.sign(seller.token, id))).toEqual(REFUSED);
    expect((await steps.sign(buyer.token, id)).status).toBe(200);
    expect(await steps.negotiation(seller.token, id)).toMatchObject({
      status: 'signing',
      payment_instructions: null,
    });
  });
});

test('a wrong password is no proof, and the tries are limited', async () => {
  const { user, token, client } = await somebody();
  for (let count = 0; count < 10; count += 1) {
    const { status, body } = await proof(token, 'a guess of twelve');
    expect([status, body.code, body.errors]).toEqual([
      422,
      'invalid_credentials',
      { password: ['This is not your password.'] },
    ]);
  }
  expect((await proof(token)).status).toBe(429);
  // They count for the account, whatever address it has.
  await exchange.changeUser(user, { email: 'another@example.com' });
  expect((await proof(token)).status).toBe(429);
  expect(outcome(await client.put(...putOf('password')))).toEqual(REFUSED);
});

test('a session in the user’s name neither gives proof nor needs it to be refused', async () => {
  const { user } = await somebody();
  const admin = await exchange.admin();
  const { body } = await exchange
    .as(admin.token)
    .get<{ token: string }>(`/admin/users/${user.id}?include_token=true`);
  const inName = { status: 422, code: 'in_person_only' };
  expect(outcome(await proof(body.token))).toEqual(inName);
  for (const name of keysOf(CHANGES)) {
    expect(outcome(await exchange.as(body.token).put(...putOf(name)))).toEqual(inName);
  }
});

function putOf(name: keyof typeof CHANGES): [path: string, body: object] {
  const [path, user] = CHANGES[name];
  return [path, { user }];
}

describe('an answer with a new token that was lost', () => {
  const NEW_PASSWORD = { user: { password: 'another one of twelve' } };
  const CALLS = {
    'to a fresh proof': ['POST', '/auth/fresh_proof', { password: PASSWORD }],
    'to a new password': ['PUT', '/api/current_user', NEW_PASSWORD],
  } as const;

  const sendKeyed = (
    token: string | null,
    [method, path, body]: (typeof CALLS)[keyof typeof CALLS],
  ) => exchange.send(method, path, { token, body, headers: { 'Idempotency-Key': 'k' } });

  test.each(Object.entries(CALLS))('%s is given again with another one', async (_, call) => {
    const { token } = await exchange.user({
      password_hash: await exchange.ports.passwords.hash(PASSWORD),
    });
    const lost = await sendKeyed(token, call);
    const again = await sendKeyed(token, call);
    expect(again).toMatchObject({ status: lost.status, body: lost.body });
    expect(again.token).not.toBe(lost.token);
    exchange.advance(2 * MINUTE);
    const statusOf = async (by: string | null) =>
      (await exchange.as(by).get('/auth/current_user')).status;
    expect([
      await statusOf(again.token),
      await statusOf(lost.token),
      await statusOf(token),
    ]).toEqual([200, 401, 401]);
    // Nothing is lost to whoever has the token that was answered.
    expect((await sendKeyed(again.token, call)).token).toBeNull();
    expect(await statusOf(again.token)).toBe(200);
  });
});
