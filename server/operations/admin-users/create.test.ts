import type { AdminUser, User } from '@generated/model';
import { beforeEach, expect, test } from 'vitest';
import { HOUR } from '@/domain/time';
import { userRows } from '../../db/schema';
import { testExchange, statusesOf } from '../../testing/exchange-client';

const exchange = testExchange();
let token: string;
beforeEach(async () => {
  ({ token } = await exchange.admin());
});

const NOOR = { first_name: 'Noor', last_name: 'Haddad', email: 'noor.haddad@example.com' };

const create = (user: Record<string, unknown>) =>
  exchange.as(token).post<AdminUser>('/admin/users', { user });
const refused = (user: Record<string, unknown>) =>
  exchange.as(token).post('/admin/users', { user });

test('a user that staff make is invited by email and has no password', async () => {
  const answer = await create({
    ...NOOR,
    email: 'Noor.Haddad@example.com',
    company: '',
    phone_number: '2025550143',
    phone_country_code: '+1',
    preferred_contact_method: 'phone',
    country: 'LB',
    status: 'active',
  });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    ...NOOR,
    company: null,
    status: 'active',
    country: 'LB',
    phone_number: '2025550143',
    preferred_contact_method: 'phone',
    has_set_password: false,
    email_verified_at: null,
    buyer_account_status: 'none',
    manager: null,
    lock_version: 0,
  });
  expect((await exchange.audits()).at(-1)).toMatchObject({
    actor: 'admin',
    action: 'user.created',
    subject_id: answer.body.id,
  });

  const [mail] = await exchange.mails(NOOR.email);
  expect(mail?.kind).toBe('invitation');
  exchange.advance(71 * HOUR);
  const followed = await exchange.visitor.post<User>('/auth/magic_link/verify', {
    token: mail?.secret,
  });
  expect(followed.body).toMatchObject({ id: answer.body.id, sign_in_count: 1 });
});

test('without a word about it a new user is pending', async () => {
  expect((await create(NOOR)).body).toMatchObject({
    status: 'pending',
    preferred_contact_method: 'email',
    country: null,
  });
});

test('an invitation that was never opened expires', async () => {
  await create(NOOR);
  const [mail] = await exchange.mails(NOOR.email);
  exchange.advance(72 * HOUR);
  const followed = await exchange.visitor.post('/auth/magic_link/verify', { token: mail?.secret });
  expect(followed.body.code).toBe('link_expired');
});

test('a known address is refused at its field and mails nobody', async () => {
  await exchange.user({ email: NOOR.email });
  const answer = await refused({ ...NOOR, email: 'NOOR.haddad@example.com' });
  expect([answer.status, answer.body.code]).toEqual([422, 'email_taken']);
  expect(answer.body.errors).toEqual({
    'user.email': ['Another account has this email address.'],
  });
  expect(answer.body.message).toBe('Another account has this email address.');
  expect(await exchange.mails()).toEqual([]);
  expect(await exchange.db.$count(userRows)).toBe(1);
});

test('of two simultaneous creations one succeeds', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => create(NOOR)));
  expect(statusesOf(answers)).toEqual([201, 422, 422]);
});

test.each([
  [{ preferred_contact_method: 'whatsapp' }, 'validation_failed', 'user.preferred_contact_method'],
  [{ phone_number: '2025550143' }, 'validation_failed', 'user.phone_country_code'],
  [{ status: 'suspended' }, 'transition_not_allowed', 'user.status'],
  [{ status: 'deactivated' }, 'transition_not_allowed', 'user.status'],
  [{ country: 'Sweden' }, 'validation_failed', 'user.country'],
  [{ country: 'ZZ' }, 'validation_failed', 'user.country'],
  [{ password: 'a quiet harbour at dawn' }, 'validation_failed', 'user.password'],
  [{ buyer_account_status: 'verified' }, 'validation_failed', 'user.buyer_account_status'],
  [{ identity_status: 'approved' }, 'validation_failed', 'user.identity_status'],
])('%j is refused', async (fields, code, path) => {
  const answer = await refused({ ...NOOR, ...fields });
  expect([answer.status, answer.body.code]).toEqual([422, code]);
  expect(Object.keys(answer.body.errors ?? {})).toEqual([path]);
  expect(await exchange.db.$count(userRows)).toBe(0);
});
