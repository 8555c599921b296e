import { MINUTE } from '@/domain/time';
import type { User } from '@generated/model';
import { describe, expect, test } from 'vitest';
import { testExchange, PASSWORD } from '../../testing/exchange-client';

const exchange = testExchange();

const NEW_PASSWORD = 'seven herons over the weir';

const change = (token: string, user: Record<string, unknown>) =>
  exchange.as(token).put<User>('/api/current_user', { user });
const refused = (token: string, user: Record<string, unknown>) =>
  exchange.as(token).put('/api/current_user', { user });
const signIn = (email: string, password: string) =>
  exchange.visitor.post<User>('/users/sign_in', { user: { email, password } });

test('the profile tells who is signed in', async () => {
  const { user, token } = await exchange.buyer({ first_name: 'Noor' });
  const answer = await exchange.as(token).get<User>('/auth/current_user');
  expect(answer.body).toMatchObject({
    id: user.id,
    first_name: 'Noor',
    type_of_user: 'buyer',
    buyer_account_status: 'verified',
    buyerAccount: { agreementAccepted: true, status: 'verified' },
    impersonator: null,
  });
  expect(JSON.stringify(answer.body)).not.toContain('cheap:');
});

test('a visitor has no profile, nor has an administrator', async () => {
  const { token } = await exchange.admin();
  expect((await exchange.visitor.get('/auth/current_user')).status).toBe(401);
  expect((await exchange.as('x'.repeat(43)).get('/auth/current_user')).status).toBe(401);
  expect((await exchange.as(token).get('/auth/current_user')).status).toBe(403);
});

describe('changing the profile', () => {
  test('changes what is sent and nothing else', async () => {
    const { user, token } = await exchange.user({ company: 'Lind & Co' });
    exchange.advance(1000);
    const answer = await change(token, { first_name: ' Mara ', telegram: 'mara_lind' });
    expect(answer.status).toBe(200);
    expect(await exchange.reload(user)).toEqual({
      ...user,
      first_name: 'Mara',
      telegram: 'mara_lind',
      lock_version: 1,
      updated_at: new Date('2026-11-20T10:00:01.000Z'),
      search_text: ' mara user 1 user1@example.com lind & co',
      sort_name: 'user 1 mara',
    });
    expect(await exchange.audits()).toMatchObject([
      {
        actor: 'user',
        actor_user_id: user.id,
        action: 'user.profile_changed',
        subject_type: 'users',
        subject_id: user.id,
        changes: { first_name: ['Uma', 'Mara'], telegram: [null, 'mara_lind'] },
      },
    ]);
  });

  test('a form that is sent unchanged changes nothing', async () => {
    const { user, token } = await exchange.user();
    const { first_name, email } = user;
    expect((await change(token, { first_name, email: email.toUpperCase() })).status).toBe(200);
    expect(await exchange.reload(user)).toEqual(user);
    expect(await exchange.audits()).toEqual([]);
    expect(await exchange.mails()).toEqual([]);
  });

  test('without its number a country code is nothing', async () => {
    const { user, token } = await exchange.user({
      phone_number: '2025550143',
      phone_country_code: '+1',
    });
    expect((await change(token, { phone_number: null })).body).toMatchObject({
      phone_number: null,
      phone_country_code: null,
    });
    await change(token, { whatsapp_country_code: '+44' });
    expect(await exchange.reload(user)).toMatchObject({
      phone_country_code: null,
      whatsapp_country_code: null,
    });
  });

  test.each([
    [{ phone_number: '2025550143' }, 'user.phone_country_code'],
    [{ phone_number: '20255501439999', phone_country_code: '+358' }, 'user.phone_number'],
    [{ preferred_contact_method: 'telegram' }, 'user.preferred_contact_method'],
    [{ has_set_password: true }, 'user.password'],
    [{}, 'user'],
    [{ first_name: '   ' }, 'user.first_name'],
    [{ first_name: 'a'.repeat(101) }, 'user.first_name'],
    [{ first_name: 'Mara\u0000' }, 'user.first_name'],
    [{ first_name: 'Mara\ud800' }, 'user.first_name'],
    [{ password: 'short' }, 'user.password'],
    [{ email: 'nobody' }, 'user.email'],
  ])('%j is refused at its field', async (fields, path) => {
    const { user, token } = await exchange.user();
    const answer = await refused(token, fields);
    expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
    expect(Object.keys(answer.body.errors ?? {})).toEqual([path]);
    expect(await exchange.reload(user)).toEqual(user);
  });

  test('the preferred channel must stay filled', async () => {
    const { token } = await exchange.user();
    const both = { telegram: 'mara_lind', preferred_contact_method: 'telegram' };
    expect((await change(token, both)).status).toBe(200);
    const emptied = await refused(token, { telegram: null });
    expect(Object.keys(emptied.body.errors ?? {})).toEqual(['user.preferred_contact_method']);
  });

  test.each([
    'status',
    'buyer_account_status',
    'identity_status',
    'country',
    'sign_in_count',
    'managed_by_admin_id',
    'email_verified_at',
    'id',
  ])('nobody sets %s', async (field) => {
    const { user, token } = await exchange.user({ status: 'pending' });
    const answer = await refused(token, { first_name: 'Mara', [field]: 'active' });
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { [`user.${field}`]: ['This field is unknown.'] },
    ]);
    expect(await exchange.reload(user)).toEqual(user);
  });

  test('odd characters come back as they were', async () => {
    const { token } = await exchange.user();
    const first_name = `O'Brien "Ж" 漢字 👩‍🚀 %_\\ <b>`;
    expect((await change(token, { first_name })).body.first_name).toBe(first_name);
  });
});

