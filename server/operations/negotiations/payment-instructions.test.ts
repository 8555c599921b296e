import type { AdminNegotiation, ErrorBody, Negotiation } from '@generated/model';
import { expect, test } from 'vitest';
import { MINUTE } from '@/domain/time';
import { dealSteps } from '../../testing/deal-steps';
import { outcome, testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = dealSteps(exchange);

const WRONG_STATE = { status: 422, code: 'transition_not_allowed' };
const NOWHERE = { payment_instructions: null, payment_instructions_at: null };
const FIRST = 'Sela, account 1, Example Bank';
const SECOND = ' Sela, account 2, Example Bank ';

async function change(token: string, id: number, payment_instructions = SECOND) {
  const { lock_version } = await steps.negotiation(token, id);
  return await exchange
    .as(token)
    .put<Negotiation & ErrorBody>(`/api/negotiations/${id}/payment_instructions`, {
      payment_instructions,
      lock_version,
    });
}

test('the seller signs with them, the buyer without, and reads them once both have signed', async () => {
  const { buyer, seller, id } = await steps.accepted();
  await steps.act(buyer.token, id, 'confirm_diligence');
  const missing = await steps.sign(seller.token, id, { payment_instructions: undefined });
  expect(missing.body.errors).toEqual({ payment_instructions: ['Say where the buyer pays.'] });
  const foreign = await steps.sign(buyer.token, id, { payment_instructions: 'To me, please.' });
  expect(foreign.body.errors).toEqual({
    payment_instructions: ['Only the seller says where the price is paid to.'],
  });
  await steps.sign(seller.token, id);
  const written = {
    payment_instructions: FIRST,
    payment_instructions_at: exchange.ports.clock().toISOString(),
  };
  expect(await steps.negotiation(seller.token, id)).toMatchObject(written);
  expect(await steps.negotiation(buyer.token, id)).toMatchObject(NOWHERE);
  await steps.sign(buyer.token, id);
  for (const { token } of [buyer, seller]) {
    expect(await steps.negotiation(token, id)).toMatchObject(written);
  }
});

test.each([
  [false, NOWHERE],
  [true, { payment_instructions: FIRST }],
])(
  'of a cancelled sale the buyer reads them where the price was marked as paid: %s',
  async (isPaid, read) => {
    const { buyer, seller, id } = await steps.signed();
    const { token: staff } = await exchange.admin();
    if (isPaid) await steps.act(buyer.token, id, 'mark_paid', { payment_reference: 'HLC-1' });
    await steps.staffAct(staff, id, 'cancel', { reason: 'It was not paid.' });
    expect(await steps.negotiation(buyer.token, id)).toMatchObject(read);
    expect(await steps.negotiation(seller.token, id)).toMatchObject({
      payment_instructions: FIRST,
    });
    const { body } = await exchange.as(staff).get<AdminNegotiation>(`/admin/negotiations/${id}`);
    expect(body).toMatchObject({ payment_instructions: FIRST });
  },
);

test('they change until the price is marked as paid, and the buyer is told by email', async () => {
  const { buyer, seller, id } = await steps.signed();
  const signed = await steps.negotiation(buyer.token, id);
  expect(signed.payment_instructions_changed).toBe(false);
  exchange.advance(MINUTE);
  const { status, body } = await change(seller.token, id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    payment_instructions_changed: true,
    status: 'payment',
    awaiting: 'buyer',
    payment_instructions: SECOND.trim(),
    payment_instructions_at: exchange.ports.clock().toISOString(),
  });
  const mails = await exchange.mails();
  expect(mails.at(-1)).toMatchObject({
    to: buyer.user.email,
    subject: expect.stringContaining('The seller’s payment details have changed') as string,
  });
  await steps.act(buyer.token, id, 'mark_paid', { payment_reference: 'HLC-1' });
  expect(outcome(await change(seller.token, id))).toEqual(WRONG_STATE);
});

test('the same place once more is no change: the buyer is not told, and reads no later date', async () => {
  const { seller, id } = await steps.signed();
  const before = await steps.negotiation(seller.token, id);
  const mails = (await exchange.mails()).length;
  exchange.advance(MINUTE);
  const { status, body } = await change(seller.token, id, ` ${FIRST} `);
  expect(status).toBe(200);
  expect(body).toEqual(before);
  expect(await exchange.mails()).toHaveLength(mails);
});

test('a change before the buyer has signed leaves the turn with the buyer, who is warned of nothing', async () => {
  const { buyer, seller, id } = await steps.accepted();
  await steps.act(buyer.token, id, 'confirm_diligence');
  expect(outcome(await change(seller.token, id))).toEqual(WRONG_STATE);
  await steps.sign(seller.token, id);
  const mails = (await exchange.mails(buyer.user.email)).length;
  expect((await change(seller.token, id)).body).toMatchObject({
    status: 'signing',
    awaiting: 'buyer',
  });
  expect(await exchange.mails(buyer.user.email)).toHaveLength(mails);
});

test('nobody but the seller changes them', async () => {
  const { buyer, id } = await steps.signed();
  expect(outcome(await change(buyer.token, id))).toEqual(WRONG_STATE);
  const stranger = await steps.buyer();
  const foreign = await exchange
    .as(stranger.token)
    .put(`/api/negotiations/${id}/payment_instructions`, {
      payment_instructions: SECOND,
      lock_version: 0,
    });
  expect(foreign.status).toBe(404);
});
