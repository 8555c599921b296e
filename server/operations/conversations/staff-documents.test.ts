import type { Messages } from '@generated/model';
import { expect, test } from 'vitest';
import { HOUR } from '@/domain/time';
import { documentRows } from '../../db/schema';
import { runDueWork } from '../../due-work';
import { chatSteps } from '../../testing/chat-steps';
import { outcome, testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const chat = chatSteps(exchange);

const NOT_USABLE = { status: 422, code: 'document_not_usable' };

test('our staff send documents, which the user opens and has no part in', async () => {
  const { token, user } = await exchange.user();
  const { token: staff, admin } = await exchange.admin();
  const first = await chat.staff.upload(staff);
  expect(first).toMatchObject({ kind: 'attachment', filename: 'answer.pdf', status: 'ready' });
  expect(await exchange.audits()).toMatchObject([
    { action: 'document.uploaded', actor_admin_id: admin.id, subject_id: first.id },
  ]);
  const begun = await chat.staff.begin(staff, user.id, { document_ids: [first.id] });
  const second = await chat.staff.upload(staff);
  await chat.staff.send(staff, begun.body.id, { document_ids: [second.id] });

  const { messages } = (await chat.messages(token, begun.body.id)).body;
  expect(messages.map(({ documents }) => documents.map(({ id }) => id))).toEqual([
    [first.id],
    [second.id],
  ]);
  const url = messages[0]?.documents[0]?.url ?? '';
  expect((await exchange.as(token).get(url.replace(/^\/api/, ''))).status).toBe(200);
  // It is none of the user's own: not among the saved ones, not theirs to delete or to send.
  expect((await exchange.as(token).get('/api/documents')).body).toMatchObject({ total_count: 0 });
  expect((await exchange.as(token).delete(`/api/documents/${first.id}`)).status).toBe(404);
  const third = await chat.staff.upload(staff);
  const taken = await chat.send(token, begun.body.id, { document_ids: [third.id] });
  expect(outcome(taken)).toEqual(NOT_USABLE);
});

test('a document is sent by whoever has uploaded it, and once', async () => {
  const { token } = await exchange.user();
  const { token: staff } = await exchange.admin();
  const { token: colleague } = await exchange.admin();
  const { id } = (await chat.begin(token)).body;
  const own = await chat.staff.upload(staff);
  for (const document of [(await chat.staff.upload(colleague)).id, await chat.upload(token)]) {
    const sent = await chat.staff.send(staff, id, { document_ids: [own.id, document] });
    expect(outcome(sent)).toEqual(NOT_USABLE);
  }
  expect((await chat.staff.send(staff, id, { document_ids: [own.id] })).status).toBe(201);
  const again = await chat.staff.send(staff, id, { document_ids: [own.id] });
  expect(outcome(again)).toEqual(NOT_USABLE);
});

test('what a user sends is opened by our staff on record', async () => {
  const { token } = await exchange.user();
  const { token: staff, admin } = await exchange.admin();
  const document = await chat.upload(token);
  const { id } = (await chat.begin(token, { document_ids: [document] })).body;
  const { body } = await exchange.as(staff).get<Messages>(`/admin/conversations/${id}/messages`);
  const url = body.messages[0]?.documents[0]?.url ?? '';
  expect((await exchange.visitor.get(url.replace(/^\/api/, ''))).status).toBe(200);
  expect((await exchange.audits()).at(-1)).toMatchObject({
    action: 'document.read',
    actor_admin_id: admin.id,
    subject_id: document,
  });
});

test('each of our staff uploads sixty documents an hour at most, and takes none from others', async () => {
  const { token: staff, admin } = await exchange.admin();
  const { token: colleague } = await exchange.admin();
  const { token, user } = await exchange.user();
  // Numbered as the administrator is.
  expect(user.id).toBe(admin.id);
  const upload = async (who: string, path: string) =>
    (await exchange.as(who).post(path, new FormData())).status;
  for (let count = 0; count < 60; count += 1) {
    expect(await upload(staff, '/admin/documents')).toBe(422);
  }
  expect(await upload(staff, '/admin/documents')).toBe(429);
  expect(await upload(colleague, '/admin/documents')).toBe(422);
  expect(await upload(token, '/api/documents')).toBe(422);
  exchange.advance(HOUR);
  expect(await upload(staff, '/admin/documents')).toBe(422);
});

test('what our staff have not sent is deleted after a day, a user’s is kept', async () => {
  const { token } = await exchange.user();
  const { token: staff } = await exchange.admin();
  const { id } = (await chat.begin(token)).body;
  const sent = await chat.staff.upload(staff);
  await chat.staff.send(staff, id, { document_ids: [sent.id] });
  const unsent = await chat.staff.upload(staff);
  const saved = await chat.upload(token);
  const ids = async () =>
    (
      await exchange.db.select({ id: documentRows.id }).from(documentRows).orderBy(documentRows.id)
    ).map((row) => row.id);

  exchange.advance(24 * HOUR - 1);
  await runDueWork(exchange.ports, exchange.ports.clock());
  expect(await ids()).toEqual([sent.id, unsent.id, saved]);
  exchange.advance(1);
  await runDueWork(exchange.ports, exchange.ports.clock());
  expect(await ids()).toEqual([sent.id, saved]);
});
