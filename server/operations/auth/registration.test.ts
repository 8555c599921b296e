import type { Acknowledgement, LinkState, User } from '@generated/model';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openExchange, PASSWORD, type TestExchange } from '../../testing/exchange-client';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await openExchange();
});
beforeEach(() => exchange.reset());
afterAll(() => exchange.close());

const HOUR = 60 * 60_000;

function registration(fields: Record<string, unknown> = {}) {
  return {
    user: {
      email: 'mara.lind@example.com',
      password: PASSWORD,
      first_name: 'Mara',
      last_name: 'Lind',
      preferred_contact_method: 'email',
      ...fields,
    },
  };
}

const signIn = (email: string, password = PASSWORD) =>
  exchange.visitor.post<User>('/users/sign_in', { user: { email, password } });

async function registered(): Promise<string> {
  await exchange.visitor.post('/users', registration());
  const [mail] = await exchange.mails('mara.lind@example.com');
  return mail?.secret ?? '';
}

test('a new person registers, confirms the address and is active', async () => {
  const answer = await exchange.visitor.post('/users', registration({ first_name: '  Mara ' }));
  expect(answer.status).toBe(202);
  const [mail] = await exchange.mails();
  expect(mail).toMatchObject({
    to: 'mara.lind@example.com',
    kind: 'confirmation',
    subject: 'Confirm your e-mail address',
  });
  expect(mail?.text).toContain('Hello Mara,');
  expect(mail?.text).toContain(
    `https://claims.example.com/verify-email?confirmation_token=${mail?.secret}`,
  );

  const pending = await signIn('Mara.Lind@Example.com');
  expect(pending.status).toBe(200);
  expect(pending.body).toMatchObject({
    first_name: 'Mara',
    status: 'pending',
    email_verified_at: null,
    has_set_password: true,
    buyerAccount: null,
  });

  const confirmed = await exchange.visitor.post('/users/confirmation', {
    confirmation_token: mail?.secret,
  });
  expect(confirmed.status).toBe(200);
  expect(confirmed.token).toBeNull();
  const profile = await exchange.as(pending.token).get<User>('/auth/current_user');
  expect(profile.body).toMatchObject({
    status: 'active',
    email_verified_at: '2026-11-20T10:00:00.000Z',
  });
  expect((await exchange.audits()).map(({ actor, action }) => [actor, action])).toEqual([
    ['visitor', 'user.registered'],
    ['visitor', 'user.signed_in'],
    ['visitor', 'user.email_confirmed'],
  ]);
});

test('a known address gets the same answer, another mail, and stays as it was', async () => {
  const { user } = await exchange.user({ email: 'mara.lind@example.com', first_name: 'Old' });
  const known = await exchange.visitor.post<Acknowledgement>(
    '/users',
    registration({ email: 'MARA.lind@example.com' }),
  );
  const unknown = await exchange.visitor.post<Acknowledgement>(
    '/users',
    registration({ email: 'new@example.com' }),
  );
  expect(known.status).toBe(unknown.status);
  expect(known.body).toEqual(unknown.body);
  expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()]);
  expect(await exchange.reload(user)).toEqual(user);
  const [mail] = await exchange.mails('mara.lind@example.com');
  expect(mail?.kind).toBe('already_registered');
});

test('the password is hashed for a known address too, so that the time tells nothing', async () => {
  await exchange.user({ email: 'mara.lind@example.com' });
  const hash = vi.spyOn(exchange.passwords, 'hash');
  await exchange.visitor.post('/users', registration());
  expect(hash).toHaveBeenCalledExactlyOnceWith(PASSWORD);
});

