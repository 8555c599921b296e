import type { AdminUser, Document, MyClaim } from '@generated/model';
import { beforeEach, expect, test } from 'vitest';
import { MINUTE } from '@/domain/time';
import { chatSteps } from '../../testing/chat-steps';
import { dealSteps } from '../../testing/deal-steps';
import { testExchange, PASSWORD } from '../../testing/exchange-client';
import { png } from '../../testing/files';
import { marketFactories } from '../../testing/market-factories';

const exchange = testExchange();
let token: string;
let adminId: number;
beforeEach(async () => {
  const made = await exchange.admin();
  token = made.token;
  adminId = made.admin.id;
});

const DAY = 24 * 60 * MINUTE;

const withToken = (id: number) =>
  exchange.as(token).get<AdminUser>(`/admin/users/${id}?include_token=true`);

test('impersonation gives a session of fifteen minutes that is never prolonged, and is audited', async () => {
  const { user } = await exchange.user();
  const answer = await withToken(user.id);
  expect(answer.body.id).toBe(user.id);
  expect(answer.body.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(answer.token).toBeNull();
  const session = exchange.as(answer.body.token);
  const profile = await session.get('/auth/current_user');
  expect(profile.body).toMatchObject({
    id: user.id,
    impersonator: { id: adminId, name: 'Ada Okafor' },
  });
  expect(await exchange.audits()).toMatchObject([
    {
      actor: 'admin',
      actor_admin_id: adminId,
      action: 'user.impersonated',
      subject_type: 'users',
      subject_id: user.id,
    },
  ]);
  exchange.advance(15 * MINUTE - 1);
  expect((await session.get('/auth/current_user')).status).toBe(200);
  exchange.advance(1);
  expect((await session.get('/auth/current_user')).status).toBe(401);
});

test('impersonation does not count as a sign-in and opens no admin area', async () => {
  const { user } = await exchange.user();
  const { body } = await withToken(user.id);
  expect((await exchange.as(body.token).get('/admin/users')).status).toBe(403);
  expect(await exchange.reload(user)).toEqual(user);
});

test('impersonation ends by signing out; the administrator’s own session goes on', async () => {
  const { user } = await exchange.user();
  const { body } = await withToken(user.id);
  await exchange.as(body.token).delete('/users/sign_out');
  expect((await exchange.as(body.token).get('/auth/current_user')).status).toBe(401);
  expect((await exchange.as(token).get('/admin/profile')).status).toBe(200);
});

test.each([
  ['suspended', 'account_suspended'],
  ['deactivated', 'account_deactivated'],
] as const)('of a %s user is refused', async (status, code) => {
  const { user } = await exchange.user({ status });
  const answer = await exchange.as(token).get(`/admin/users/${user.id}?include_token=true`);
  expect([answer.status, answer.body.code]).toEqual([422, code]);
  expect(await exchange.audits()).toEqual([]);
  expect((await exchange.as(token).get(`/admin/users/${user.id}`)).status).toBe(200);
});

test('impersonation of nobody is 404', async () => {
  expect((await withToken(999)).status).toBe(404);
});

const isOver = async (session: string) =>
  (await exchange.as(session).get('/auth/current_user')).status === 401;

test('impersonation ends at once when the administrator logs out, and only what that session opened', async () => {
  const { user } = await exchange.user();
  const elsewhere = await exchange.visitor.post('/admins/sign_in', {
    admin: { email: 'admin1@example.com', password: PASSWORD },
  });
  const here = await exchange.impersonate(token, user);
  const there = await exchange.impersonate(elsewhere.token ?? '', user);
  expect((await exchange.as(token).delete('/admins/sign_out')).status).toBe(204);
  expect([await isOver(here), await isOver(there)]).toEqual([true, false]);
});

test('impersonation ends when the administrator’s session expires', async () => {
  const { user } = await exchange.user();
  exchange.advance(14 * DAY - MINUTE);
  const session = await exchange.impersonate(token, user);
  expect(await isOver(session)).toBe(false);
  exchange.advance(MINUTE);
  expect(await isOver(session)).toBe(true);
});

test.each(['suspended', 'deactivated'])(
  'impersonation ends when the user is %s',
  async (status) => {
    const { user } = await exchange.user();
    const session = await exchange.impersonate(token, user);
    const change = { user: { status, reason: 'Because.' } };
    expect((await exchange.as(token).put(`/admin/users/${user.id}`, change)).status).toBe(200);
    expect(await isOver(session)).toBe(true);
  },
);

/** What the audit log says was done in the user's name, without the opening of the session. */
async function onRecord(userId: number) {
  const rows = (await exchange.audits()).filter((row) => row.impersonated_user_id === userId);
  for (const row of rows) expect(row).toMatchObject({ actor: 'admin', actor_admin_id: adminId });
  return rows.map(({ action, subject_type, subject_id }) => [action, subject_type, subject_id]);
}

test('a draft that is changed in the user’s name is on record, and a change by the user is not', async () => {
  const { user, token: own } = await exchange.user();
  const of = await marketFactories(exchange).case();
  const { body: draft } = await exchange
    .as(own)
    .post<MyClaim>('/api/my_claims', { case_id: of.id, claim: {} });
  const change = (session: string, lock_version: number) =>
    exchange.as(session).put<MyClaim>(`/api/my_claims/${draft.id}`, {
      claim: { holder_name: 'Somebody Else' },
      lock_version,
    });
  const changed = await change(own, draft.lock_version);
  expect(await onRecord(user.id)).toEqual([]);
  const session = await exchange.impersonate(token, user);
  expect((await change(session, changed.body.lock_version)).status).toBe(200);
  expect(await onRecord(user.id)).toEqual([['impersonation.updateMyClaim', 'claims', draft.id]]);
});

test('a write that is refused is on record as well; reading a list is not', async () => {
  const { user } = await exchange.user();
  const session = exchange.as(await exchange.impersonate(token, user));
  expect((await session.delete('/api/documents/77')).status).toBe(404);
  expect((await session.get('/api/my_claims')).status).toBe(200);
  await session.put('/api/current_user/update_preferences', {
    user: { claim_notifications: true },
  });
  expect((await session.post('/api/my_claims', { claim: 'all of it' })).status).toBe(422);
  expect(await onRecord(user.id)).toEqual([
    ['impersonation.deleteDocument', 'documents', 77],
    ['impersonation.updatePreferences', 'users', user.id],
    ['impersonation.createMyClaim', 'users', user.id],
  ]);
});

test('what is done for a claim is on record with it; what binds a person only that person does', async () => {
  const { user } = await exchange.user();
  const session = exchange.as(await exchange.impersonate(token, user));
  const offer = {
    price_percent: '80',
    recourse: 'none',
    excess_claim: 'buyer_keeps',
    settlement_days: 5,
    payment_method: 'usdc',
    expires_in_hours: 72,
  };
  await session.post('/api/claims/71/follow');
  const refused = await session.post('/api/claims/71/offers', { offer });
  expect(refused).toMatchObject({
    status: 422,
    body: { message: `Only ${user.first_name} ${user.last_name} can do this.` },
  });
  expect(await onRecord(user.id)).toEqual([
    ['impersonation.followClaim', 'claims', 71],
    ['impersonation.makeOffer', 'claims', 71],
  ]);
});

test('each reading of a document in the user’s name is on record, and its address ends with the session', async () => {
  const { user, token: own } = await exchange.user();
  const file = new FormData();
  file.set('kind', 'gov_id');
  file.set('file', new File([png], 'passport.png'));
  const { body: document } = await exchange.as(own).post<Document>('/api/documents', file);
  const read = async (url: string) => (await exchange.visitor.get(url.slice('/api'.length))).status;
  expect(await read(document.url)).toBe(200);
  expect(await onRecord(user.id)).toEqual([]);

  const session = await exchange.impersonate(token, user);
  const { body } = await exchange.as(session).get<Document>(`/api/documents/${document.id}`);
  expect([await read(body.url), await read(body.url)]).toEqual([200, 200]);
  const reading = ['document.read', 'documents', document.id];
  expect(await onRecord(user.id)).toEqual([reading, reading]);
  // Without the session in it the address is another one.
  expect(await read(body.url.replace(/&session=\d+/, ''))).toBe(404);
  await exchange.as(token).delete('/admins/sign_out');
  expect(await read(body.url)).toBe(404);
  expect(await onRecord(user.id)).toEqual([reading, reading]);
});

test('every address of a document that is given in the user’s name names the session', async () => {
  const deals = dealSteps(exchange);
  const chat = chatSteps(exchange);
  const { seller, buyer, claim, id } = await deals.signed();
  for (const copy of [{}, { redacted: true, visibility: 'verified_buyers' } as const]) {
    await exchange.document(seller.user, { claim_id: claim.id, ...copy });
  }
  const document_id = await chat.upload(buyer.token, 'payment_proof');
  await deals.act(buyer.token, id, 'mark_paid', { payment_reference: 'HLC-1', document_id });
  const { conversation_id } = await deals.negotiation(seller.token, id);
  const document_ids = [await chat.upload(seller.token)];
  await chat.send(seller.token, conversation_id, { document_ids });

  const inName = async ({ user }: typeof seller) =>
    exchange.as(await exchange.impersonate(token, user));
  const [asSeller, asBuyer] = [await inName(seller), await inName(buyer)];
  for (const { body } of [
    await asSeller.get('/api/documents'),
    await asSeller.get(`/api/my_claims/${claim.id}`),
    await asSeller.get(`/api/negotiations/${id}`),
    await asSeller.get(`/api/negotiations/${id}/assignment`),
    await asSeller.get(`/api/conversations/${conversation_id}/messages`),
    await asBuyer.get(`/api/claims/${claim.id}`),
  ]) {
    const addresses = JSON.stringify(body).match(/\/content\?[^"]+/g) ?? ['none'];
    expect(addresses.filter((address) => !address.includes('&session='))).toEqual([]);
  }
});