describe.each([
  ['approved', 'was approved'],
  ['pending', 'is being reviewed'],
] as const)('with an identity that is %s', (status, how) => {
  test('nobody goes on under another name', async () => {
    const { user, token } = await exchange.user({
      identity_status: status,
      first_name: 'Eva',
      last_name: 'Álvarez',
    });
    const answer = await refused(token, { first_name: 'Bob', last_name: 'Álvarez' });
    expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
    expect(answer.body.errors).toEqual({
      'user.first_name': [
        expect.stringContaining(
          `Your identity ${how} under this name. Write to our staff to change it.`,
        ),
      ],
    });
    expect(await exchange.reload(user)).toEqual(user);
    // The same name in other letters, and everything else, is the person's own to change.
    const same = await change(token, { last_name: 'ALVAREZ', company: 'Lind & Co' });
    expect(same.body).toMatchObject({ last_name: 'ALVAREZ', company: 'Lind & Co' });
    const staff = exchange.as((await exchange.admin()).token);
    const renamed = { user: { first_name: 'Bob' } };
    expect((await staff.put(`/admin/users/${user.id}`, renamed)).status).toBe(200);
    expect((await exchange.reload(user)).first_name).toBe('Bob');
  });
});

describe('a new password', () => {
  test('works at once and ends every other session', async () => {
    const { user, token } = await exchange.user({ email: 'mara@example.com' });
    const other = await signIn('mara@example.com', PASSWORD);
    const answer = await change(token, { password: NEW_PASSWORD, has_set_password: true });
    expect(answer.status).toBe(200);
    expect((await exchange.as(answer.token).get('/auth/current_user')).status).toBe(200);
    expect((await exchange.as(other.token).get('/auth/current_user')).status).toBe(401);
    expect((await signIn('mara@example.com', PASSWORD)).status).toBe(422);
    expect((await signIn('mara@example.com', NEW_PASSWORD)).status).toBe(200);
    expect((await exchange.mails(user.email)).map(({ kind }) => kind)).toEqual([
      'password_changed',
    ]);
    expect(JSON.stringify([await exchange.audits(), exchange.log])).not.toContain(NEW_PASSWORD);
  });

  test('ends the token with which it was set: somebody may have copied it', async () => {
    const { token } = await exchange.user();
    const answer = await change(token, { password: NEW_PASSWORD, has_set_password: true });
    // The answer may have been lost.
    exchange.advance(MINUTE + 1);
    expect((await exchange.as(token).get('/auth/current_user')).status).toBe(401);
    expect((await exchange.as(answer.token).get('/auth/current_user')).status).toBe(200);
  });

  test('is one of twenty changes of password or address an hour', async () => {
    let { token } = await exchange.user();
    const password = { password: NEW_PASSWORD, has_set_password: true };
    for (let count = 0; count < 20; count += 1) {
      const answer = await change(token, password);
      expect(answer.status).toBe(200);
      token = answer.token ?? '';
    }
    expect((await change(token, password)).status).toBe(429);
    expect((await change(token, { first_name: 'Mara' })).status).toBe(200);
  });

  test('makes an account that staff opened one with a password', async () => {
    const { token } = await exchange.user({ password_hash: null, has_set_password: false });
    const answer = await change(token, { password: NEW_PASSWORD, has_set_password: true });
    expect(answer.body.has_set_password).toBe(true);
  });

  test('must not be the name or address that comes with it', async () => {
    const { token } = await exchange.user();
    const password = 'Brunhildenstein';
    const answer = await refused(token, { last_name: password, password, has_set_password: true });
    expect(Object.keys(answer.body.errors ?? {})).toEqual(['user.password']);
  });
});

describe('an administrator in the name of a user', () => {
  async function impersonate() {
    const { admin, token } = await exchange.admin();
    const { user } = await exchange.user();
    return { admin, user, token: await exchange.impersonate(token, user) };
  }

  test('is named in the profile and in the audit of every change', async () => {
    const { admin, user, token } = await impersonate();
    const answer = await change(token, { first_name: 'Mara', email: user.email });
    expect(answer.body.impersonator).toEqual({ id: admin.id, name: 'Ada Okafor' });
    expect((await exchange.audits()).at(-1)).toMatchObject({
      actor: 'admin',
      actor_admin_id: admin.id,
      impersonated_user_id: user.id,
      action: 'user.profile_changed',
    });
  });

  test.each([
    [{ email: 'mine@example.com' }],
    [{ password: NEW_PASSWORD, has_set_password: true }],
    [{ first_name: 'Mara', email: 'mine@example.com' }],
  ])('cannot send %j', async (fields) => {
    const { user, token } = await impersonate();
    const answer = await refused(token, fields);
    expect([answer.status, answer.body.code]).toEqual([422, 'in_person_only']);
    expect(await exchange.reload(user)).toEqual(user);
  });
});
