import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type {
  AdminNegotiation,
  AdminNegotiationPage,
  BuyerPortal,
  MyClaim,
  Negotiation,
  NegotiationEventPage,
  SellerPortal,
} from '@generated/model';
import { DAY } from '@/domain/time';
import { auditEventRows } from '../../db/schema';
import { TRIAL_FEE_ACCOUNT } from '../../ports/trial-fee-account';
import { dealSteps } from '../../testing/deal-steps';
import { outcome, testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = dealSteps(exchange);

const wrongState = { status: 422, code: 'transition_not_allowed' };

async function signedSale() {
  const deal = await steps.accepted();
  await steps.act(deal.buyer.token, deal.id, 'confirm_diligence');
  await steps.sign(deal.buyer.token, deal.id);
  await steps.sign(deal.seller.token, deal.id);
  const staff = (await exchange.admin()).token;
  const record = async (side: 'buyer' | 'seller', received_on: string | null) =>
    await steps.staffAct(staff, deal.id, 'fee', { side, received_on });
  const read = async (token: string) =>
    (await exchange.as(token).get<Negotiation>(`/api/negotiations/${deal.id}`)).body;
  return { ...deal, staff, record, read };
}

const feeMails = async () =>
  (await exchange.mails())
    .filter(({ kind }) => kind.startsWith('deal_fee'))
    .map(({ to, kind }) => ({ to, kind }));

describe('a fee', () => {
  test('is due for a buyer by the day of the price, for a seller once that has arrived', async () => {
    const { buyer, seller, claim: sold, id, record, read } = await signedSale();
    const sale = async () =>
      (await exchange.as(seller.token).get<MyClaim>(`/api/my_claims/${sold.id}`)).body.sale;
    const portal = async (token: string) =>
      (await exchange.as(token).get<SellerPortal>('/api/seller_portal')).body.owed_fees;
    const { due_at, fee_due_at, current_offer: offer, claim } = await read(buyer.token);
    expect(fee_due_at).toBe(due_at);
    const fee = {
      negotiation_id: id,
      claim_reference: claim.reference,
      case_name: claim.case.name,
      currency: 'USD',
    };
    const ofBuyer = { ...fee, amount: offer.buyer_fee_amount, due_at };
    expect(await portal(buyer.token)).toEqual([ofBuyer]);
    expect((await read(seller.token)).fee_due_at).toBeNull();
    expect(await portal(seller.token)).toEqual([]);
    expect(await sale()).toMatchObject({ stage: 'payment', due_at, owed_fee_amount: null });
    await steps.act(buyer.token, id, 'mark_paid', { payment_reference: 'HLC-1' });
    await steps.act(seller.token, id, 'confirm_payment');
    // Five business days from Friday, November 20.
    const ofSeller = {
      ...fee,
      amount: offer.seller_fee_amount,
      due_at: '2026-11-27T10:00:00.000Z',
    };
    expect(await portal(seller.token)).toEqual([ofSeller]);
    const owed = {
      stage: 'transfer',
      due_at: null,
      amount: offer.amount,
      owed_fee_amount: ofSeller.amount,
    };
    expect(await sale()).toMatchObject(owed);
    const forStaff = await record('buyer', '2026-11-20');
    expect(forStaff.body).toMatchObject({
      buyer: { fee_due_at: null },
      seller: { fee_due_at: ofSeller.due_at },
    });
    const { body } = await exchange.as(buyer.token).get<BuyerPortal>('/api/buyer_portal');
    expect(body.owed_fees).toEqual([]);
    expect((await read(buyer.token)).fee_due_at).toBeNull();
    await record('seller', '2026-11-20');
    expect(await sale()).toMatchObject({ ...owed, owed_fee_amount: null });
  });

  test('is recorded for the side that paid it, which alone is told and reads it', async () => {
    const { buyer, seller, id, staff, record, read } = await signedSale();
    const { status, body } = await record('buyer', '2026-11-20');
    expect({ status, buyer: body.buyer, seller: body.seller }).toMatchObject({
      status: 200,
      buyer: { fee_received_on: '2026-11-20' },
      seller: { fee_received_on: null },
    });
    expect(await feeMails()).toEqual([{ to: buyer.user.email, kind: 'deal_fee_received' }]);
    expect((await read(buyer.token)).fee_received_on).toBe('2026-11-20');
    expect((await read(seller.token)).fee_received_on).toBeNull();
    const events = async (token: string) => {
      const path = `/api/negotiations/${id}/events`;
      return (await exchange.as(token).get<NegotiationEventPage>(path)).body;
    };
    const told = await events(buyer.token);
    expect(told.negotiation_events[0]).toMatchObject({
      type: 'fee_received',
      actor_role: 'staff',
      note: 'buyer',
    });
    const { negotiation_events, total_count } = await events(seller.token);
    expect(negotiation_events).toEqual(told.negotiation_events.slice(1));
    expect(total_count).toBe(told.total_count - 1);
    const audited = await exchange.db
      .select()
      .from(auditEventRows)
      .where(eq(auditEventRows.action, 'negotiation.fee_received'));
    expect(audited).toMatchObject([
      { subject_id: id, changes: { buyer_fee_received_on: [null, '2026-11-20'] } },
    ]);
    expect(
      (await exchange.as(staff).get<AdminNegotiation>(`/admin/negotiations/${id}`)).body.status,
    ).toBe('payment');
  });

  test('that was recorded by mistake is taken back, once', async () => {
    const { seller, record, read } = await signedSale();
    await record('seller', '2026-11-20');
    expect((await record('seller', null)).body.seller).toMatchObject({ fee_received_on: null });
    expect((await read(seller.token)).fee_received_on).toBeNull();
    expect(await feeMails()).toEqual([
      { to: seller.user.email, kind: 'deal_fee_received' },
      { to: seller.user.email, kind: 'deal_fee_taken_back' },
    ]);
    expect(outcome(await record('seller', null))).toEqual(wrongState);
  });

  test('that is outstanding is found by the side that owes it', async () => {
    const { id, staff, record } = await signedSale();
    await steps.accepted();
    const found = async (sides: string) =>
      (
        await exchange
          .as(staff)
          .get<AdminNegotiationPage>(`/admin/negotiations?fee_outstanding=${sides}`)
      ).body.negotiations.map((row) => row.id);
    expect([await found('buyer'), await found('seller')]).toEqual([[id], [id]]);
    await record('buyer', '2026-11-20');
    expect([await found('buyer'), await found('seller')]).toEqual([[], [id]]);
    expect(await found('buyer,seller')).toEqual([id]);
  });

  test('that is due longest comes first; the day of the other side’s fee plays no part', async () => {
    const { token: staff } = await exchange.admin();
    const confirm = async ({ id, buyer, seller }: Awaited<ReturnType<typeof steps.signed>>) => {
      await steps.act(buyer.token, id, 'mark_paid', { payment_reference: 'HLC-1' });
      await steps.act(seller.token, id, 'confirm_payment');
    };
    const inWeeks = await steps.signed({}, { settlement_days: 30 });
    const inDays = await steps.signed({}, { settlement_days: 3 });
    const paid = await steps.signed({}, { settlement_days: 20 });
    await confirm(paid);
    const names = new Map([
      [inWeeks.id, 'in weeks'],
      [inDays.id, 'in days'],
      [paid.id, 'paid'],
    ]);
    const queue = async (sides: string, order = '') => {
      const path = `/admin/negotiations?fee_outstanding=${sides}${order}`;
      const { body } = await exchange.as(staff).get<AdminNegotiationPage>(path);
      return body.negotiations.map(({ id }) => names.get(id));
    };
    expect(await queue('buyer,seller')).toEqual(['in days', 'paid', 'in weeks']);
    expect(await queue('buyer')).toEqual(['in days', 'paid', 'in weeks']);
    // What is not due yet, in the order of the sales.
    expect(await queue('seller')).toEqual(['paid', 'in weeks', 'in days']);
    expect(await queue('buyer', '&sort_by=updated_at')).toEqual(['paid', 'in days', 'in weeks']);
    await confirm(inDays);
    await confirm(inWeeks);
    const received = { side: 'seller', received_on: '2026-11-20' };
    await steps.staffAct(staff, paid.id, 'fee', received);
    expect(await queue('seller,buyer')).toEqual(['in days', 'in weeks', 'paid']);
    await steps.staffAct(staff, inDays.id, 'fee', { ...received, side: 'buyer' });
    expect(await queue('seller,buyer')).toEqual(['in weeks', 'in days', 'paid']);
  });

  test('that is outstanding stands in its row: whose it is, how much, and until when', async () => {
    const { buyer, seller, id, staff, record, read } = await signedSale();
    await steps.accepted();
    const fees = async () => {
      const path = '/admin/negotiations';
      const { body } = await exchange.as(staff).get<AdminNegotiationPage>(path);
      return new Map(body.negotiations.map((row) => [row.id, row.outstanding_fees]));
    };
    const { due_at, current_offer: offer } = await read(buyer.token);
    const ofBuyer = { side: 'buyer', amount: offer.buyer_fee_amount, due_at };
    const ofSeller = { side: 'seller', amount: offer.seller_fee_amount, due_at: null };
    const { [id]: signed, ...others } = Object.fromEntries(await fees());
    expect(signed).toEqual([ofBuyer, ofSeller]);
    expect(Object.values(others)).toEqual([[]]);
    await record('buyer', '2026-11-20');
    expect((await fees()).get(id)).toEqual([ofSeller]);
    await steps.act(buyer.token, id, 'mark_paid', { payment_reference: 'HLC-1' });
    await steps.act(seller.token, id, 'confirm_payment');
    expect((await fees()).get(id)).toEqual([{ ...ofSeller, due_at: '2026-11-27T10:00:00.000Z' }]);
    await record('seller', '2026-11-20');
    expect((await fees()).get(id)).toEqual([]);
  });

  test('of a sale that was cancelled once both had signed is recorded, and its mail gives no reason', async () => {
    const { buyer, id, staff, record, read } = await signedSale();
    await steps.staffAct(staff, id, 'cancel', { reason: 'The buyer did not pay.' });
    expect(await record('buyer', '2026-11-20')).toMatchObject({
      status: 200,
      body: { status: 'cancelled', awaiting: 'none', buyer: { fee_received_on: '2026-11-20' } },
    });
    expect(await read(buyer.token)).toMatchObject({
      status: 'cancelled',
      fee_instructions: null,
      fee_received_on: '2026-11-20',
    });
    const mail = (await exchange.mails(buyer.user.email)).at(-1);
    expect(mail?.kind).toBe('deal_fee_received');
    expect(mail?.text).not.toContain('The buyer did not pay.');
  });

  test('of a sale that is completed is recorded, and the sale stays completed', async () => {
    const { buyer, id, staff } = await steps.transferring();
    const filing = { to: 'filed', transfer_filed_on: '2026-11-20', docket_number: '28114' };
    await steps.staffAct(staff, id, 'advance', filing);
    exchange.advance(23 * DAY);
    const { token } = await exchange.admin();
    await steps.staffAct(token, id, 'advance', { to: 'completed' });
    const fee = { side: 'buyer', received_on: '2026-12-01' };
    expect(await steps.staffAct(token, id, 'fee', fee)).toMatchObject({
      status: 200,
      body: { status: 'completed', awaiting: 'none', buyer: { fee_received_on: '2026-12-01' } },
    });
    expect((await exchange.mails(buyer.user.email)).at(-1)?.kind).toBe('deal_fee_received');
  });

  test('is not received on a day that has not come, or before there was a deal', async () => {
    const { record } = await signedSale();
    expect((await record('buyer', '2026-11-22')).body.errors).toEqual({
      received_on: ['This day is in the future.'],
    });
    expect((await record('buyer', '2006-11-20')).body.errors).toEqual({
      received_on: ['Nothing had been agreed on this day.'],
    });
    expect(await feeMails()).toEqual([]);
  });

  test('is paid to the account of the exchange, which each side reads once both have signed', async () => {
    const { buyer, seller, id } = await steps.accepted();
    const account = async (token: string) =>
      (await exchange.as(token).get<Negotiation>(`/api/negotiations/${id}`)).body.fee_instructions;
    await steps.act(buyer.token, id, 'confirm_diligence');
    await steps.sign(buyer.token, id);
    expect([await account(buyer.token), await account(seller.token)]).toEqual([null, null]);
    await steps.sign(seller.token, id);
    const told = [TRIAL_FEE_ACCOUNT, TRIAL_FEE_ACCOUNT];
    expect([await account(buyer.token), await account(seller.token)]).toEqual(told);
    // Until it is paid: nobody is asked for it twice.
    const { token } = await exchange.admin();
    await steps.staffAct(token, id, 'fee', { side: 'buyer', received_on: '2026-11-20' });
    expect([await account(buyer.token), await account(seller.token)]).toEqual([
      null,
      TRIAL_FEE_ACCOUNT,
    ]);
  });

  test('is not owed before both have signed', async () => {
    const { id, buyer } = await steps.accepted();
    await steps.act(buyer.token, id, 'confirm_diligence');
    await steps.sign(buyer.token, id);
    const staff = (await exchange.admin()).token;
    const fee = { side: 'buyer', received_on: '2026-11-20' };
    expect(outcome(await steps.staffAct(staff, id, 'fee', fee))).toEqual(wrongState);
  });
});
