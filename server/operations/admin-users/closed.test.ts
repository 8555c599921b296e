import type { AdminUser, ErrorBody, User } from '@generated/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '@/domain/time';
import { dealSteps } from '../../testing/deal-steps';
import { outcome, PASSWORD, testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
let token: string;
beforeEach(async () => {
  ({ token } = await exchange.admin());
});

const change = (id: number, user: Record<string, unknown>) =>
  exchange.as(token).put<AdminUser & ErrorBody>(`/admin/users/${id}`, { user });
const actions = async () => (await exchange.audits()).map(({ action }) => action);

describe('the profile of a closed account', () => {
  test.each<[string, Record<string, unknown>]>([
    ['a name', { first_name: 'Mara' }],
    ['an address, which mails would go to', { email: 'new@example.com' }],
    ['a number', { phone_number: '2025550143', phone_country_code: '+1' }],
  ])('stays as it is: %s', async (_, values) => {
    const { user } = await exchange.user({ status: 'deactivated' });
    const answer = await change(user.id, values);
    expect(outcome(answer)).toEqual({ status: 422, code: 'transition_not_allowed' });
    expect(answer.body.message).toContain('closed for good');
    expect(await exchange.reload(user)).toEqual(user);
    expect(await exchange.mails()).toEqual([]);
  });

  test('may be sent as it stands, beside who looks after the user', async () => {
    const { user } = await exchange.user({ status: 'deactivated' });
    const { first_name, email } = user;
    const answer = await change(user.id, { first_name, email, managed_by_me: true });
    expect(answer.body.manager?.name).toBe('Ada Okafor');
  });
});

describe('an account whose address nobody has confirmed, closed by staff', () => {
  const email = 'mara.lind@example.com';
  const reason = 'Somebody else signed up with this address.';
  const register = (first_name: string, password: string) =>
    exchange.visitor.post('/users', {
      user: { email, password, first_name, last_name: 'Lind', preferred_contact_method: 'email' },
    });

  test('does not keep the owner of the address out, who signs up as if nothing had been', async () => {
    await register('Eve', PASSWORD);
    const [first] = await exchange.mails(email);
    const listed = await exchange.as(token).get<{ users: AdminUser[] }>('/admin/users');
    const id = listed.body.users[0]?.id ?? 0;
    await change(id, { status: 'suspended', reason });
    const closed = await change(id, { status: 'deactivated', reason });
    expect(closed.body).toMatchObject({
      status: 'deactivated',
      status_reason: reason,
      email: expect.stringMatching(/^closed-\d+-[0-9a-f]+@closed\.invalid$/) as string,
    });
    expect((await actions()).slice(-2)).toEqual(['user.deactivated', 'user.address_released']);

    const password = 'seven herons over the weir';
    await register('Mara', password);
    const confirm = (secret: string | undefined) =>
      exchange.visitor.post<User>('/users/confirmation', { confirmation_token: secret, password });
    expect((await confirm(first?.secret)).body).toMatchObject({ code: 'link_expired' });
    const last = (await exchange.mails(email)).at(-1);
    expect(last?.kind).toBe('confirmation');
    expect(await confirm(last?.secret)).toMatchObject({
      status: 200,
      body: { first_name: 'Mara', email },
    });
  });

  test('is told why at that address, and keeps what staff judged it by', async () => {
    const { user, token: own } = await exchange.user({
      email,
      email_verified_at: null,
      telegram: 'mara_lind',
    });
    const { id: case_id } = await dealSteps(exchange).case();
    expect((await exchange.as(own).post('/api/my_claims', { case_id, claim: {} })).status).toBe(
      201,
    );
    const closed = await change(user.id, { status: 'deactivated', reason });
    expect(closed.body).toMatchObject({ telegram: 'mara_lind', claims_count: 1 });
    const [mail] = await exchange.mails(email);
    expect(mail).toMatchObject({ kind: 'user_status', subject: 'Your account is closed' });
    expect(mail?.text).toContain(`The reason: ${reason}`);
    expect(mail?.text).toContain('whoever it belongs to can sign up with it');
  });

  test('does not get a real address again', async () => {
    const { user } = await exchange.user({ email, email_verified_at: null });
    await change(user.id, { status: 'deactivated', reason });
    expect(outcome(await change(user.id, { email }))).toEqual({
      status: 422,
      code: 'transition_not_allowed',
    });
  });
});

test('an account is not closed while a fee of its user is outstanding', async () => {
  const deals = dealSteps(exchange);
  const { buyer, id, staff, claim } = await deals.transferring();
  const filing = { to: 'filed', transfer_filed_on: '2026-11-20', docket_number: '28114' };
  await deals.staffAct(staff, id, 'advance', filing);
  exchange.advance(23 * DAY);
  ({ token } = await exchange.admin());
  await deals.staffAct(token, id, 'advance', { to: 'completed' });
  const deactivate = { status: 'deactivated', reason: 'By wish of the person.' };
  const refused = await change(buyer.user.id, deactivate);
  expect(outcome(refused)).toEqual({ status: 422, code: 'transition_not_allowed' });
  const message = `Our fee is outstanding for what this user bought or sold: ${claim.reference}. Once it is recorded as received, the account can be closed.`;
  expect(refused.body).toMatchObject({ message, errors: { 'user.status': [message] } });
  await deals.staffAct(token, id, 'fee', { side: 'buyer', received_on: '2026-11-21' });
  expect((await change(buyer.user.id, deactivate)).status).toBe(200);
});

test('a confirmed address stays with the account that staff close', async () => {
  const { user } = await exchange.user();
  const closed = await change(user.id, { status: 'deactivated', reason: 'Because.' });
  expect(closed.body.email).toBe(user.email);
  const [mail] = await exchange.mails(user.email);
  expect(mail?.text).not.toContain('sign up with it');
  expect(await actions()).not.toContain('user.address_released');
});
