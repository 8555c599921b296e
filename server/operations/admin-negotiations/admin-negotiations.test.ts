import { describe, expect, test } from 'vitest';
import { MINUTE } from '@/domain/time';
import type { AdminNegotiation, AdminNegotiationPage } from '@generated/model';
import { dealSteps } from '../../testing/deal-steps';
import { outcome, testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = dealSteps(exchange);

const wrongState = { status: 422, code: 'transition_not_allowed' };

/** A session of now: sessions end while the clock of a test runs ahead. */
const staffNow = async () => (await exchange.admin()).token;

describe('the staff', () => {
  test('find what is overdue first, with both sides by their names', async () => {
    await steps.accepted();
    const { buyer, seller, id } = await steps.accepted({}, { expires_in_hours: 1 });
    await steps.act(buyer.token, id, 'confirm_diligence');
    const staff = exchange.as(await staffNow());
    const list = await staff.get<AdminNegotiationPage>('/admin/negotiations');
    expect(list.body.negotiations.map(({ status }) => status)).toEqual(['diligence', 'signing']);
    const found = await staff.get<AdminNegotiationPage>('/admin/negotiations?status=signing');
    const sums = { total_amount: '80800', net_amount: '79200' };
    expect(found.body.negotiations).toMatchObject([{ id, seller_name: 'Sela User 3', ...sums }]);
    const read = await staff.get<AdminNegotiation>(`/admin/negotiations/${id}`);
    expect(read.body).toMatchObject({
      buyer: { user_id: buyer.user.id, has_signed: false },
      seller: { user_id: seller.user.id, email: seller.user.email },
      moves: [{ price_percent: '80', status: 'accepted' }],
    });
  });

  test('find those of a user, whichever side the user is', async () => {
    const { buyer, seller, id } = await steps.accepted();
    const { id: another } = await steps.accepted();
    const staff = exchange.as(await staffNow());
    const idsWith = async (users: string) => {
      const found = await staff.get<AdminNegotiationPage>(`/admin/negotiations?user_id=${users}`);
      return found.body.negotiations.map((row) => row.id);
    };
    expect(await idsWith(`${buyer.user.id}`)).toEqual([id]);
    expect(await idsWith(`${seller.user.id}`)).toEqual([id]);
    expect(await idsWith(`${buyer.user.id},${seller.user.id}`)).not.toContain(another);
  });

  test('find what waits for them before what has a deadline, and what is over last', async () => {
    const { id: over } = await steps.accepted();
    const staff = await staffNow();
    await steps.staffAct(staff, over, 'cancel', { reason: 'The claim was sold elsewhere.' });
    const { id: due } = await steps.accepted();
    const { id: paid } = await steps.transferring();
    const idsOf = async (query: string) => {
      const { body } = await exchange
        .as(staff)
        .get<AdminNegotiationPage>(`/admin/negotiations${query}`);
      const ours = new Set([paid, due, over]);
      return body.negotiations.map(({ id }) => id).filter((id) => ours.has(id));
    };
    expect(await idsOf('')).toEqual([paid, due, over]);
    expect(await idsOf('?status=cancelled,transfer,diligence')).toEqual([paid, due, over]);
    expect(await idsOf('?status=transfer,diligence')).toEqual([paid, due]);
    expect(await idsOf('?awaiting=staff,buyer,none')).toEqual([paid, due, over]);
  });

  test('find what they can file or complete now, and nothing whose objection period still runs', async () => {
    const { id: due } = await steps.accepted();
    const { id: paid, staff } = await steps.transferring();
    const { id: filed } = await steps.transferring();
    const filing = { to: 'filed', transfer_filed_on: '2026-11-20', docket_number: '28114' };
    await steps.staffAct(staff, filed, 'advance', filing);
    const idsOf = async (isToDo: boolean) => {
      const path = `/admin/negotiations?to_file_or_complete=${isToDo}`;
      const { body } = await exchange.as(await staffNow()).get<AdminNegotiationPage>(path);
      const ours = new Set([due, paid, filed]);
      return body.negotiations.map(({ id }) => id).filter((id) => ours.has(id));
    };
    expect(await idsOf(true)).toEqual([paid]);
    expect(await idsOf(false)).toEqual([due, filed]);
    // The last day for objections, 2026-12-11, is over everywhere at noon (UTC) of the next one.
    exchange.advance(Date.parse('2026-12-12T11:59:00Z') - exchange.ports.clock().getTime());
    expect(await idsOf(true)).toEqual([paid]);
    exchange.advance(MINUTE);
    expect(await idsOf(true)).toEqual([paid, filed]);
    expect(await idsOf(false)).toEqual([due]);
  });

  test('take over from a side that does not answer, and skip no stage', async () => {
    const { buyer, seller, id } = await steps.accepted();
    const staff = await staffNow();
    const advance = async (body: object) => await steps.staffAct(staff, id, 'advance', body);
    expect(outcome(await advance({ to: 'transfer' }))).toEqual(wrongState);
    expect(outcome(await advance({ to: 'completed' }))).toEqual(wrongState);
    expect((await advance({ to: 'signing' })).body.status).toBe('signing');
    await steps.sign(buyer.token, id);
    await steps.sign(seller.token, id);
    expect(outcome(await advance({ to: 'transfer' }))).toEqual(wrongState);
    await steps.act(buyer.token, id, 'mark_paid', { payment_reference: 'HLC-1' });
    const early = { to: 'filed', transfer_filed_on: '2026-11-20', docket_number: '1' };
    expect(outcome(await advance(early))).toEqual(wrongState);
    const fault = ['A filing is recorded by a step of its own.'];
    expect((await advance({ ...early, to: 'transfer' })).body.errors).toEqual({
      transfer_filed_on: fault,
      docket_number: fault,
    });
    expect((await advance({ to: 'transfer' })).body.status).toBe('transfer');
    const { status, body } = await advance({ to: 'filed', transfer_filed_on: '2026-11-21' });
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: { docket_number: ['Enter the docket number.'] },
    });
    const tomorrow = { to: 'filed', transfer_filed_on: '2026-11-22', docket_number: '1' };
    expect((await advance(tomorrow)).body.errors).toEqual({
      transfer_filed_on: ['This day is in the future.'],
    });
    const mistyped = { ...tomorrow, transfer_filed_on: '2006-11-20' };
    expect((await advance(mistyped)).body.errors).toEqual({
      transfer_filed_on: ['The price had not been received on this day.'],
    });
    const filing = { ...tomorrow, transfer_filed_on: '2026-11-21' };
    const ownLaw = (day: string) => ({ ...filing, objection_deadline_on: day });
    expect((await advance(ownLaw('2026-11-20'))).body.errors).toEqual({
      objection_deadline_on: ['This is before the filing.'],
    });
    expect((await advance(ownLaw('2026-12-01'))).body).toMatchObject({
      objection_deadline_on: '2026-12-01',
      due_at: '2026-12-04T12:00:00.000Z',
    });
    // Whoever corrects the number says nothing of the deadline; of another day the rule holds.
    const renumbered = { ...filing, docket_number: '2' };
    expect((await advance(renumbered)).body.objection_deadline_on).toBe('2026-12-01');
    const byTheRule = { ...filing, objection_deadline_on: null };
    expect((await advance(byTheRule)).body.objection_deadline_on).toBe('2026-12-14');
    const otherDay = { ...filing, transfer_filed_on: '2026-11-20' };
    expect((await advance(otherDay)).body.objection_deadline_on).toBe('2026-12-11');
  });
});
