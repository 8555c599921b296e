import { DOCUMENTS_PER_CLAIM } from '@/domain/claims/claim-checks';
import { ClaimDocumentKind, type Document, DocumentKind, type ErrorBody } from '@generated/model';
import { describe, expect, test } from 'vitest';
import { documentContentRows, documentRows } from '../../../db/schema';
import { claimDocumentSteps } from '../../../testing/claim-documents';
import { claimSteps } from '../../../testing/claim-steps';
import { dealSteps } from '../../../testing/deal-steps';
import { outcome, testExchange, statusesOf } from '../../../testing/exchange-client';
import { bytesOf, png } from '../../../testing/files';

const exchange = testExchange();
const steps = claimSteps(exchange);

const { aDraft, putInto, content } = claimDocumentSteps(exchange);

const copy = (token: string, claimId: number, document_id: number) =>
  exchange
    .as(token)
    .post<Document & ErrorBody>(`/api/my_claims/${claimId}/saved_documents`, { document_id });

const inStates = [
  ['draft', true],
  ['changes_requested', true],
  ['in_review', false],
  ['rejected', false],
  ['open', false],
  ['paused', false],
  ['under_offer', false],
  ['withdrawn', false],
  ['expired', false],
] as const;

describe('an upload to a claim', () => {
  test('is a document of the claim at once', async () => {
    const { token, id } = await aDraft();
    const { status, body } = await steps.upload(token, id, 'tax_form');
    expect(status).toBe(201);
    expect(body).toMatchObject({ kind: 'tax_form', claim_id: id, status: 'ready' });
    expect(await content(body.url)).toEqual(png);
    expect((await steps.read(token, id)).documents).toEqual([body]);
    expect((await exchange.audits()).at(-1)).toMatchObject({
      action: 'document.uploaded',
      subject_id: body.id,
    });
  });

  test.each(inStates)('that is %s is taken: %s', async (state, taken) => {
    const { token, id } = await aDraft();
    await putInto(id, state);
    const answer = await steps.upload(token, id);
    if (taken) expect(answer.status).toBe(201);
    else expect(outcome(answer)).toEqual({ status: 422, code: 'transition_not_allowed' });
    expect(await exchange.db.$count(documentRows)).toBe(taken ? 1 : 0);
  });

  test('of somebody else finds no claim', async () => {
    const { id } = await aDraft();
    const { token: other } = await exchange.user();
    expect((await steps.upload(other, id)).status).toBe(404);
    expect(await exchange.db.$count(documentRows)).toBe(0);
  });

  test('takes the kinds of a claim’s documents only, and only files that open', async () => {
    const { token, id } = await aDraft();
    for (const kind of Object.values(DocumentKind)) {
      const expected = kind in ClaimDocumentKind ? 201 : 422;
      expect([kind, (await steps.upload(token, id, kind)).status]).toEqual([kind, expected]);
    }
    const body = new FormData();
    body.set('kind', 'other');
    body.set('file', new File([bytesOf('<html></html>')], 'page.pdf'));
    const page = await exchange.as(token).post(`/api/my_claims/${id}/documents`, body);
    expect(outcome(page)).toEqual({ status: 415, code: 'unsupported_media_type' });
  });

  test('is one of twenty at most, also of thirty at once', async () => {
    const { token, id } = await aDraft();
    const answers = await Promise.all(Array.from({ length: 30 }, () => steps.upload(token, id)));
    expect(statusesOf(answers)).toEqual([
      ...Array<number>(DOCUMENTS_PER_CLAIM).fill(201),
      ...Array<number>(10).fill(422),
    ]);
    expect(answers.filter(({ body }) => body.code === 'too_many_documents')).toHaveLength(10);
    expect(await exchange.db.$count(documentRows)).toBe(DOCUMENTS_PER_CLAIM);
    const [first] = (await steps.read(token, id)).documents;
    await exchange.as(token).delete(`/api/documents/${first?.id}`);
    expect((await steps.upload(token, id)).status).toBe(201);
  });

  test('counts as one of the sixty uploads an hour', async () => {
    const { token, of } = await aDraft();
    const claims = await Promise.all([1, 2, 3].map(() => steps.create(token, of.id)));
    for (const { body } of claims) {
      await Promise.all(Array.from({ length: 20 }, () => steps.upload(token, body.id)));
    }
    const next = await steps.create(token, of.id);
    expect((await steps.upload(token, next.body.id)).status).toBe(429);
  });
});

