import type { Document, ErrorBody } from '@generated/model';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { HOUR, MINUTE } from '@/domain/time';
import { createExchange } from '../../app';
import { documentContentRows, documentRows } from '../../db/schema';
import { documentSteps } from '../../testing/document-steps';
import { testExchange, statusesOf } from '../../testing/exchange-client';
import { joined, jpeg, pdf, png } from '../../testing/files';
import { marketFactories } from '../../testing/market-factories';

const exchange = testExchange();

const MEGABYTE = 1024 * 1024;

const { form, upload, content } = documentSteps(exchange);

/** A request whose body comes piece by piece. */
function uploadOf(token: string, body: ReadableStream): Request {
  return new Request('https://claims.example.com/api/api/documents', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'multipart/form-data; boundary=x',
    },
    body,
    duplex: 'half',
  } as RequestInit);
}

describe('an upload', () => {
  test('is stored under its true type and can be read at its signed address', async () => {
    const { user, token } = await exchange.user();
    const { status, body } = await upload(token, form(jpeg, { name: '護照.png' }));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'gov_id',
      filename: '護照.png.jpg',
      content_type: 'image/jpeg',
      byte_size: jpeg.length,
      status: 'ready',
      created_at: '2026-11-20T10:00:00.000Z',
    });
    const { response, bytes } = await content(body.url);
    expect(response.status).toBe(200);
    expect(bytes).toEqual(jpeg);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="__.png.jpg"; filename*=UTF-8''%E8%AD%B7%E7%85%A7.png.jpg`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(await exchange.audits()).toMatchObject([
      { action: 'document.uploaded', actor_user_id: user.id, subject_id: body.id },
    ]);
  });

  test('keeps what is the document and nothing behind it', async () => {
    const { token } = await exchange.user();
    const { body } = await upload(token, form(joined(jpeg, '\0\0\0\x18ftypmp42 and the film')));
    expect(body.byte_size).toBe(jpeg.length);
    expect((await content(body.url)).bytes).toEqual(jpeg);
  });

  test.each([
    { what: 'a page named like a picture', bytes: joined('<!doctype html><script></script>') },
    { what: 'a picture with a page behind it', bytes: joined(png, '<html></html>') },
    { what: 'half a picture', bytes: png.subarray(0, 60) },
    { what: 'nothing', bytes: joined('') },
  ])('of $what is refused', async ({ bytes }) => {
    const { token } = await exchange.user();
    const { status, body } = await upload(token, form(joined(bytes)));
    expect({ status, body }).toMatchObject({
      status: 415,
      body: {
        code: 'unsupported_media_type',
        message: 'Choose a PDF, JPEG, PNG or WebP file that opens on your device.',
      },
    });
    expect(await exchange.db.$count(documentRows)).toBe(0);
  });

  test.each([
    { kind: 'gov_id', size: 10 * MEGABYTE, status: 201 },
    { kind: 'gov_id', size: 10 * MEGABYTE + 1, status: 413 },
    { kind: 'personal_photo', size: 10 * MEGABYTE + 1, status: 413 },
    { kind: 'proof_of_claim', size: 10 * MEGABYTE + 1, status: 201 },
    { kind: 'proof_of_claim', size: 25 * MEGABYTE + 1, status: 413 },
  ])('of $size bytes as $kind is answered with $status', async ({ kind, size, status }) => {
    const { token } = await exchange.user();
    const head = pdf.subarray(0, 60);
    const bytes = new Uint8Array(size).fill(0x20);
    bytes.set(head);
    bytes.set(pdf.subarray(60), size - pdf.length + 60);
    expect((await upload(token, form(bytes, { kind }))).status).toBe(status);
  });

  test('takes a file and a known kind, and nothing else', async () => {
    const { token } = await exchange.user();
    const posed = await upload(token, form(png, { kind: 'agreement' }));
    expect(posed.body).toMatchObject({ errors: { kind: expect.any(Array) as unknown } });
    const post = async (change: (body: FormData) => void) => {
      const body = form(png);
      change(body);
      return await exchange.as(token).post('/api/documents', body);
    };
    const errorsOf = async (change: (body: FormData) => void) => {
      const { status, body } = await post(change);
      return { status, fields: Object.keys(body.errors ?? {}) };
    };
    expect(await errorsOf((body) => body.set('kind', 'selfie'))).toEqual({
      status: 422,
      fields: ['kind'],
    });
    expect(await errorsOf((body) => body.set('file', 'text'))).toEqual({
      status: 422,
      fields: ['file'],
    });
    expect(await errorsOf((body) => body.delete('file'))).toEqual({
      status: 422,
      fields: ['file'],
    });
    for (const name of ['user_id', '__proto__']) {
      expect(await errorsOf((body) => body.set(name, '1'))).toEqual({
        status: 422,
        fields: [name],
      });
    }
    expect((await exchange.as(token).post('/api/documents', { kind: 'gov_id' })).status).toBe(415);
    expect((await exchange.visitor.post('/api/documents', form(png))).status).toBe(401);
  });

  test('is limited to sixty an hour for each user', async () => {
    const { token } = await exchange.user();
    const empty = () => upload(token, form(joined('x')));
    for (let count = 0; count < 60; count += 1) expect((await empty()).status).toBe(415);
    const refused = await upload(token);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('3600');
    const { token: other } = await exchange.user();
    expect((await upload(other)).status).toBe(201);
    exchange.advance(HOUR);
    expect((await upload(token)).status).toBe(201);
  });

  test('beyond the limit is refused before its body is read', async () => {
    const { token } = await exchange.user();
    const { fetch } = createExchange(exchange.ports);
    let pulls = 0;
    const send = async () => {
      const pull = (controller: ReadableStreamDefaultController) => {
        pulls += 1;
        controller.close();
      };
      // A queue of none asks for the first piece only when somebody reads.
      const request = uploadOf(token, new ReadableStream({ pull }, { highWaterMark: 0 }));
      return (await fetch(request, { address: '192.0.2.1' })).status;
    };
    for (let count = 0; count < 60; count += 1) expect(await send()).toBe(400);
    expect(pulls).toBe(60);
    expect(await send()).toBe(429);
    expect(pulls).toBe(60);
  });

  test('waits unread while three others of the account are being read', async () => {
    const { token } = await exchange.user();
    const { fetch } = createExchange(exchange.ports);
    const bodies: ReadableStreamDefaultController[] = [];
    const send = async () => {
      const pull = (controller: ReadableStreamDefaultController) => {
        bodies.push(controller);
        return Promise.withResolvers<void>().promise;
      };
      const request = uploadOf(token, new ReadableStream({ pull }, { highWaterMark: 0 }));
      return (await fetch(request, { address: '192.0.2.1' })).status;
    };
    const sent = [send(), send(), send(), send()];
    await vi.waitFor(() => expect(bodies).toHaveLength(3));
    // Somebody else's goes on, and the fourth would have been read before it.
    const { token: other } = await exchange.user();
    expect((await upload(other)).status).toBe(201);
    expect(bodies).toHaveLength(3);
    bodies[0]?.error(new Error('The connection was lost.'));
    await vi.waitFor(() => expect(bodies).toHaveLength(4));
    for (const body of bodies.slice(1)) body.close();
    expect(await Promise.all(sent)).toEqual([400, 400, 400, 400]);
  });

  test('is refused where the documents of the account would take more than they may', async () => {
    const upTo = async (bytes: number, fields: object) => {
      const { user, token } = await exchange.user(fields);
      const quarter = Math.floor((bytes - png.length) / 4);
      for (let count = 0; count < 4; count += 1) {
        await exchange.document(user, { byte_size: quarter });
      }
      expect((await upload(token)).status).toBe(201);
      const { status, body } = await upload(token, form(joined(pdf)));
      return { status, code: (body as unknown as ErrorBody).code };
    };
    const full = { status: 422, code: 'storage_full' };
    expect(await upTo(100 * MEGABYTE, { email_verified_at: null })).toEqual(full);
    expect(await upTo(5 * 1024 * MEGABYTE, {})).toEqual(full);
  });

  test('counts for the account, whatever address it has', async () => {
    const { user, token } = await exchange.user({ email_verified_at: null });
    const empty = () => upload(token, form(joined('x')));
    for (let count = 0; count < 60; count += 1) await empty();
    await exchange.changeUser(user, { email: 'another@example.com' });
    expect((await empty()).status).toBe(429);
  });
});

describe('a document', () => {
  test('is its owner’s alone: for everybody else it does not exist', async () => {
    const owner = await exchange.user();
    const other = await exchange.buyer();
    const { id } = (await upload(owner.token)).body;
    expect((await exchange.as(owner.token).get(`/api/documents/${id}`)).status).toBe(200);
    expect((await exchange.as(other.token).get(`/api/documents/${id}`)).status).toBe(404);
    expect((await exchange.as(other.token).delete(`/api/documents/${id}`)).status).toBe(404);
    expect((await exchange.visitor.get(`/api/documents/${id}`)).status).toBe(401);
    expect(await exchange.db.$count(documentRows)).toBe(1);
  });

  test('has an address that no other document and no other moment can use', async () => {
    const { token } = await exchange.user();
    const first = (await upload(token)).body;
    const second = (await upload(token)).body;
    const borrowed = second.url.replace(/\?.*/, '') + first.url.replace(/^[^?]*/, '');
    expect((await content(borrowed)).response.status).toBe(404);
    exchange.advance(5 * MINUTE);
    expect((await content(first.url)).response.status).toBe(404);
    const again = await exchange.as(token).get<Document>(`/api/documents/${first.id}`);
    expect((await content(again.body.url)).bytes).toEqual(png);
  });

  test('is deleted with its content', async () => {
    const { token } = await exchange.user();
    const { id, url } = (await upload(token)).body;
    expect(await exchange.as(token).delete(`/api/documents/${id}`)).toMatchObject({
      status: 204,
      body: null,
    });
    expect(await exchange.db.$count(documentContentRows)).toBe(0);
    expect((await content(url)).response.status).toBe(404);
    expect((await exchange.as(token).delete(`/api/documents/${id}`)).status).toBe(404);
    expect((await exchange.audits()).map(({ action }) => action)).toEqual([
      'document.uploaded',
      'user.document_deleted',
    ]);
  });

  test('stays when something stands on it', async () => {
    const { user, token } = await exchange.user();
    const [govId, photo, ofClaim, ofAccount] = await Promise.all(
      Array.from({ length: 4 }, () => exchange.document(user)),
    );
    if (!govId || !photo || !ofClaim || !ofAccount) throw new Error('Four documents were made.');
    await exchange.verification(user, { govId: govId.id, photo: photo.id }, { status: 'approved' });
    const market = marketFactories(exchange);
    const claim = await market.claim({ case_id: (await market.case()).id, user_id: user.id });
    await exchange.db
      .update(documentRows)
      .set({ claim_id: claim.id })
      .where(eq(documentRows.id, ofClaim.id));
    const account = await exchange.buyerAccount(user);
    await exchange.db
      .update(documentRows)
      .set({ buyer_account_id: account.id })
      .where(eq(documentRows.id, ofAccount.id));
    for (const { id } of [govId, photo, ofClaim, ofAccount]) {
      const { status, body } = await exchange.as(token).delete(`/api/documents/${id}`);
      expect({ status, body }).toMatchObject({ status: 422, body: { code: 'document_in_use' } });
    }
    expect(await exchange.db.$count(documentRows)).toBe(4);
  });

  test('is deleted or submitted, never both', async () => {
    const { user, token } = await exchange.user();
    const photo = await exchange.document(user, { kind: 'personal_photo' });
    const govId = await exchange.document(user);
    const [deletion, submission] = await Promise.all([
      exchange.as(token).delete(`/api/documents/${govId.id}`),
      exchange.as(token).post('/api/submit_verification', {
        identity_verification: {
          country: 'SE',
          gov_id_document_id: govId.id,
          personal_photo_document_id: photo.id,
        },
      }),
    ]);
    const outcome = statusesOf([deletion, submission]);
    expect([
      [201, 422],
      [204, 422],
    ]).toContainEqual(outcome);
  });
});
