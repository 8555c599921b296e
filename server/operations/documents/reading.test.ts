import type { Document, DocumentPage } from '@generated/model';
import { describe, expect, test } from 'vitest';
import { createExchange } from '../../app';
import { documentSteps } from '../../testing/document-steps';
import { testExchange } from '../../testing/exchange-client';
import { joined, pdf, png } from '../../testing/files';

const exchange = testExchange();
const { form, upload, content } = documentSteps(exchange);

describe('the saved documents', () => {
  const list = async (token: string, query = '') =>
    (await exchange.as(token).get<DocumentPage>(`/api/documents?${query}`)).body;

  test('are one’s own, the latest first', async () => {
    const { token } = await exchange.user();
    const { user: other } = await exchange.user();
    await exchange.document(other);
    const first = (await upload(token)).body;
    exchange.advance(1000);
    const second = (await upload(token, form(pdf, { kind: 'tax_form' }))).body;
    const page = await list(token);
    expect(page).toMatchObject({ current_page: 1, total_count: 2 });
    expect(page.documents.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(page.documents[0]).toMatchObject({ kind: 'tax_form', claim_id: null });
    expect((await content(page.documents[0]?.url ?? '')).bytes).toEqual(pdf);
  });

  test('are found by their kind, page by page', async () => {
    const { user, token } = await exchange.user();
    for (const kind of ['gov_id', 'tax_form', 'other', 'tax_form'] as const) {
      await exchange.document(user, { kind, created_at: exchange.ports.clock() });
    }
    const ids = async (query: string) => (await list(token, query)).documents.map(({ id }) => id);
    expect(await ids('kind=tax_form,other')).toEqual([4, 3, 2]);
    expect(await ids('kind=corporate')).toEqual([]);
    expect(await ids('per_page=3&page=2')).toEqual([1]);
  });
});

describe('the content', () => {
  const PIECE = 256 * 1024;
  /** A picture of so many bytes, none like its neighbours. */
  const pictureOf = (size: number) => {
    const bytes = new Uint8Array(size).map((_, at) => (at * 7919) % 251);
    return joined(pdf.subarray(0, 60), bytes, pdf.subarray(60));
  };

  test.each([PIECE - 1, PIECE, PIECE + 1, 3 * PIECE])('of %i bytes comes whole', async (size) => {
    const { token } = await exchange.user();
    const bytes = pictureOf(size - pdf.length);
    const { url, byte_size } = (await upload(token, form(bytes, { kind: 'tax_form' }))).body;
    const { response, bytes: read } = await content(url);
    expect([byte_size, response.headers.get('content-length')]).toEqual([size, `${size}`]);
    expect(Buffer.from(read).equals(Buffer.from(bytes))).toBe(true);
  });

  test('is read piece by piece as its reader takes it, and breaks off where it is deleted meanwhile', async () => {
    const { token } = await exchange.user();
    const bytes = pictureOf(3 * PIECE);
    const { id, url } = (await upload(token, form(bytes, { kind: 'tax_form' }))).body;
    const { fetch } = createExchange(exchange.ports);
    const answer = await fetch(new Request(new URL(url, 'https://claims.example.com')));
    const reader = answer.body?.getReader();
    expect((await reader?.read())?.value).toHaveLength(PIECE);
    await exchange.as(token).delete(`/api/documents/${id}`);
    await expect(reader?.read()).rejects.toThrow('deleted while it was read');
  });
});

describe('an administrator', () => {
  test('reads the document of any user, and every reading is on record', async () => {
    const { token } = await exchange.user();
    const { admin, token: adminToken } = await exchange.admin();
    const { id } = (await upload(token)).body;
    const answer = await exchange.as(adminToken).get<Document>(`/admin/documents/${id}`);
    expect(answer.status).toBe(200);
    expect((await content(answer.body.url)).bytes).toEqual(png);
    await content(answer.body.url);
    const readings = (await exchange.audits()).filter(({ action }) => action === 'document.read');
    expect(readings).toMatchObject([
      {
        actor: 'admin',
        actor_admin_id: admin.id,
        subject_type: 'documents',
        subject_id: id,
      },
      { actor_admin_id: admin.id },
    ]);
    await exchange.as(adminToken).delete('/admins/sign_out');
    expect((await content(answer.body.url)).response.status).toBe(404);
  });

  test('reads none that is not there, and no user reads as an administrator', async () => {
    const { token } = await exchange.user();
    const { token: adminToken } = await exchange.admin();
    const { id } = (await upload(token)).body;
    expect((await exchange.as(adminToken).get('/admin/documents/999')).status).toBe(404);
    expect((await exchange.as(token).get(`/admin/documents/${id}`)).status).toBe(403);
    expect((await exchange.as(adminToken).get(`/api/documents/${id}`)).status).toBe(403);
  });
});

test('an attachment is read without its metadata: the other side may not know the owner yet', async () => {
  const { token } = await exchange.user();
  const author = 'tEXtAuthor\0Sofia Marchetti';
  const noted = joined(png.subarray(0, 33), `\0\0\0\x16${author}\0\0\0\0`, png.subarray(33));
  const sent = async (kind: string) =>
    (await content((await upload(token, form(noted, { kind }))).body.url)).bytes;
  expect(await sent('attachment')).toEqual(png);
  // What staff alone read is evidence.
  expect(await sent('gov_id')).toEqual(noted);
});
