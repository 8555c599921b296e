import type { Claim } from '@generated/model';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY } from '@/domain/time';
import { fullName } from '@/domain/users/party-names';
import { releasedAddress } from '@/domain/users/released-address';
import { openSession } from '../../auth/sessions';
import { buyerAccountRows, claimRows } from '../../db/schema';
import { dealSteps } from '../../testing/deal-steps';
import { testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = dealSteps(exchange);

test('a sale that is completed leaves the copies of the claim open to its buyer alone', async () => {
  const { claim, id, staff, seller, buyer } = await steps.transferring();
  const copy = { visibility: 'verified_buyers', redacted: true } as const;
  await exchange.document(seller.user, { claim_id: claim.id, kind: 'proof_of_claim', ...copy });
  const filing = { to: 'filed', transfer_filed_on: '2026-11-20', docket_number: '1' };
  await steps.staffAct(staff, id, 'advance', filing);
  exchange.advance(23 * DAY);
  await steps.staffAct((await exchange.admin()).token, id, 'advance', { to: 'completed' });
  const copiesSeenBy = async (user_id: number) => {
    const token = await openSession(exchange.db, { user_id }, exchange.ports.clock());
    const { body } = await exchange.as(token).get<Claim>(`/api/claims/${claim.id}`);
    return body.exact_terms?.documents.length;
  };
  expect(await copiesSeenBy(buyer.user.id)).toBe(1);
  expect(await copiesSeenBy((await exchange.buyer()).user.id)).toBe(0);
});

test('a negotiation names no address of a side whose address was given back', async () => {
  const { buyer, seller, id } = await steps.accepted();
  await exchange.changeUser(seller.user, { email: releasedAddress(seller.user.id, 'ab12cd34') });
  expect((await steps.negotiation(buyer.token, id)).counterparty).toMatchObject({
    name: fullName(seller.user),
    email: null,
  });
});

test('while a sale is under way a side learns at once that the other one cannot act, and that it can again', async () => {
  const { buyer, seller, id } = await steps.accepted();
  const mayAct = async () => (await steps.negotiation(buyer.token, id)).counterparty.may_act;
  const heard: string[] = [];
  const end = exchange.ports.hub.subscribe((event) => {
    if (event.type === 'broadcast') heard.push(event.stream);
  });
  const admin = await exchange.admin();
  const setStatus = async (status: string) => {
    heard.length = 0;
    const { lock_version } = await exchange.reload(seller.user);
    const user = { status, reason: 'The account was used by somebody else.', lock_version };
    const changed = await exchange.as(admin.token).put(`/admin/users/${seller.user.id}`, { user });
    expect(changed.status).toBe(200);
    expect(heard).toContain(`UserChannel:${buyer.user.id}`);
  };
  expect(await mayAct()).toBe(true);
  await setStatus('suspended');
  expect(await mayAct()).toBe(false);
  await setStatus('active');
  expect(await mayAct()).toBe(true);
  await exchange.changeUser(seller.user, { status: 'suspended' });
  await steps.act(buyer.token, id, 'cancel', { reason: 'It was not ours.' });
  // Nothing is expected of either side any more.
  expect(await mayAct()).toBe(true);
  end();
});

test('each side acts for whom the assignment names, whatever it calls its company', async () => {
  const { buyer, seller, id } = await steps.accepted();
  const typed = { company: 'Court-appointed agent' };
  await exchange.changeUser(seller.user, typed);
  await exchange.changeUser(buyer.user, typed);
  await exchange.db
    .update(buyerAccountRows)
    .set({ legal_name: 'Quillmark Claims Fund II LP' })
    .where(eq(buyerAccountRows.user_id, buyer.user.id));
  await exchange.db.update(claimRows).set({ holder_name: fullName(seller.user) });
  const actsFor = async (token: string) =>
    (await steps.negotiation(token, id)).counterparty.company;
  expect(await actsFor(seller.token)).toBe('Quillmark Claims Fund II LP');
  expect(await actsFor(buyer.token)).toBeNull();
  await exchange.db.update(claimRows).set({ holder_name: 'Estate of J. Doe' });
  expect(await actsFor(buyer.token)).toBe('Estate of J. Doe');
  await steps.act(buyer.token, id, 'confirm_diligence');
  // The agreement is drawn up: it keeps the name that stands in it.
  await exchange.db.update(claimRows).set({ holder_name: 'Somebody else' });
  expect(await actsFor(buyer.token)).toBe('Estate of J. Doe');
});
