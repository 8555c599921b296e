import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Assignment, Document } from '@generated/model';
import { fullName } from '@/domain/users/party-names';
import { buyerAccountRows, documentRows } from '../../db/schema';
import { documentStore } from '../../documents/document-store';
import { dealSteps } from '../../testing/deal-steps';
import { outcome, testExchange } from '../../testing/exchange-client';
import { png } from '../../testing/files';
import { pdfText } from '../../testing/pdf-text';

const exchange = testExchange();
const steps = dealSteps(exchange);

describe('the assignment agreement', () => {
  test('names the agreed terms; another text than the one that was read is not signed', async () => {
    const { buyer, id, claim } = await steps.accepted();
    const path = `/api/negotiations/${id}/assignment`;
    expect((await exchange.as(buyer.token).get(path)).status).toBe(404);
    await steps.act(buyer.token, id, 'confirm_diligence');
    const { body } = await exchange.as(buyer.token).get<Assignment>(path);
    const { title, version, sections } = body;
    const hashed = [
      title,
      version,
      sections.map(({ heading, paragraphs }) => [heading, paragraphs]),
    ];
    // Whoever has the text can compute it, as the contract says.
    expect(body.hash).toBe(createHash('sha256').update(JSON.stringify(hashed)).digest('hex'));
    const text = JSON.stringify(sections);
    for (const term of [
      claim.reference,
      'Hideo Holder',
      '80.00 % of the face amount, that is $80,000.00. The buyer pays it to the seller by bank transfer',
      'the buyer pays a fee of $800.00 to the exchange',
      'the seller pays a fee of $800.00 to the exchange',
    ]) {
      expect(text).toContain(term);
    }
    const other = await steps.sign(buyer.token, id, { hash: '0'.repeat(64) });
    expect(outcome(other)).toEqual({ status: 422, code: 'agreement_superseded' });
    const named = await steps.sign(buyer.token, id, { typed_name: 'Mickey Mouse' });
    expect({ status: named.status, fields: Object.keys(named.body.errors ?? {}) }).toEqual({
      status: 422,
      fields: ['typed_name'],
    });
  });

  test('is a PDF for both sides once both have signed, and for nobody else', async () => {
    const { buyer, seller, id } = await steps.signed();
    const path = `/api/negotiations/${id}/assignment`;
    for (const { token } of [buyer, seller]) {
      const { body } = await exchange.as(token).get<Assignment>(path);
      const content = await exchange.visitor.get<string>(
        (body.document?.url ?? '').replace(/^\/api/, ''),
      );
      expect(content.status).toBe(200);
      expect(content.body).toMatch(/^%PDF-/);
    }
    const stranger = await steps.buyer();
    expect((await exchange.as(stranger.token).get(path)).status).toBe(404);
    const [kept] = await exchange.db
      .select()
      .from(documentRows)
      .where(eq(documentRows.kind, 'agreement'));
    const deleted = await exchange.as(seller.token).delete(`/api/documents/${kept?.id}`);
    expect(outcome(deleted)).toEqual({ status: 422, code: 'document_in_use' });
  });
});

test('a company’s signature has the position of its signatory as it was at the signing', async () => {
  const { buyer, seller, id } = await steps.accepted();
  const application = async (values: Partial<typeof buyerAccountRows.$inferInsert>) => {
    await exchange.db
      .update(buyerAccountRows)
      .set(values)
      .where(eq(buyerAccountRows.user_id, buyer.user.id));
  };
  const name = fullName(buyer.user);
  await application({
    account_type: 'entity',
    legal_name: 'Harbor Lane Capital LP',
    signatory_name: name,
    signatory_title: 'Managing partner',
  });
  await steps.act(buyer.token, id, 'confirm_diligence');
  const typed_name = name.toUpperCase();
  const first = await steps.sign(buyer.token, id, { typed_name });
  await application({ signatory_title: 'Trainee' });
  const second = await steps.sign(seller.token, id);
  for (const { body } of [first, second])
    expect(body.signatures).toMatchObject([
      { role: 'seller', signatory_title: null },
      { role: 'buyer', typed_name, signatory_title: 'Managing partner' },
    ]);
  const document = documentStore.read(exchange.db, second.body.document?.id ?? 0);
  const bytes = await new Response(document).arrayBuffer();
  expect(await pdfText(new Uint8Array(bytes))).toContain(
    `Signed as "${typed_name}", Managing partner, for Harbor Lane Capital LP, on `,
  );
});

test('who signs in another name than the application’s signatory has no position', async () => {
  const { buyer, id } = await steps.accepted();
  await exchange.db
    .update(buyerAccountRows)
    .set({ account_type: 'entity', signatory_name: 'Ida Berg', signatory_title: 'Director' })
    .where(eq(buyerAccountRows.user_id, buyer.user.id));
  await steps.act(buyer.token, id, 'confirm_diligence');
  const { body } = await steps.sign(buyer.token, id);
  expect(body.signatures[1]).toMatchObject({ role: 'buyer', signatory_title: null });
});

test('a proof of payment is an own document of its kind, and stays', async () => {
  const { buyer, seller, id } = await steps.signed();
  const upload = async (token: string, kind: string) => {
    const form = new FormData();
    form.set('file', new File([png], 'proof.png', { type: 'image/png' }));
    form.set('kind', kind);
    return (await exchange.as(token).post<Document>('/api/documents', form)).body.id;
  };
  const pay = async (document_id: number) =>
    await steps.act(buyer.token, id, 'mark_paid', { payment_reference: 'HLC-1', document_id });
  const unusable = { status: 422, code: 'document_not_usable' };
  expect(outcome(await pay(await upload(seller.token, 'payment_proof')))).toEqual(unusable);
  expect(outcome(await pay(await upload(buyer.token, 'other')))).toEqual(unusable);
  const proof = await upload(buyer.token, 'payment_proof');
  expect((await pay(proof)).body.payment_document).toMatchObject({ id: proof });
  expect((await steps.negotiation(seller.token, id)).payment_document).toMatchObject({ id: proof });
  const deleted = await exchange.as(buyer.token).delete(`/api/documents/${proof}`);
  expect(outcome(deleted)).toEqual({ status: 422, code: 'document_in_use' });
});
