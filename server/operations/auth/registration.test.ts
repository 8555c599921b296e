import type { Acknowledgement, LinkState, User } from '@generated/model';
import { expect, test, vi } from 'vitest';
import { HOUR } from '@/domain/time';
import { testExchange, PASSWORD } from '../../testing/exchange-client';

const exchange = testExchange();

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

const confirm = (
  confirmation_token: string | undefined,
  passwords: object = { password: PASSWORD },
) => exchange.visitor.post('/users/confirmation', { confirmation_token, ...passwords });

async function registered(): Promise<string> {
  await exchange.visitor.post('/users', registration());
  const [mail] = await exchange.mails('mara.lind@example.com');
  return mail?.secret ?? '';
}

test.each([
  ['a line break', 'Mara\r\nBcc: somebody@example.com'],
  ['a mark of direction', '\u202earaM'],
  ['nothing that can be seen', '\u200d\ufe0f'],
  ['a letter that is blank', '\u3164'],
])('a name with %s is refused', async (_, first_name) => {
  const { status, body } = await exchange.visitor.post('/users', registration({ first_name }));
  expect({ status, body }).toMatchObject({
    status: 422,
    body: {
      errors: {
        'user.first_name': ['Enter a name of at most 100 characters on one line.'],
      },
    },
  });
  expect(await exchange.mails()).toEqual([]);
});

test.each([
  'Søren',
  'Nguyễn Thị',
  'O’Neill-Łuczak',
  '王小明',
  'علی\u200cرضا',
  'דוד\u200f',
  '\tMara\n',
])('%s is a name', async (first_name) => {
  expect((await exchange.visitor.post('/users', registration({ first_name }))).status).toBe(202);
});

