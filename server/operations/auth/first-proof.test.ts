import type {
  AdminUser,
  BuyerAccountState,
  Document,
  ErrorBody,
  LinkState,
  MagicLink,
  MyClaim,
  MyClaimPage,
  User,
} from '@generated/model';
import { describe, expect, test } from 'vitest';
import { MINUTE } from '@/domain/time';
import { testExchange, PASSWORD } from '../../testing/exchange-client';
import { png } from '../../testing/files';
import { chatSteps } from '../../testing/chat-steps';
import { marketFactories } from '../../testing/market-factories';

const exchange = testExchange();

const EMAIL = 'mara.lind@example.com';
const OWN_PASSWORD = 'seven herons over the weir';

const signIn = (password: string, email = EMAIL) =>
  exchange.visitor.post<User>('/users/sign_in', { user: { email, password } });
const lastSecret = async (email = EMAIL) => (await exchange.mails(email)).at(-1)?.secret ?? '';
const profileOf = async (token: string | null) =>
  await exchange.as(token).get<User>('/auth/current_user');

/** Somebody registers the address with PASSWORD and signs in; @returns what this session needs. */
async function registerAndSignIn() {
  await exchange.visitor.post('/users', {
    user: {
      email: EMAIL,
      password: PASSWORD,
      first_name: 'Mara',
      last_name: 'Lind',
      preferred_contact_method: 'email',
    },
  });
  const { token } = await signIn(PASSWORD);
  return { token, confirmation: await lastSecret() };
}

/** Leaves in the account what would lead money and people astray, and documents. */
async function fillIn(token: string | null) {
  const session = exchange.as(token);
  await session.put('/api/current_user', {
    user: { company: 'Hijack Ltd', telegram: 'hijacker', preferred_contact_method: 'telegram' },
  });
  await session.put('/api/current_user/update_preferences', {
    user: { payment_method: 'other', custom_payment_method: 'To my account' },
  });
  const file = new FormData();
  file.set('kind', 'gov_id');
  file.set('file', new File([png], 'passport.png'));
  await session.post<Document>('/api/documents', file);
  const of = await marketFactories(exchange).case();
  const begin = async () =>
    await session.post<MyClaim>('/api/my_claims', { case_id: of.id, claim: {} });
  expect((await begin()).status).toBe(201);
  const { id, lock_version } = (await begin()).body;
  const withdrawn = await session.post(`/api/my_claims/${id}/withdraw`, { lock_version });
  expect(withdrawn.status).toBe(200);
  const application = { buyer_account: { legal_name: 'Hijack Ltd', account_type: 'entity' } };
  expect((await session.post('/api/buyer_account', application)).status).toBe(201);
  const chat = chatSteps(exchange);
  const document_ids = [await chat.upload(token ?? '')];
  expect((await chat.begin(token ?? '', { document_ids })).status).toBe(201);
}

const papersOf = async (token: string | null) => {
  const session = exchange.as(token);
  const claims = (await session.get<MyClaimPage>('/api/my_claims')).body.total_count;
  const documents = (await session.get<{ total_count: number }>('/api/documents')).body.total_count;
  const chat = chatSteps(exchange);
  const conversations = (await chat.list(token ?? '')).total_count;
  const { account } = (await session.get<BuyerAccountState>('/api/buyer_account')).body;
  const application = account?.legal_name ?? null;
  return { claims, documents, conversations, application };
};
const NOTHING = { claims: 0, documents: 0, conversations: 0, application: null };
const ALL = { claims: 2, documents: 2, conversations: 1, application: 'Hijack Ltd' };

/** The ways in which the owner of a mailbox proves it for the first time; each gives a session. */
const WAYS: Record<string, () => Promise<string | null>> = {
  'a magic link': async () => {
    await exchange.visitor.post('/auth/magic_link/send', { user: { email: EMAIL } });
    const token = await lastSecret();
    return (await exchange.visitor.post('/auth/magic_link/verify', { token })).token;
  },
  'the confirmation link and a new password': async () => {
    const confirmation_token = await lastSecret();
    const body = { confirmation_token, new_password: OWN_PASSWORD };
    return (await exchange.visitor.post('/users/confirmation', body)).token;
  },
  'a password reset': async () => {
    await exchange.visitor.post('/auth/password_resets', { user: { email: EMAIL } });
    const user = { reset_password_token: await lastSecret(), password: OWN_PASSWORD };
    expect((await exchange.visitor.put('/auth/password_resets', { user })).status).toBe(200);
    return (await signIn(OWN_PASSWORD)).token;
  },
};

