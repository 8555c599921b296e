import type { Document, ErrorBody, MyClaim } from '@generated/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { claimRows, documentRows, idempotencyKeyRows, userRows } from '../db/schema';
import { passwordChangedMail } from '../mail/account-mails';
import { claimSteps } from '../testing/claim-steps';
import {
  openExchange,
  testExchange,
  PASSWORD,
  statusesOf,
  type TestExchange,
} from '../testing/exchange-client';
import { jpeg, png } from '../testing/files';
import { change } from './change';

const exchange = testExchange();
let caseId: number;
beforeEach(async () => {
  caseId = (await claimSteps(exchange).case()).id;
});

const KEY = '8e03978e-40d5-43e8-bc93-6894a57f9324';

interface Sent {
  key?: string;
  method?: string;
  path?: string;
  body?: unknown;
}

/** Begins a claim, unless another write is named. */
function write<Body = MyClaim>(
  token: string | null,
  {
    key = KEY,
    method = 'POST',
    path = '/api/my_claims',
    body = { case_id: caseId, claim: {} },
  }: Sent,
) {
  const headers = { 'Idempotency-Key': key };
  return exchange.send<Body>(method, path, { token, body, headers });
}

const claims = () => exchange.db.$count(claimRows);

test('a claim that is begun again with the same key is the same claim', async () => {
  const { token } = await exchange.user();
  const first = await write(token, {});
  const again = await write(token, {});
  expect(first.status).toBe(201);
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect(await claims()).toBe(1);
  expect(await exchange.audits()).toHaveLength(1);
});

test('without a key, and with another one, it is another claim', async () => {
  const { token } = await exchange.user();
  await write(token, {});
  await write(token, { key: 'another' });
  await exchange.as(token).post('/api/my_claims', { case_id: caseId, claim: {} });
  expect(await claims()).toBe(3);
});

test('the order of the fields and of the answers makes no other request', async () => {
  const { token } = await exchange.user();
  const [one, other] = [{ voted_on_plan: false }, { remarks: 'None' }];
  const first = { case_id: caseId, claim: { answers: { ...one, ...other } } };
  const again = { claim: { answers: { ...other, ...one } }, case_id: caseId };
  expect((await write(token, { body: first })).status).toBe(201);
  expect((await write(token, { body: again })).status).toBe(201);
  expect(await claims()).toBe(1);
});

test('a repetition is no try: the limit that the first one reached does not refuse it', async () => {
  const { token } = await exchange.user();
  for (let made = 0; made < 59; made += 1) await write(token, { key: `claim-${made}` });
  const last = await write(token, {});
  expect(last.status).toBe(201);
  expect((await write(token, { key: 'one-more' })).status).toBe(429);
  expect(await write(token, {})).toMatchObject({ status: 201, body: last.body });
});

describe('a key that has named another request is refused, and nothing is done', () => {
  const reused = { status: 422, body: { code: 'idempotency_key_reused' } };

  test('with another body', async () => {
    const { token } = await exchange.user();
    await write(token, {});
    const body = { case_id: caseId, claim: { face_amount: '5' } };
    expect(await write<ErrorBody>(token, { body })).toMatchObject(reused);
    expect(await claims()).toBe(1);
  });

  test('with another record in the path', async () => {
    const { token } = await exchange.user();
    const drafts = [await write(token, { key: 'a' }), await write(token, { key: 'b' })];
    const [first, second] = drafts.map(({ body }) => `/api/my_claims/${body.id}`);
    const remove = { method: 'DELETE', body: undefined };
    const removal = await exchange.send('DELETE', first ?? '', {
      token,
      headers: { 'Idempotency-Key': KEY },
    });
    expect(removal.status).toBe(204);
    const headers = { 'Idempotency-Key': KEY };
    expect(await exchange.send(remove.method, second ?? '', { token, headers })).toMatchObject(
      reused,
    );
    expect((await exchange.send('DELETE', first ?? '', { token, headers })).status).toBe(204);
    expect(await claims()).toBe(1);
  });

  test('with another file of the same name', async () => {
    const { token } = await exchange.user();
    const form = (bytes: Uint8Array<ArrayBuffer>) => {
      const body = new FormData();
      body.set('kind', 'gov_id');
      body.set('file', new File([bytes], 'passport.png'));
      return { path: '/api/documents', body };
    };
    const first = await write<Document>(token, form(png));
    expect(await write<Document>(token, form(png))).toMatchObject({
      status: 201,
      body: { id: first.body.id },
    });
    expect(await write(token, form(jpeg))).toMatchObject(reused);
    expect(await exchange.db.$count(documentRows)).toBe(1);
  });
});

test('the key of another user, and of another operation, is another key', async () => {
  const [one, other] = [await exchange.user(), await exchange.user()];
  const draft = await write(one.token, {});
  const theirs = await write(other.token, {});
  expect(theirs.status).toBe(201);
  expect(theirs.body.id).not.toBe(draft.body.id);
  const preferences = { user: { claim_notifications: false } };
  const path = '/api/current_user/update_preferences';
  expect((await write(one.token, { method: 'PUT', path, body: preferences })).status).toBe(200);
});