describe('a saved document', () => {
  test('serves a second claim as a copy of its own', async () => {
    const { token, of, id } = await aDraft();
    const { body: second } = await steps.create(token, of.id);
    const { body: document } = await steps.upload(token, id, 'account_statement');
    const { status, body } = await copy(token, second.id, document.id);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'account_statement',
      claim_id: second.id,
      filename: document.filename,
      byte_size: document.byte_size,
      status: 'ready',
    });
    expect(body.id).not.toBe(document.id);
    await exchange.as(token).delete(`/api/documents/${document.id}`);
    expect(await content(body.url)).toEqual(png);
    expect(await exchange.db.$count(documentContentRows)).toBe(1);
    expect(
      (await exchange.audits()).find(({ action }) => action === 'document.copied'),
    ).toMatchObject({ subject_id: body.id });
  });

  test('is copied sixty times an hour', async () => {
    const { user, token, of } = await aDraft();
    const saved = await exchange.document(user, { kind: 'other' });
    const claims = await Promise.all([1, 2, 3].map(() => steps.create(token, of.id)));
    for (const { body } of claims) {
      await Promise.all(Array.from({ length: 20 }, () => copy(token, body.id, saved.id)));
    }
    const next = await steps.create(token, of.id);
    expect((await copy(token, next.body.id, saved.id)).status).toBe(429);
  });

  test('that is a copy for buyers proves no other claim', async () => {
    const { token, of, id } = await aDraft();
    const { body: second } = await steps.create(token, of.id);
    const { body: redacted } = await steps.uploadRedacted(token, id);
    expect(outcome(await copy(token, second.id, redacted.id))).toEqual({
      status: 422,
      code: 'document_not_usable',
    });
  });

  test.each(Object.values(DocumentKind))('of the kind %s', async (kind) => {
    const { user, token, id } = await aDraft();
    const saved = await exchange.document(user, { kind });
    const answer = await copy(token, id, saved.id);
    if (kind in ClaimDocumentKind) expect(answer.status).toBe(201);
    else expect(outcome(answer)).toEqual({ status: 422, code: 'document_not_usable' });
  });

  test('that is not ready cannot be used', async () => {
    const { user, token, id } = await aDraft();
    const saved = await exchange.document(user, { kind: 'other', status: 'scanning' });
    expect(outcome(await copy(token, id, saved.id))).toEqual({
      status: 422,
      code: 'document_not_usable',
    });
  });

  test('of somebody else does not exist, and neither does a claim of somebody else', async () => {
    const { user, token, id } = await aDraft();
    const other = await exchange.user();
    const saved = await exchange.document(other.user, { kind: 'other' });
    expect((await copy(token, id, saved.id)).status).toBe(404);
    expect((await copy(token, id, 999)).status).toBe(404);
    const own = await exchange.document(user, { kind: 'other' });
    expect((await copy(other.token, id, saved.id)).status).toBe(404);
    expect((await copy(token, 999, own.id)).status).toBe(404);
    expect(await exchange.db.$count(documentRows)).toBe(2);
  });

  test('goes to a claim that can be changed and has room', async () => {
    const { user, token, id } = await aDraft();
    const saved = await exchange.document(user, { kind: 'other' });
    await putInto(id, 'in_review');
    expect(outcome(await copy(token, id, saved.id))).toEqual({
      status: 422,
      code: 'transition_not_allowed',
    });
    expect((await copy(token, id, 999)).status).toBe(404);
    await putInto(id, 'draft');
    for (let made = 0; made < DOCUMENTS_PER_CLAIM; made += 1) await copy(token, id, saved.id);
    expect(outcome(await copy(token, id, saved.id))).toEqual({
      status: 422,
      code: 'too_many_documents',
    });
  });
});

describe('a document of a claim', () => {
  test.each(inStates)('that is %s can be deleted: %s', async (state, possible) => {
    const { token, id } = await aDraft();
    const { body: document } = await steps.upload(token, id);
    await putInto(id, state);
    const answer = await exchange.as(token).delete(`/api/documents/${document.id}`);
    if (possible) expect(answer.status).toBe(204);
    else expect(outcome(answer)).toEqual({ status: 422, code: 'document_in_use' });
    expect(await exchange.db.$count(documentRows)).toBe(possible ? 0 : 1);
  });

  test('that a buyer has examined in a sale stays, also where the sale was cancelled', async () => {
    const deals = dealSteps(exchange);
    const { seller, claim, id } = await deals.accepted();
    const { id: documentId } = await exchange.document(seller.user, { claim_id: claim.id });
    await deals.act(seller.token, id, 'cancel', { reason: 'The register was amended.' });
    await putInto(claim.id, 'changes_requested');
    const answer = await exchange.as(seller.token).delete(`/api/documents/${documentId}`);
    expect(outcome(answer)).toEqual({ status: 422, code: 'document_in_use' });
  });

  test('is submitted or deleted, never both', async () => {
    const { token } = await exchange.user();
    const of = await steps.case();
    for (let round = 0; round < 10; round += 1) {
      const draft = await steps.completeDraft(token, of.id);
      // A claim that is only scheduled is complete without a proof of claim.
      const document = draft.documents.find(({ kind }) => kind === 'account_statement');
      const [submission, deletion] = await Promise.all([
        steps.change(token, draft, 'submit'),
        exchange.as(token).delete(`/api/documents/${document?.id}`),
      ]);
      const { status, documents } = await steps.read(token, draft.id);
      if (status === 'in_review') {
        expect(outcome(deletion)).toEqual({ status: 422, code: 'document_in_use' });
        expect(documents).toHaveLength(2);
      } else {
        expect(deletion.status).toBe(204);
        expect(outcome(submission)).toEqual({ status: 422, code: 'claim_incomplete' });
      }
    }
  });
});