test('a new person registers, confirms the address and is active', async () => {
  const answer = await exchange.visitor.post('/users', registration({ first_name: '  Mara ' }));
  expect(answer.status).toBe(202);
  const [mail] = await exchange.mails();
  expect(mail).toMatchObject({
    to: 'mara.lind@example.com',
    kind: 'confirmation',
    subject: 'Confirm your email address',
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

  const confirmed = await confirm(mail?.secret);
  expect(confirmed.status).toBe(200);
  expect((await exchange.as(confirmed.token).get('/auth/current_user')).status).toBe(200);
  const profile = await exchange.as(pending.token).get<User>('/auth/current_user');
  expect(profile.body).toMatchObject({
    status: 'active',
    email_verified_at: '2026-11-20T10:00:00.000Z',
  });
  expect((await exchange.audits()).map(({ actor, action }) => [actor, action])).toEqual([
    ['visitor', 'user.registered'],
    ['visitor', 'user.signed_in'],
    ['visitor', 'user.email_confirmed'],
    ['visitor', 'user.signed_in'],
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
  ['MARA.LIND@EXAMPLE.COM', 'must not be your email address or name'],
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

test('a registration is told to the staff, whose list begins with it', async () => {
  const told: string[] = [];
  const end = exchange.ports.hub.subscribe((event) => {
    if (event.type === 'broadcast') told.push(event.stream);
  });
  await exchange.visitor.post('/users', registration());
  end();
  expect(told).toContain('AdminChannel');
});

test('a confirmation is told to the other sessions, and to the staff', async () => {
  const secret = await registered();
  const told: string[] = [];
  const end = exchange.ports.hub.subscribe((event) => {
    if (event.type === 'broadcast') told.push(event.stream);
  });
  expect((await confirm(secret)).status).toBe(200);
  end();
  expect(told).toEqual([expect.stringMatching(/^UserChannel:/), 'AdminChannel']);
});

test('looking at a confirmation link uses nothing up', async () => {
  const secret = await registered();
  const look = () =>
    exchange.visitor.get<LinkState>(`/users/confirmation?confirmation_token=${secret}`);
  const usable = { state: 'usable', asks_for: 'password_or_new' };
  expect((await look()).body).toEqual(usable);
  expect((await look()).body).toEqual(usable);
  await confirm(secret);
  expect((await look()).body).toMatchObject({ state: 'used' });
  const unknown = await exchange.visitor.get(
    `/users/confirmation?confirmation_token=${'x'.repeat(43)}`,
  );
  expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found']);
});

test('a confirmation link works once, for 24 hours, and only if we sent it', async () => {
  const secret = await registered();
  const outcome = async (token: string) => {
    const answer = await confirm(token);
    return [answer.status, answer.body.code];
  };
  expect(await outcome('x'.repeat(43))).toEqual([422, 'link_invalid']);
  exchange.advance(24 * HOUR);
  expect(await outcome(secret)).toEqual([422, 'link_expired']);
  exchange.advance(-1);
  expect((await outcome(secret))[0]).toBe(200);
  expect(await outcome(secret)).toEqual([422, 'link_used']);
});

test('a link of another purpose confirms nothing', async () => {
  await exchange.user({ email: 'mara.lind@example.com' });
  await exchange.visitor.post('/auth/magic_link/send', {
    user: { email: 'mara.lind@example.com' },
  });
  const [mail] = await exchange.mails();
  expect((await confirm(mail?.secret)).body.code).toBe('link_invalid');
});

test('a suspended user confirms nothing, and keeps the link', async () => {
  const secret = await registered();
  const { token } = await exchange.admin();
  const setStatus = (status: string) =>
    exchange.as(token).put('/admin/users/1', {
      user: { status, ...(status === 'suspended' && { reason: 'Because.' }) },
    });
  expect((await setStatus('suspended')).status).toBe(200);
  expect((await confirm(secret)).body.code).toBe('account_suspended');
  await setStatus('active');
  expect((await confirm(secret)).status).toBe(200);
});

const resend = (email: string, address?: string) =>
  exchange
    .as(null, address)
    .post<Acknowledgement>('/users/confirmation/resend', { user: { email } });

test('a mail that is sent again carries a new link; whoever asks for it takes none from the owner', async () => {
  const first = await registered();
  const answer = await resend('mara.lind@example.com');
  const [, mail] = await exchange.mails('mara.lind@example.com');
  expect(mail?.secret).not.toBe(first);
  expect((await confirm(first)).status).toBe(200);
  expect((await confirm(mail?.secret)).body.code).toBe('link_expired');

  const unknown = await resend('nobody@example.com');
  const confirmed = await resend('mara.lind@example.com');
  expect([unknown.status, unknown.body]).toEqual([answer.status, answer.body]);
  expect([confirmed.status, confirmed.body]).toEqual([answer.status, answer.body]);
  expect(await exchange.mails('nobody@example.com')).toEqual([]);
});

test('whoever registers a confirmed address and asks for the mail again is told again of the account', async () => {
  const { user } = await exchange.user({ email: 'mara.lind@example.com' });
  await exchange.visitor.post('/users', registration());
  expect((await resend('Mara.Lind@example.com')).status).toBe(202);
  const mails = await exchange.mails('mara.lind@example.com');
  expect(mails.map(({ kind }) => kind)).toEqual(['already_registered', 'already_registered']);
  expect(await exchange.reload(user)).toEqual(user);
  for (let i = 0; i < 10; i += 1) await resend('mara.lind@example.com', `203.0.113.${i}`);
  expect(await exchange.mails('mara.lind@example.com')).toHaveLength(8);
});

test('strangers neither use up the mails of the owner nor fill the inbox', async () => {
  await registered();
  const statuses: number[] = [];
  for (let i = 0; i < 20; i += 1) {
    statuses.push((await resend('mara.lind@example.com', '198.51.100.7')).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  expect((await resend('mara.lind@example.com')).status).toBe(202);
  expect(await exchange.mails()).toHaveLength(7);
  for (let i = 0; i < 20; i += 1) await resend('mara.lind@example.com', `203.0.113.${i}`);
  for (let i = 0; i < 20; i += 1) {
    await exchange.as(null, `203.0.113.${i}`).post('/users', registration());
  }
  const kinds = (await exchange.mails()).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'confirmation')).toHaveLength(8);
  expect(kinds.filter((kind) => kind === 'already_registered')).toHaveLength(8);
});
