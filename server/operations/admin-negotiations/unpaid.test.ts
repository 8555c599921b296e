import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ErrorBody, Negotiation } from '@generated/model';
import { DAY } from '@/domain/time';
import { userRows } from '../../db/schema';
import { chatSteps } from '../../testing/chat-steps';
import { dealSteps } from '../../testing/deal-steps';
import { outcome, testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = dealSteps(exchange);

const REASON = 'The bank sent it back.';
const wrongState = { status: 422, code: 'transition_not_allowed' };

async function paidSale() {
  const deal = await steps.signed();
  await steps.act(deal.buyer.token, deal.id, 'mark_paid', { payment_reference: 'HLC-1' });
  const staff = (await exchange.admin()).token;
  const markUnpaid = async () =>
    await steps.staffAct(staff, deal.id, 'mark_unpaid', { reason: ` ${REASON} ` });
  return { ...deal, staff, markUnpaid };
}

describe('a price that was marked as paid and has not arrived', () => {
  test('is the buyer’s to pay again, and both sides read why', async () => {
    const { buyer, seller, id, markUnpaid } = await paidSale();
    const { status, body } = await markUnpaid();
    const unpaid = {
      status: 'payment',
      awaiting: 'buyer',
      paid_at: null,
      payment_reference: null,
      unpaid_reason: REASON,
    };
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...unpaid, payment_document_id: null });
    expect(body.events[0]).toMatchObject({
      type: 'marked_unpaid',
      actor_role: 'staff',
      note: REASON,
    });
    for (const { token, user } of [buyer, seller]) {
      expect(await steps.negotiation(token, id)).toMatchObject(unpaid);
      const mail = (await exchange.mails(user.email)).at(-1);
      expect(mail?.kind).toBe('deal_marked_unpaid');
      expect(mail?.text).toContain(`The reason given: “${REASON}”`);
    }
  });

  test('is marked as paid again and confirmed, and the reason is gone', async () => {
    const { buyer, seller, id, markUnpaid } = await paidSale();
    await markUnpaid();
    expect(outcome(await steps.act(seller.token, id, 'confirm_payment'))).toEqual(wrongState);
    const again = await steps.act(buyer.token, id, 'mark_paid', { payment_reference: 'HLC-2' });
    expect(again.body).toMatchObject({
      awaiting: 'seller',
      payment_reference: 'HLC-2',
      unpaid_reason: null,
    });
    expect((await steps.act(seller.token, id, 'confirm_payment')).body.status).toBe('transfer');
  });

  test('can be paid elsewhere: the seller says where', async () => {
    const { seller, id, markUnpaid } = await paidSale();
    const elsewhere = async () => {
      const { lock_version } = await steps.negotiation(seller.token, id);
      return await exchange
        .as(seller.token)
        .put<Negotiation & ErrorBody>(`/api/negotiations/${id}/payment_instructions`, {
          payment_instructions: 'Account 2',
          lock_version,
        });
    };
    expect(outcome(await elsewhere())).toEqual(wrongState);
    await markUnpaid();
    expect((await elsewhere()).body.payment_instructions).toBe('Account 2');
  });
});

describe('a price that has arrived without a word of the buyer', () => {
  test('is marked as paid by the staff, both sides are told, and the sale goes on', async () => {
    const { buyer, seller, id } = await steps.signed();
    const staff = (await exchange.admin()).token;
    const isBuyer = eq(userRows.id, buyer.user.id);
    await exchange.db.update(userRows).set({ status: 'suspended' }).where(isBuyer);
    const paid = await steps.staffAct(staff, id, 'mark_paid', { payment_reference: ' HLC-7 ' });
    expect(paid.body).toMatchObject({
      status: 'payment',
      awaiting: 'seller',
      payment_reference: 'HLC-7',
      buyer: { status: 'suspended' },
      seller: { status: 'active' },
    });
    expect(paid.body.events[0]).toMatchObject({
      type: 'marked_paid',
      actor_role: 'staff',
      note: 'HLC-7',
    });
    for (const { user } of [buyer, seller]) {
      expect((await exchange.mails(user.email)).at(-1)).toMatchObject({
        kind: 'deal_payment_recorded',
        text: expect.stringContaining('with the reference “HLC-7”') as string,
      });
    }
    expect((await steps.act(seller.token, id, 'confirm_payment')).body.status).toBe('transfer');
  });

  test('is not marked so twice', async () => {
    const { id, staff } = await paidSale();
    const again = await steps.staffAct(staff, id, 'mark_paid', { payment_reference: 'HLC-7' });
    expect(outcome(again)).toEqual(wrongState);
    expect(again.body).not.toHaveProperty('payment_reference');
  });
});

test('what was never marked as paid, or is confirmed, is not marked as unpaid', async () => {
  const { seller, id, markUnpaid } = await paidSale();
  await markUnpaid();
  expect(outcome(await markUnpaid())).toEqual(wrongState);
  const other = await paidSale();
  await steps.act(other.seller.token, other.id, 'confirm_payment');
  expect(outcome(await other.markUnpaid())).toEqual(wrongState);
  expect((await steps.negotiation(seller.token, id)).status).toBe('payment');
});

test('a payment that has not arrived is due in two business days at least, and its proof stays', async () => {
  const { buyer, id } = await steps.signed();
  exchange.advance(5 * DAY);
  const document = await chatSteps(exchange).upload(buyer.token, 'payment_proof');
  const paid = { payment_reference: 'HLC-1', document_id: document };
  await steps.act(buyer.token, id, 'mark_paid', paid);
  const staff = (await exchange.admin()).token;
  const unpaid = await steps.staffAct(staff, id, 'mark_unpaid', { reason: 'It came back.' });
  expect(unpaid.body).toMatchObject({ due_at: '2026-11-27T10:00:00.000Z' });
  const events = unpaid.body.events.map(({ type, document_id }) => ({ type, document_id }));
  expect(events.slice(0, 2)).toEqual([
    { type: 'marked_unpaid', document_id: null },
    { type: 'marked_paid', document_id: document },
  ]);
  const deleted = await exchange.as(buyer.token).delete(`/api/documents/${document}`);
  expect(outcome(deleted)).toEqual({ status: 422, code: 'document_in_use' });
});
