import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Assignment, Document } from '@generated/model';
import { documentRows } from '../../db/schema';
import { dealSteps } from '../../testing/deal-steps';
import { outcome, testExchange } from '../../testing/exchange-client';
import { png } from '../../testing/files';

const exchange = testExchange();
const steps = dealSteps(exchange);

describe('the assignment agreement', () => {
  test('names the agreed terms; another text than the one that was read is not signed', async () => {
    const { buyer, id, claim } = await steps.accepted();
    const path = `/api/negotiations/${id}/assignment`;
    expect((await exchange.as(buyer.token).get(path)).status).toBe(404);
    await steps.act(buyer.token, id, 'confirm_diligence');
    const { body } = await exchange.as(buyer.token).get<Assignment>(path);
    const text = JSON.stringify(body.sections);
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
