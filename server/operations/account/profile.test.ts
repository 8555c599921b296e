import type { ErrorBody, User } from '@generated/model';
import { describe, expect, test } from 'vitest';
import { testExchange, statusesOf, PASSWORD } from '../../testing/exchange-client';

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
    buyerAccount: { agreementAccepted: false, status: 'verified' },
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

describe('a new email address', () => {
  const confirm = (confirmation_token: string | undefined, password?: string, token?: string) =>
    exchange.as(token).post<User & ErrorBody>('/users/confirmation', {
      confirmation_token,
      ...(password !== undefined && { password }),
    });

  test('counts when it is confirmed: until then the old one stays, and the new one opens nothing', async () => {
    const { token } = await exchange.user({ email: 'old@example.com' });
    const answer = await change(token, { email: 'New@Example.com', first_name: 'Mara' });
    expect(answer.body).toMatchObject({
      email: 'old@example.com',
      new_email: 'new@example.com',
      email_verified_at: '2026-11-20T10:00:00.000Z',
      first_name: 'Mara',
    });
    const [toNew] = await exchange.mails('new@example.com');
    expect([toNew?.subject, await exchange.mails('old@example.com')]).toEqual([
      'Confirm your new email address',
      [],
    ]);
    const link = { user: { email: 'new@example.com' } };
    expect((await exchange.visitor.post('/auth/magic_link/send', link)).status).toBe(404);
    await exchange.visitor.post('/auth/password_resets', link);
    await exchange.visitor.post('/users/confirmation/resend', link);
    expect(await exchange.mails('new@example.com')).toHaveLength(1);

    expect((await confirm(toNew?.secret, PASSWORD)).body).toMatchObject({
      email: 'new@example.com',
      new_email: null,
    });
    expect((await exchange.as(token).get('/auth/current_user')).status).toBe(200);
    const [toOld] = await exchange.mails('old@example.com');
    expect(toOld?.kind).toBe('email_changed');
    expect(toOld?.text).not.toContain('new@example.com');
  });

  test('is confirmed by the session as well, and its mail can be sent again there', async () => {
    const { user, token } = await exchange.user({
      email: 'old@example.com',
      password_hash: null,
      has_set_password: false,
    });
    await change(token, { email: 'new@example.com' });
    await exchange
      .as(token)
      .post('/users/confirmation/resend', { user: { email: 'new@example.com' } });
    const [, again] = await exchange.mails('new@example.com');
    expect((await confirm(again?.secret)).body.code).toBe('session_required');
    expect((await confirm(again?.secret, undefined, token)).status).toBe(200);
    expect((await exchange.reload(user)).email).toBe('new@example.com');
  });

  test('that belongs to somebody else gives that person nothing', async () => {
    const { user, token } = await exchange.user({ email: 'old@example.com' });
    await change(token, { email: 'stranger@example.com' });
    const [mail] = await exchange.mails('stranger@example.com');
    const body = { confirmation_token: mail?.secret, new_password: NEW_PASSWORD };
    expect((await exchange.visitor.post('/users/confirmation', body)).status).toBe(422);
    expect((await confirm(mail?.secret)).status).toBe(422);
    expect((await exchange.reload(user)).email).toBe('old@example.com');
    const registered = await exchange.visitor.post('/users', {
      user: {
        email: 'stranger@example.com',
        password: NEW_PASSWORD,
        first_name: 'Sam',
        last_name: 'Stranger',
        preferred_contact_method: 'email',
      },
    });
    expect(registered.status).toBe(202);
    expect((await confirm(mail?.secret, PASSWORD)).body.code).toBe('email_taken');
  });

  test('takes the place of one that was never confirmed at once', async () => {
    const { token } = await exchange.user({ email: 'old@example.com', email_verified_at: null });
    const answer = await change(token, { email: 'new@example.com' });
    expect(answer.body).toMatchObject({ email: 'new@example.com', new_email: null });
    expect((await exchange.mails('new@example.com')).map(({ kind }) => kind)).toEqual([
      'confirmation',
    ]);
  });

  test('fills no stranger’s inbox', async () => {
    const { token } = await exchange.user();
    for (let i = 0; i < 12; i += 1) await change(token, { email: 'stranger@example.com' });
    expect(await exchange.mails('stranger@example.com')).toHaveLength(8);
  });

  test('ends the links that were mailed to the old one', async () => {
    const { user, token } = await exchange.user({
      email: 'old@example.com',
      email_verified_at: null,
    });
    await exchange.visitor.post('/users/confirmation/resend', { user: { email: user.email } });
    await exchange.visitor.post('/auth/magic_link/send', { user: { email: user.email } });
    const [confirmation, magic] = await exchange.mails('old@example.com');
    await change(token, { email: 'new@example.com' });
    const confirmed = await exchange.visitor.post('/users/confirmation', {
      confirmation_token: confirmation?.secret,
    });
    const followed = await exchange.visitor.post('/auth/magic_link/verify', {
      token: magic?.secret,
    });
    expect([confirmed.body.code, followed.body.code]).toEqual(['link_expired', 'link_expired']);
    expect((await exchange.reload(user)).email_verified_at).toBeNull();
  });

  test('that another account has is refused', async () => {
    await exchange.user({ email: 'taken@example.com' });
    const { user, token } = await exchange.user();
    const answer = await refused(token, { email: 'TAKEN@example.com', first_name: 'Mara' });
    expect([answer.status, answer.body.code]).toEqual([422, 'email_taken']);
    expect(answer.body.errors).toEqual({
      'user.email': ['Another account has this email address.'],
    });
    expect(await exchange.reload(user)).toEqual(user);
    expect(await exchange.mails()).toEqual([]);
  });

  test('goes to one of those who want it at once', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => exchange.user()));
    for (const { token } of people) await change(token, { email: 'wanted@example.com' });
    const mails = await exchange.mails('wanted@example.com');
    const answers = await Promise.all(mails.map(({ secret }) => confirm(secret, PASSWORD)));
    expect(statusesOf(answers)).toEqual([200, 422, 422, 422]);
  });

  test('that was never confirmed goes to one of those who want it at once', async () => {
    const people = await Promise.all(
      [1, 2, 3, 4].map(() => exchange.user({ email_verified_at: null })),
    );
    const answers = await Promise.all(
      people.map(({ token }) => refused(token, { email: 'wanted@example.com' })),
    );
    expect(statusesOf(answers)).toEqual([200, 422, 422, 422]);
    expect(await exchange.mails('wanted@example.com')).toHaveLength(1);
  });
});

describe('a new password', () => {
  test('works at once and ends every other session', async () => {
    const { user, token } = await exchange.user({ email: 'mara@example.com' });
    const other = await signIn('mara@example.com', PASSWORD);
    const answer = await change(token, { password: NEW_PASSWORD, has_set_password: true });
    expect(answer.status).toBe(200);
    expect((await exchange.as(token).get('/auth/current_user')).status).toBe(200);
    expect((await exchange.as(other.token).get('/auth/current_user')).status).toBe(401);
    expect((await signIn('mara@example.com', PASSWORD)).status).toBe(422);
    expect((await signIn('mara@example.com', NEW_PASSWORD)).status).toBe(200);
    expect((await exchange.mails(user.email)).map(({ kind }) => kind)).toEqual([
      'password_changed',
    ]);
    expect(JSON.stringify([await exchange.audits(), exchange.log])).not.toContain(NEW_PASSWORD);
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
    expect([answer.status, answer.body.code]).toEqual([422, 'transition_not_allowed']);
    expect(await exchange.reload(user)).toEqual(user);
  });
});
