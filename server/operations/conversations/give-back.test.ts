import { expect, test } from 'vitest';
import { chatSteps } from '../../testing/chat-steps';
import { outcome, testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const chat = chatSteps(exchange);

test('a conversation stays with the colleague who has taken it over, whoever gives it back from an old page', async () => {
  const { token } = await exchange.user();
  const { token: before } = await exchange.admin();
  const noor = { first_name: 'Noor', last_name: 'Haddad' };
  const { token: holder, admin } = await exchange.admin(noor);
  const { id } = (await chat.begin(token)).body;
  await chat.staff.act(before, id, 'assign', { to_me: true });
  await chat.staff.act(holder, id, 'assign', { to_me: true });
  const refused = await chat.staff.act(before, id, 'assign', { to_me: false });
  expect(outcome(refused)).toEqual({ status: 422, code: 'transition_not_allowed' });
  expect(refused.body.message).toBe('This conversation is assigned to Noor Haddad now.');
  const { body: now } = await chat.staff.conversation(holder, id);
  expect(now.assigned_admin).toMatchObject({ id: admin.id, is_me: true });
  await chat.staff.act(holder, id, 'assign', { to_me: false });
  // Nobody has it: to give it back once more changes nothing.
  expect((await chat.staff.act(before, id, 'assign', { to_me: false })).status).toBe(200);
});
