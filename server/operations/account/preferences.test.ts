import type { User } from '@generated/model';
import { expect, test } from 'vitest';
import { outcome, testExchange } from '../../testing/exchange-client';

const exchange = testExchange();

const change = <Body = User>(token: string, user: Record<string, unknown>) =>
  exchange.as(token).put<Body>('/api/current_user/update_preferences', { user });

test('notifications are switched one by one', async () => {
  const { user, token } = await exchange.user();
  const answer = await change(token, { claim_notifications: false });
  expect(answer.body).toMatchObject({
    message_notifications: true,
    claim_notifications: false,
    claim_case_follow_notifications: true,
    message_with_the_staff: true,
  });
  expect(await exchange.audits()).toMatchObject([
    { action: 'user.preferences_changed', changes: { claim_notifications: [true, false] } },
  ]);
  expect((await exchange.reload(user)).lock_version).toBe(1);
});

test('that staff may write is switched on by the user alone, and off by staff in the user’s name', async () => {
  const { user, token } = await exchange.user();
  const inName = await exchange.impersonate((await exchange.admin()).token, user);
  const off = await change(inName, { message_with_the_staff: false, claim_notifications: false });
  expect(off.body.message_with_the_staff).toBe(false);
  const [told] = await exchange.mails(user.email);
  expect(told?.text).toContain(
    'Our staff have changed your notification settings and consent to messages from our staff',
  );
  const on = { message_with_the_staff: true };
  expect(outcome(await change(inName, on))).toEqual({ status: 422, code: 'in_person_only' });
  expect((await change(token, on)).body.message_with_the_staff).toBe(true);
  // What is on already is not switched on.
  expect((await change(inName, on)).status).toBe(200);
});

test('a payment method of one’s own is described, and forgotten with the next choice', async () => {
  const { token } = await exchange.user();
  const other = await change(token, {
    payment_method: 'other',
    custom_payment_method: ' Wire to our custodian ',
  });
  expect(other.body).toMatchObject({
    payment_method: 'other',
    custom_payment_method: 'Wire to our custodian',
  });
  expect((await change(token, { message_notifications: false })).body).toMatchObject({
    custom_payment_method: 'Wire to our custodian',
  });
  expect((await change(token, { payment_method: 'usdc' })).body).toMatchObject({
    payment_method: 'usdc',
    custom_payment_method: null,
  });
  expect((await change(token, { payment_method: null })).body.payment_method).toBeNull();
});

test.each([
  [{ payment_method: 'other' }],
  [{ payment_method: 'other', custom_payment_method: '   ' }],
  [{ payment_method: 'other', custom_payment_method: null }],
  [{ payment_method: 'usdc', custom_payment_method: 'Cash' }],
  [{ custom_payment_method: 'Cash' }],
])('%j is refused', async (fields) => {
  const { user, token } = await exchange.user();
  const answer = await change<{ errors: object }>(token, fields);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors)).toEqual(['user.custom_payment_method']);
  expect(await exchange.reload(user)).toEqual(user);
});

test.each(['status', 'has_set_password', 'email'])('%s is no preference', async (field) => {
  const { user, token } = await exchange.user();
  const answer = await change(token, { claim_notifications: false, [field]: true });
  expect(answer.status).toBe(422);
  expect(await exchange.reload(user)).toEqual(user);
});
