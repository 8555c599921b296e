import type { ErrorBody, User } from '@generated/model';
import { describe, expect, test, vi } from 'vitest';
import { testExchange, statusesOf, PASSWORD } from '../../testing/exchange-client';

const exchange = testExchange();

const NEW_PASSWORD = 'seven herons over the weir';

const change = (token: string, user: Record<string, unknown>) =>
  exchange.as(token).put<User>('/api/current_user', { user });
const refused = (token: string, user: Record<string, unknown>) =>
  exchange.as(token).put('/api/current_user', { user });

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

  test('keeps the mails of its owner from nobody who signs up with it', async () => {
    const { token } = await exchange.user({ email: 'old@example.com' });
    await change(token, { email: 'owner@example.com' });
    const again = { user: { email: 'owner@example.com' } };
    for (let sent = 1; sent < 5; sent += 1) {
      await exchange.as(token).post('/users/confirmation/resend', again);
    }
    for (let sent = 0; sent < 4; sent += 1) {
      await exchange.as(token, '192.0.2.9').post('/users/confirmation/resend', again);
    }
    const kinds = async () => (await exchange.mails('owner@example.com')).map(({ kind }) => kind);
    expect(await kinds()).toEqual(Array.from({ length: 8 }, () => 'new_address'));
    await exchange.visitor.post('/users', {
      user: {
        ...again.user,
        password: NEW_PASSWORD,
        first_name: 'Mara',
        last_name: 'Okafor',
        preferred_contact_method: 'email',
      },
    });
    expect((await kinds()).at(-1)).toBe('confirmation');
    await exchange.as(token, '192.0.2.10').post('/users/confirmation/resend', again);
    expect((await kinds()).slice(8)).toEqual(['confirmation', 'confirmation']);
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

  test('is not confirmed with a password that changes at this moment', async () => {
    const { user, token } = await exchange.user({ email: 'old@example.com' });
    await change(token, { email: 'new@example.com' });
    const [mail] = await exchange.mails('new@example.com');
    vi.spyOn(exchange.passwords, 'verify').mockImplementation(async () => {
      await exchange.changeUser(user, { password_hash: 'cheap:another one' });
      return true;
    });
    expect((await confirm(mail?.secret, PASSWORD)).body.code).toBe('link_invalid');
    expect((await exchange.reload(user)).email).toBe('old@example.com');
  });

  test('takes the place of one that was never confirmed at once', async () => {
    const { token } = await exchange.user({ email: 'old@example.com', email_verified_at: null });
    const answer = await change(token, { email: 'new@example.com' });
    expect(answer.body).toMatchObject({ email: 'new@example.com', new_email: null });
    expect((await exchange.mails('new@example.com')).map(({ kind }) => kind)).toEqual([
      'new_address',
    ]);
  });

  test('is taken back with its link, and the present one stays', async () => {
    const { user, token } = await exchange.user({ email: 'old@example.com' });
    await change(token, { email: 'mistyped@example.com' });
    const [mail] = await exchange.mails('mistyped@example.com');
    // What else is saved meanwhile leaves it as it is.
    await change(token, { email: 'old@example.com', first_name: 'Mara' });
    expect((await exchange.reload(user)).new_email).toBe('mistyped@example.com');
    const { body } = await change(token, { new_email: null });
    expect(body).toMatchObject({ email: 'old@example.com', new_email: null });
    expect((await confirm(mail?.secret, PASSWORD)).body.code).toBe('link_expired');
  });

  test('fills no stranger’s inbox', async () => {
    const { token } = await exchange.user();
    for (let i = 0; i < 12; i += 1) await change(token, { email: 'stranger@example.com' });
    const mails = await exchange.mails('stranger@example.com');
    expect(mails).toHaveLength(8);
    // A full inbox holds a link that works.
    expect((await confirm(mails.at(-1)?.secret, PASSWORD)).status).toBe(200);
  });

  test('to and fro keeps the link from nobody who signs up with the address afterwards', async () => {
    const { token } = await exchange.user({ email: 'old@example.com', email_verified_at: null });
    for (let i = 0; i < 9; i += 1) {
      await change(token, { email: 'owner@example.com' });
      await change(token, { email: 'old@example.com' });
    }
    expect(await exchange.mails('owner@example.com')).toHaveLength(8);
    const owner = {
      email: 'owner@example.com',
      password: PASSWORD,
      first_name: 'Mara',
      last_name: 'Lind',
    };
    await exchange.visitor.post('/users', {
      user: { ...owner, preferred_contact_method: 'email' },
    });
    const mail = (await exchange.mails('owner@example.com')).at(-1);
    expect(mail?.kind).toBe('confirmation');
    expect((await confirm(mail?.secret, PASSWORD)).status).toBe(200);
  });

  test('tells nobody who has only been given as an address', async () => {
    const { token } = await exchange.user({ email: 'old@example.com', email_verified_at: null });
    await change(token, { email: 'other@example.com' });
    await change(token, { email: 'old@example.com' });
    await change(token, { password: NEW_PASSWORD });
    const kinds = async (email: string) => (await exchange.mails(email)).map(({ kind }) => kind);
    expect(await kinds('old@example.com')).toEqual(['new_address']);
    expect(await kinds('other@example.com')).toEqual(['new_address']);
  });

  test('is limited, so that nobody finds out which addresses have an account', async () => {
    await exchange.user({ email: 'taken@example.com' });
    const { token } = await exchange.user();
    const statuses = new Set<number>();
    for (let i = 0; i < 20; i += 1)
      statuses.add((await refused(token, { email: 'taken@example.com' })).status);
    expect([...statuses]).toEqual([422]);
    const answer = await refused(token, { email: 'taken@example.com' });
    expect(answer.status).toBe(429);
    expect((await change(token, { first_name: 'Mara' })).status).toBe(200);
  });

  test('is limited for one network address too, whoever asks from there', async () => {
    await exchange.user({ email: 'taken@example.com' });
    const taken = { email: 'taken@example.com' };
    for (const { token } of [await exchange.user(), await exchange.user()]) {
      for (let i = 0; i < 20; i += 1) expect((await refused(token, taken)).status).toBe(422);
    }
    const { token } = await exchange.user();
    expect((await refused(token, taken)).status).toBe(429);
    const elsewhere = exchange.as(token, '198.51.100.7');
    expect((await elsewhere.put('/api/current_user', { user: taken })).status).toBe(422);
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
