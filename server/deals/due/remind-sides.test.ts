import { describe, expect, test } from 'vitest';
import type { AdminNegotiationPage, NegotiationEventPage } from '@generated/model';
import { DAY, HOUR } from '@/domain/time';
import { runDueWork } from '../../due-work';
import { dealSteps } from '../../testing/deal-steps';
import { testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = dealSteps(exchange);

const runNow = () => runDueWork(exchange.ports, exchange.ports.clock());

/** The reminders that a person was sent, each by its sentence. */
const reminders = async ({ user }: { user: { email: string } }) =>
  (await exchange.mails(user.email)).flatMap(({ kind, text }) =>
    kind === 'deal_deadline_passed' ? text : [],
  );

const overdue = async (query = '?overdue=true') => {
  const staff = exchange.as((await exchange.admin()).token);
  const { body } = await staff.get<AdminNegotiationPage>(`/admin/negotiations${query}`);
  return body.negotiations.map(({ id }) => id);
};

describe('a deadline that has passed', () => {
  test('is told to both sides, once, with what each can do', async () => {
    const { buyer, seller, id } = await steps.accepted();
    exchange.advance(4 * DAY - 1);
    await runNow();
    expect(await reminders(buyer)).toEqual([]);
    exchange.advance(1);
    await Promise.all([runNow(), runNow()]);
    await runNow();
    expect(await reminders(buyer)).toEqual([
      expect.stringContaining(
        'You were to end the examination by Nov 24, 10:00 AM UTC. End it once you are satisfied',
      ),
    ]);
    expect(await reminders(seller)).toEqual([
      expect.stringContaining('The buyer was to end the examination by Nov 24, 10:00 AM UTC'),
    ]);
    const read = await exchange
      .as(buyer.token)
      .get<NegotiationEventPage>(`/api/negotiations/${id}/events`);
    expect(read.body.negotiation_events[0]).toMatchObject({
      type: 'deadline_passed',
      actor_role: 'system',
    });
  });

  test('is told again with the next one', async () => {
    const { buyer, seller, id } = await steps.accepted();
    exchange.advance(4 * DAY);
    await runNow();
    const staff = (await exchange.admin()).token;
    const read = async () => (await exchange.as(staff).get(`/admin/negotiations/${id}`)).body;
    expect(await read()).toMatchObject({ reminded_at: exchange.ports.clock().toISOString() });
    await steps.act(buyer.token, id, 'confirm_diligence');
    expect(await read()).toMatchObject({ status: 'signing', reminded_at: null });
    await steps.sign(buyer.token, id);
    exchange.advance(3 * DAY);
    await runNow();
    expect((await reminders(seller)).at(-1)).toContain('You were to sign the assignment agreement');
    expect((await reminders(buyer)).at(-1)).toContain('The other side was to sign');
  });

  test('of a payment names the two business days after which staff may cancel; staff find it', async () => {
    const { buyer, seller, id } = await steps.signed();
    expect(await overdue()).toEqual([]);
    exchange.advance(5 * DAY + HOUR);
    expect(await overdue()).toEqual([id]);
    expect(await overdue('?overdue=true&status=payment&awaiting=buyer')).toEqual([id]);
    expect(await overdue('?overdue=false')).toEqual([]);
    await runNow();
    expect(await reminders(buyer)).toEqual([
      expect.stringMatching(/You were to pay \$80,000.00 by .*within 2 business days/),
    ]);
    expect(await reminders(seller)).toEqual([
      expect.stringMatching(/The buyer was to pay .*they may cancel the sale/),
    ]);
    await steps.act(buyer.token, id, 'mark_paid', { payment_reference: 'HLC-1' });
    expect(await overdue()).toEqual([]);
    exchange.advance(7 * DAY);
    await runNow();
    expect((await reminders(seller)).at(-1)).toContain('Confirm it if it has arrived');
    expect((await reminders(buyer)).at(-1)).toContain('with a proof of the payment');
  });

  test('is nothing of an open offer, which expires, nor of a transfer, which staff complete', async () => {
    const open = await steps.parties();
    await steps.offer(open.buyer.token, open.claim.id);
    const { buyer, id, staff } = await steps.transferring();
    const filing = { to: 'filed', transfer_filed_on: '2026-11-20', docket_number: '28114' };
    await steps.staffAct(staff, id, 'advance', filing);
    exchange.advance(40 * DAY);
    await runNow();
    expect(await reminders(buyer)).toEqual([]);
    expect(await reminders(open.buyer)).toEqual([]);
    // It is our staff who are late.
    expect(await overdue()).toEqual([id]);
  });
});