test('a confirmation takes one password, not both', async () => {
  await registerAndSignIn();
  const confirmation_token = await lastSecret();
  const both = { confirmation_token, password: 'wrong', new_password: OWN_PASSWORD };
  const { status, body } = await exchange.visitor.post('/users/confirmation', both);
  expect(status).toBe(422);
  expect(body.errors).toEqual({
    new_password: ['Send the present password or a new one, not both.'],
  });
});

describe.each(Object.entries(WAYS))('who proves a hijacked address by %s', (_, prove) => {
  test('ends the password, the sessions and the links of whoever registered it', async () => {
    const hijacker = await registerAndSignIn();
    const owner = await prove();
    expect((await profileOf(owner)).status).toBe(200);
    expect((await profileOf(hijacker.token)).status).toBe(401);
    expect((await signIn(PASSWORD)).body).toMatchObject({ code: 'invalid_credentials' });
    const again = await exchange.visitor.post('/users/confirmation', {
      confirmation_token: hijacker.confirmation,
      password: PASSWORD,
    });
    expect(again.status).toBe(422);
    expect((await exchange.audits()).map(({ action }) => action)).toContain(
      'user.earlier_access_ended',
    );
  });

  test('finds nothing that was filled in before', async () => {
    const hijacker = await registerAndSignIn();
    await fillIn(hijacker.token);
    const owner = await prove();
    expect((await profileOf(owner)).body).toMatchObject({
      first_name: 'Mara',
      email: EMAIL,
      status: 'active',
      company: null,
      telegram: null,
      preferred_contact_method: 'email',
      payment_method: null,
      custom_payment_method: null,
      sign_in_count: 1,
    });
    expect(await papersOf(owner)).toEqual(NOTHING);
  });
});

describe('the person who registered', () => {
  const confirm = (body: object, token: string | null = null) =>
    exchange.as(token).post<User & ErrorBody>('/users/confirmation', body);

  test('confirms with the password, and everything stays, in every session', async () => {
    const { token, confirmation } = await registerAndSignIn();
    await fillIn(token);
    const answer = await confirm({ confirmation_token: confirmation, password: PASSWORD });
    expect(answer).toMatchObject({ status: 200, body: { status: 'active', telegram: 'hijacker' } });
    expect((await profileOf(token)).status).toBe(200);
    expect((await signIn(PASSWORD)).status).toBe(200);
    expect(await papersOf(answer.token)).toEqual(ALL);
  });

  test('confirms without it where the session is', async () => {
    const { token, confirmation } = await registerAndSignIn();
    await fillIn(token);
    const look = `/users/confirmation?confirmation_token=${confirmation}`;
    expect((await exchange.as(token).get<LinkState>(look)).body.asks_for).toBe('nothing');
    const answer = await confirm({ confirmation_token: confirmation }, token);
    expect(answer.status).toBe(200);
    expect((await profileOf(token)).status).toBe(200);
    expect(await papersOf(token)).toEqual(ALL);
  });

  test('keeps everything with a magic link that is followed where the session is', async () => {
    const { token } = await registerAndSignIn();
    await fillIn(token);
    await exchange.visitor.post('/auth/magic_link/send', { user: { email: EMAIL } });
    const body = { token: await lastSecret() };
    expect((await exchange.as(token).post('/auth/magic_link/verify', body)).status).toBe(200);
    expect((await signIn(PASSWORD)).status).toBe(200);
    expect(await papersOf(token)).toEqual(ALL);
  });

  test('is warned by the mail of a link that would end it, and by its page', async () => {
    const endsOf = async (path: string, secret: string | undefined) =>
      (await exchange.visitor.get<MagicLink>(`${path}=${secret}`)).body.ends;
    await registerAndSignIn();
    await exchange.visitor.post('/auth/magic_link/send', { user: { email: EMAIL } });
    await exchange.visitor.post('/auth/password_resets', { user: { email: EMAIL } });
    const [confirmation, ...links] = await exchange.mails(EMAIL);
    for (const { text } of links) {
      expect(text).toContain('what was set up before ends');
      expect(text).toContain('messages with our staff, follows and saved searches');
    }
    const [magic, reset] = links;
    const magicPath = '/auth/magic_link/verify?token';
    expect(await endsOf(magicPath, magic?.secret)).toBe('everything');
    expect(await endsOf('/auth/password_resets?reset_password_token', reset?.secret)).toBe(
      'everything',
    );
    await confirm({ confirmation_token: confirmation?.secret, password: PASSWORD });
    // The links before it have ended with the confirmation, or end nothing any more.
    expect(await endsOf(magicPath, magic?.secret)).toBe('nothing');
    await exchange.visitor.post('/auth/magic_link/send', { user: { email: EMAIL } });
    const latest = (await exchange.mails(EMAIL)).at(-1);
    expect(latest?.text).not.toContain('ends');
    expect(await endsOf(magicPath, latest?.secret)).toBe('nothing');
  });

  test('may mistype the password: the link stays, ten times', async () => {
    const { token, confirmation } = await registerAndSignIn();
    const wrong = { confirmation_token: confirmation, password: 'not the password' };
    for (let i = 0; i < 10; i += 1) {
      const answer = await confirm(wrong);
      expect([answer.status, answer.body.code]).toEqual([422, 'invalid_credentials']);
      expect(Object.keys(answer.body.errors ?? {})).toEqual(['password']);
    }
    expect((await confirm(wrong)).status).toBe(429);
    exchange.advance(15 * MINUTE);
    const missing = await confirm({ confirmation_token: confirmation });
    expect(Object.keys(missing.body.errors ?? {})).toEqual(['password']);
    expect((await profileOf(token)).body.email_verified_at).toBeNull();
    expect((await confirm({ ...wrong, password: PASSWORD })).status).toBe(200);
  });

  test('of another account proves nothing with that session', async () => {
    const { token, confirmation } = await registerAndSignIn();
    const other = await exchange.user();
    const answer = await confirm({ confirmation_token: confirmation }, other.token);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['password']]);
    expect((await profileOf(token)).body.email_verified_at).toBeNull();
  });

  test('is not whoever acts in the name of the account', async () => {
    const { token, confirmation } = await registerAndSignIn();
    const { body: user } = await profileOf(token);
    const { token: admin } = await exchange.admin();
    const inName = await exchange
      .as(admin)
      .get<AdminUser>(`/admin/users/${user.id}?include_token=true`);
    const answer = await confirm({ confirmation_token: confirmation }, inName.body.token);
    expect(answer.status).toBe(422);
  });
});

