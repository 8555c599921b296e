import { expect, test } from 'vitest';
import { DAY } from '@/domain/time';
import { dealSteps } from '../testing/deal-steps';
import { testExchange } from '../testing/exchange-client';

const exchange = testExchange();
const steps = dealSteps(exchange);

const lastText = async (email: string) => (await exchange.mails(email)).at(-1)?.text;

test('who pays, and who looks for the payment, is told how much, by when and by which reference', async () => {
  const { buyer, seller, id } = await steps.signed();
  const { reference } = await steps.negotiation(buyer.token, id);
  expect(await lastText(buyer.user.email)).toContain(
    `Pay $80,000.00 by Nov 25, 10:00 AM UTC to the account that the seller has named, with the reference ${reference}. This is the price, not including our fee of $800.00, which you pay to us by the same day; the negotiation says where.`,
  );
  await steps.act(buyer.token, id, 'mark_paid', { payment_reference: 'HLC-1' });
  expect(await lastText(seller.user.email)).toContain(
    'The buyer has marked $80,000.00 as paid, with the reference “HLC-1”.',
  );
});

test('who signs last is asked to do it now once the deadline has passed', async () => {
  const { buyer, seller, id } = await steps.accepted();
  await steps.act(buyer.token, id, 'confirm_diligence');
  exchange.advance(6 * DAY);
  const signed = await steps.sign(buyer.token, id);
  expect(signed.status).toBe(200);
  expect(await lastText(seller.user.email)).toContain('Sign it now, and both sides are bound.');
});

test('who closes the own account is not told of the bids that go with it; the seller is', async () => {
  const { buyer, seller, claim } = await steps.parties();
  await steps.offer(buyer.token, claim.id);
  const closed = await exchange.as(buyer.token).delete('/api/current_user');
  expect(closed.status).toBe(204);
  const told = await exchange.mails(buyer.user.email);
  expect(told.map(({ kind }) => kind)).toEqual(['user_status']);
  expect((await exchange.mails(seller.user.email)).at(-1)?.kind).toBe('deal_offer_withdrawn');
});

test('both sides of a sale that is cancelled for late payment are told of the fee, not before both have signed', async () => {
  const OF_THE_FEE = 'Our staff tell you what becomes of the fee.';
  const { token: staff } = await exchange.admin();
  const late = await steps.signed();
  await steps.staffAct(staff, late.id, 'cancel', { reason: 'It was not paid.' });
  const early = await steps.accepted();
  await steps.staffAct(staff, early.id, 'cancel', { reason: 'The buyer has gone.' });
  for (const { email } of [late.buyer.user, late.seller.user]) {
    expect(await lastText(email)).toContain(OF_THE_FEE);
    expect(await lastText(email)).toContain('The reason given: “It was not paid.”');
  }
  for (const { email } of [early.buyer.user, early.seller.user]) {
    expect(await lastText(email)).not.toContain(OF_THE_FEE);
    expect(await lastText(email)).toContain('The reason given: “The buyer has gone.”');
  }
});