test('in a user’s name the key is another than the user’s, and each asking is on record', async () => {
  const { user, token } = await exchange.user();
  const { token: admin } = await exchange.admin();
  const acting = await exchange.impersonate(admin, user);
  const first = await write(acting, {});
  expect(await write(acting, {})).toMatchObject({ status: 201, body: first.body });
  expect(await claims()).toBe(1);
  expect((await write(token, {})).body.id).not.toBe(first.body.id);
  expect(await claims()).toBe(2);
  const actions = (await exchange.audits()).map(({ action }) => action);
  expect(actions.filter((action) => action === 'impersonation.createMyClaim')).toHaveLength(2);
  expect(actions.filter((action) => action === 'claim.created')).toHaveLength(2);
});

test('of simultaneous requests one acts, and all get its answer', async () => {
  const { token } = await exchange.user();
  const answers = await Promise.all(Array.from({ length: 12 }, () => write(token, {})));
  expect(statusesOf(answers)).toEqual(Array(12).fill(201));
  expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
  expect(await claims()).toBe(1);
});

test('of simultaneous requests with two bodies one acts, and the other body is refused', async () => {
  const { token } = await exchange.user();
  const other = { case_id: caseId, claim: { face_amount: '5' } };
  const answers = await Promise.all([write(token, {}), write(token, { body: other })]);
  expect(statusesOf(answers)).toEqual([201, 422]);
  expect(await claims()).toBe(1);
});

test('a refusal is not kept: what was mended goes through with the same key', async () => {
  const { user, token } = await exchange.user({ identity_status: 'pending' });
  const form = (kind: string, bytes: typeof png) => {
    const body = new FormData();
    body.set('kind', kind);
    body.set('file', new File([bytes], 'document'));
    return body;
  };
  const documents = [
    await exchange.as(token).post<Document>('/api/documents', form('gov_id', png)),
    await exchange.as(token).post<Document>('/api/documents', form('personal_photo', jpeg)),
  ];
  const [gov, photo] = documents.map(({ body }) => body.id);
  const body = { country: 'SE', gov_id_document_id: gov, personal_photo_document_id: photo };
  const submission = { path: '/api/submit_verification', body };
  expect((await write<ErrorBody>(token, submission)).body.code).toBe('transition_not_allowed');
  expect(await exchange.db.$count(idempotencyKeyRows)).toBe(0);
  await exchange.changeUser(user, { identity_status: 'not_submitted' });
  expect((await write(token, submission)).status).toBe(201);
  expect((await write(token, submission)).status).toBe(201);
});

test('an act that breaks off leaves neither its change nor its key, and is done the next time', async () => {
  const { user } = await exchange.user();
  const key = { caller: 'user:1', operation_id: 'test', key: KEY, request_hash: 'x' };
  const call = { caller: { kind: 'system' }, request: null, ports: exchange.ports, key } as const;
  const act = (breaksOff: boolean) =>
    change(call, async ({ db, mail }) => {
      await db.update(userRows).set({ company: 'Lind AB' });
      await mail(user, passwordChangedMail, {});
      if (breaksOff) throw new Error('the process ends here');
      return { status: 200, body: null };
    });
  await expect(act(true)).rejects.toThrow('the process ends here');
  expect((await exchange.reload(user)).company).toBeNull();
  expect(await exchange.db.$count(idempotencyKeyRows)).toBe(0);
  await act(false);
  await act(false);
  expect(await exchange.mails(user.email)).toHaveLength(1);
});

test('what is kept of a password cannot be guessed without the secret of the exchange', async () => {
  const { token } = await exchange.user();
  const settings = { signingKey: new Uint8Array(32).fill(9) };
  const other = await openExchange({ settings, connection: exchange.connection });
  const password = `${PASSWORD}-next`;
  const save = (host: TestExchange, key: string, by: string) =>
    host.send('PUT', '/api/current_user', {
      token: by,
      body: { user: { password } },
      headers: { 'Idempotency-Key': key },
    });
  const first = await save(exchange, 'a', token);
  expect(first.status).toBe(200);
  expect((await save(other, 'b', first.token ?? '')).status).toBe(200);
  const rows = await exchange.db.select().from(idempotencyKeyRows);
  expect(new Set(rows.map(({ request_hash }) => request_hash)).size).toBe(2);
  expect(JSON.stringify(rows)).not.toContain(password);
});

test.each([' ', 'clé', 'x'.repeat(201)])('a key such as %j is refused at its name', async (key) => {
  const { token } = await exchange.user();
  const encoded = new TextDecoder('latin1').decode(new TextEncoder().encode(key));
  const { status, body } = await write<ErrorBody>(token, { key: encoded });
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 'validation_failed' });
  expect(Object.keys(body.errors ?? {})).toEqual(['Idempotency-Key']);
});

test('a visitor’s call takes no key: each is an act of its own', async () => {
  const register = (email: string) =>
    write(null, {
      path: '/users',
      body: {
        user: {
          email,
          password: PASSWORD,
          first_name: 'Mara',
          last_name: 'Lind',
          preferred_contact_method: 'email',
        },
      },
    });
  expect((await register('one@example.com')).status).toBe(202);
  expect((await register('two@example.com')).status).toBe(202);
  expect(await exchange.db.$count(userRows)).toBe(2);
});
