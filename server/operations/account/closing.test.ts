import type { AdminUser, User } from '@generated/model';
import { describe, expect, test } from 'vitest';
import { DAY } from '@/domain/time';
import { dealSteps } from '../../testing/deal-steps';
import { PASSWORD, testExchange } from '../../testing/exchange-client';

const exchange = testExchange();

const close = (token: string) => exchange.as(token).delete('/api/current_user');

test('whoever closes the account is out everywhere, for good, and told so', async () => {
  const { user, token } = await exchange.user();
  const credentials = { user: { email: user.email, password: PASSWORD } };
  const { token: elsewhere } = await exchange.visitor.post('/users/sign_in', credentials);
  expect((await close(token)).status).toBe(204);
  expect(await exchange.reload(user)).toMatchObject({ status: 'deactivated', status_reason: null });
  for (const each of [token, elsewhere]) {
    expect((await exchange.as(each).get('/auth/current_user')).status).toBe(401);
  }
  const again = await exchange.visitor.post('/users/sign_in', credentials);
  expect(again.body.code).toBe('account_deactivated');
  const [mail] = await exchange.mails(user.email);
  expect(mail).toMatchObject({ kind: 'user_status', subject: 'Your account is closed' });
  expect(mail?.text).not.toContain('The reason');
  expect((await exchange.audits()).at(-1)).toMatchObject({
    action: 'user.deactivated',
    changes: { status: ['active', 'deactivated'] },
  });
});

test('what the person has on offer is withdrawn, by the person; a sale under way comes first', async () => {
  const deals = dealSteps(exchange);
  const { seller, buyer, of, id } = await deals.accepted();
  const claim = await deals.claim({ case_id: of.id, user_id: seller.user.id });
  const { body: bid } = await deals.offer(buyer.token, claim.id);
  for (const side of [seller, buyer]) {
    const refused = await close(side.token);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      code: 'transition_not_allowed',
      message: expect.stringMatching(/^You have sales that are under way: NEG-\w+\./) as string,
    });
    expect((await exchange.reload(side.user)).status).toBe('active');
  }
  await deals.act(buyer.token, id, 'cancel', { reason: 'It was paid.' });
  expect((await close(seller.token)).status).toBe(204);
  expect(await deals.negotiation(buyer.token, bid.negotiation_id)).toMatchObject({
    status: 'closed',
  });
  expect((await close(buyer.token)).status).toBe(204);
});

test('a fee that is outstanding is paid first', async () => {
  const deals = dealSteps(exchange);
  const { buyer, id, staff, claim } = await deals.transferring();
  const filing = { to: 'filed', transfer_filed_on: '2026-11-20', docket_number: '28114' };
  await deals.staffAct(staff, id, 'advance', filing);
  exchange.advance(23 * DAY);
  const { token: later } = await exchange.admin();
  await deals.staffAct(later, id, 'advance', { to: 'completed' });
  const credentials = { user: { email: buyer.user.email, password: PASSWORD } };
  const { token } = await exchange.visitor.post('/users/sign_in', credentials);
  const refused = await close(token ?? '');
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    code: 'transition_not_allowed',
    message: expect.stringContaining(`what you bought or sold: ${claim.reference}.`) as string,
  });
  expect((await exchange.reload(buyer.user)).status).toBe('active');
  await deals.staffAct(later, id, 'fee', { side: 'buyer', received_on: '2026-11-21' });
  expect((await close(token ?? '')).status).toBe(204);
});

test('of many sales under way the oldest ten are named, and the others counted', async () => {
  const deals = dealSteps(exchange);
  const { seller, buyer, of } = await deals.parties();
  const references: string[] = [];
  for (let made = 0; made < 12; made += 1) {
    const claim = await deals.claim({ case_id: of.id, user_id: seller.user.id });
    const { body: bid } = await deals.offer(buyer.token, claim.id);
    await deals.answer(seller.token, 'accept', bid);
    references.push((await deals.negotiation(buyer.token, bid.negotiation_id)).reference);
  }
  const { message } = (await close(seller.token)).body as { message: string };
  expect(message).toContain(`: ${references.slice(0, 10).join(', ')} and 2 more. Wait until each`);
});

describe('who closes an account whose address nobody has confirmed', () => {
  const email = 'mara.lind@example.com';
  const register = (first_name: string, password: string) =>
    exchange.visitor.post('/users', {
      user: { email, password, first_name, last_name: 'Lind', preferred_contact_method: 'email' },
    });

  test('does not keep the owner of the address out, who signs up as if nothing had been', async () => {
    await register('Eve', PASSWORD);
    const credentials = { user: { email, password: PASSWORD } };
    const { token } = await exchange.visitor.post('/users/sign_in', credentials);
    const [first] = await exchange.mails(email);
    expect((await close(token ?? '')).status).toBe(204);

    await register('Mara', 'seven herons over the weir');
    const mails = await exchange.mails(email);
    expect(mails.map(({ kind }) => kind)).toEqual(['confirmation', 'confirmation']);
    const confirm = (mail: (typeof mails)[number] | undefined, password: string) =>
      exchange.visitor.post<User>('/users/confirmation', {
        confirmation_token: mail?.secret,
        password,
      });
    expect((await confirm(first, PASSWORD)).body).toMatchObject({ code: 'link_expired' });
    const owner = await confirm(mails.at(-1), 'seven herons over the weir');
    expect(owner).toMatchObject({ status: 200, body: { first_name: 'Mara', email } });
  });

  test('does not fill its inbox by doing so again and again', async () => {
    for (let count = 0; count < 10; count += 1) {
      await register('Eve', PASSWORD);
      const credentials = { user: { email, password: PASSWORD } };
      const { token } = await exchange.visitor.post('/users/sign_in', credentials);
      expect((await close(token ?? '')).status).toBe(204);
    }
    expect(await exchange.mails(email)).toHaveLength(8);
  });

  test('leaves nothing in it but the record, whose address the audit keeps', async () => {
    const { user, token } = await exchange.user({
      status: 'pending',
      email_verified_at: null,
      email,
      telegram: 'hijacker',
    });
    const { id } = await dealSteps(exchange).case();
    const draft = { case_id: id, claim: {} };
    expect((await exchange.as(token).post('/api/my_claims', draft)).status).toBe(201);
    expect((await close(token)).status).toBe(204);
    expect(await exchange.reload(user)).toMatchObject({ status: 'deactivated', telegram: null });
    expect(await exchange.mails()).toEqual([]);
    const staff = await exchange.admin();
    const record = await exchange.as(staff.token).get<AdminUser>(`/admin/users/${user.id}`);
    expect(record.body).toMatchObject({
      status: 'deactivated',
      claims_count: 0,
      email: expect.stringMatching(/^closed-\d+-[0-9a-f]+@closed\.invalid$/) as string,
    });
    const released = (await exchange.audits()).find(
      ({ action }) => action === 'user.address_released',
    );
    expect(released?.changes).toMatchObject({ email: [email, record.body.email], drafts: [1, 0] });
  });
});

test('a session that was left open does not close the account', async () => {
  const { user, token } = await exchange.user();
  exchange.advance(11 * 60_000);
  expect((await close(token)).body.code).toBe('fresh_proof_required');
  expect((await exchange.reload(user)).status).toBe('active');
});