test('two people who register one address at once leave one account', async () => {
  const answers = await Promise.all(
    ['Mara', 'Mara', 'Mara', 'Mara'].map((first_name) =>
      exchange.visitor.post('/users', registration({ first_name })),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
  expect((await exchange.mails()).map(({ kind }) => kind).toSorted()).toEqual([
    'already_registered',
    'already_registered',
    'already_registered',
    'confirmation',
  ]);
});

test.each([
  ['password1234', 'too common'],
  ['MARA.LIND@EXAMPLE.COM', 'must not be your e-mail address or name'],
  ['aaaaaaaaaaaaaa', 'too common'],
])('the password %s is refused', async (password, reason) => {
  const answer = await exchange.visitor.post('/users', registration({ password }));
  expect(answer.status).toBe(422);
  expect(answer.body.code).toBe('validation_failed');
  expect(answer.body.errors?.['user.password']?.[0]).toContain(reason);
  expect(await exchange.mails()).toEqual([]);
});

test.each(['status', 'buyer_account_status', 'has_set_password', 'id', 'constructor', '__proto__'])(
  'nobody registers with a %s of their own',
  async (field) => {
    const body = JSON.stringify(registration()).replace('"user":{', `"user":{"${field}":"active",`);
    const answer = await exchange.visitor.post('/users', body);
    expect(answer.status).toBe(422);
    expect(Object.entries(answer.body.errors ?? {})).toEqual([
      [`user.${field}`, ['This field is unknown.']],
    ]);
    expect(await exchange.mails()).toEqual([]);
  },
);

test('a name that a mail program would show as a link stays out of the mail', async () => {
  await exchange.visitor.post('/users', registration({ first_name: 'win at evil.example' }));
  const [mail] = await exchange.mails();
  expect(mail?.text).toContain('Hello,');
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example');
});

test('looking at a confirmation link uses nothing up', async () => {
  const secret = await registered();
  const look = () =>
    exchange.visitor.get<LinkState>(`/users/confirmation?confirmation_token=${secret}`);
  expect((await look()).body).toEqual({ state: 'usable' });
  expect((await look()).body).toEqual({ state: 'usable' });
  await exchange.visitor.post('/users/confirmation', { confirmation_token: secret });
  expect((await look()).body).toEqual({ state: 'used' });
  const unknown = await exchange.visitor.get(
    `/users/confirmation?confirmation_token=${'x'.repeat(43)}`,
  );
  expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found']);
});

test('a confirmation link works once, for 24 hours, and only if we sent it', async () => {
  const secret = await registered();
  const confirm = async (confirmation_token: string) => {
    const answer = await exchange.visitor.post('/users/confirmation', { confirmation_token });
    return [answer.status, answer.body.code];
  };
  expect(await confirm('x'.repeat(43))).toEqual([422, 'link_invalid']);
  exchange.advance(24 * HOUR);
  expect(await confirm(secret)).toEqual([422, 'link_expired']);
  exchange.advance(-1);
  expect((await confirm(secret))[0]).toBe(200);
  expect(await confirm(secret)).toEqual([422, 'link_used']);
});

test('a link of another purpose confirms nothing', async () => {
  await exchange.user({ email: 'mara.lind@example.com' });
  await exchange.visitor.post('/auth/magic_link/send', {
    user: { email: 'mara.lind@example.com' },
  });
  const [mail] = await exchange.mails();
  const answer = await exchange.visitor.post('/users/confirmation', {
    confirmation_token: mail?.secret,
  });
  expect(answer.body.code).toBe('link_invalid');
});

test('a suspended user who confirms stays suspended', async () => {
  const secret = await registered();
  const { token } = await exchange.admin();
  const put = await exchange.as(token).put('/admin/users/1', {
    user: { status: 'suspended', reason: 'Because.' },
  });
  expect(put.status).toBe(200);
  await exchange.visitor.post('/users/confirmation', { confirmation_token: secret });
  expect((await exchange.as(token).get<User>('/admin/users/1')).body).toMatchObject({
    status: 'suspended',
    email_verified_at: '2026-11-20T10:00:00.000Z',
  });
});

test('a mail that is sent again carries a new link and ends the earlier one', async () => {
  const first = await registered();
  const resend = (email: string) =>
    exchange.visitor.post<Acknowledgement>('/users/confirmation/resend', { user: { email } });
  const answer = await resend('mara.lind@example.com');
  const [, mail] = await exchange.mails('mara.lind@example.com');
  const early = await exchange.visitor.post('/users/confirmation', { confirmation_token: first });
  expect(early.body.code).toBe('link_expired');
  const late = await exchange.visitor.post('/users/confirmation', {
    confirmation_token: mail?.secret,
  });
  expect(late.status).toBe(200);

  const unknown = await resend('nobody@example.com');
  const confirmed = await resend('mara.lind@example.com');
  expect([unknown.status, unknown.body]).toEqual([answer.status, answer.body]);
  expect([confirmed.status, confirmed.body]).toEqual([answer.status, answer.body]);
  expect(await exchange.mails()).toHaveLength(2);
});