test('who follows a link where the session is goes on with that session, under another token', async () => {
  const { token } = await exchange.user({ email: EMAIL });
  await exchange.visitor.post('/auth/magic_link/send', { user: { email: EMAIL } });
  const body = { token: await lastSecret() };
  const answer = await exchange.as(token).post('/auth/magic_link/verify', body);
  expect(answer.token).not.toBe(token);
  // What another tab still has under way gets its answer.
  expect((await profileOf(answer.token)).status).toBe(200);
  expect((await profileOf(token)).status).toBe(200);
  exchange.advance(2 * MINUTE);
  expect((await profileOf(token)).status).toBe(401);
  expect((await profileOf(answer.token)).status).toBe(200);
});

test('a later link of a confirmed address ends nothing', async () => {
  const { token } = await exchange.user({ email: EMAIL });
  await exchange.visitor.post('/auth/magic_link/send', { user: { email: EMAIL } });
  const body = { token: await lastSecret() };
  expect((await exchange.visitor.post('/auth/magic_link/verify', body)).status).toBe(200);
  expect((await profileOf(token)).status).toBe(200);
  expect((await signIn(PASSWORD)).status).toBe(200);
});

test('an account that staff opened keeps what they filled in', async () => {
  const { token } = await exchange.admin();
  await exchange.as(token).post('/admin/users', {
    user: { first_name: 'Mara', last_name: 'Lind', email: EMAIL, telegram: 'mara_lind' },
  });
  const body = { token: await lastSecret() };
  const answer = await exchange.visitor.post<User>('/auth/magic_link/verify', body);
  expect(answer).toMatchObject({ status: 200, body: { telegram: 'mara_lind', status: 'active' } });
});

test('an address that staff put in ends the password and the sessions of before, and nothing else', async () => {
  const { user, token } = await exchange.user({ telegram: 'mara_lind', sign_in_count: 3 });
  const { token: admin } = await exchange.admin();
  await exchange.as(admin).put(`/admin/users/${user.id}`, { user: { email: EMAIL } });
  await exchange.visitor.post('/auth/magic_link/send', { user: { email: EMAIL } });
  const warning = (await exchange.mails(EMAIL)).at(-1)?.text;
  expect(warning).toContain(
    'Your present password and open sessions then end; everything else stays',
  );
  expect(warning).not.toContain('Somebody signed up');
  const body = { token: await lastSecret() };
  const answer = await exchange.visitor.post<User>('/auth/magic_link/verify', body);
  expect(answer.body).toMatchObject({ telegram: 'mara_lind', has_set_password: false });
  expect((await profileOf(token)).status).toBe(401);
  expect((await signIn(PASSWORD)).status).toBe(422);
});
