import { expect, test } from 'vitest';
import { chatSteps } from '../../testing/chat-steps';
import { outcome, testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const chat = chatSteps(exchange);

test('a message that has come in meanwhile is not closed away unread', async () => {
  const { token } = await exchange.user();
  const { token: staff } = await exchange.admin();
  const { id } = (await chat.begin(token)).body;
  await chat.staff.send(staff, id);
  const { body: message } = await chat.send(token, id, { body: 'One more question.' });
  const refused = await chat.staff.act(staff, id, 'close');
  expect(outcome(refused)).toEqual({ status: 422, code: 'transition_not_allowed' });
  expect(refused.body.message).toBe('The user has written since. Read it first.');
  expect((await chat.staff.list(staff, '?unanswered=true&status=open')).total_count).toBe(1);
  await chat.staff.act(staff, id, 'read', { up_to_id: message.id });
  expect((await chat.staff.act(staff, id, 'close')).body.status).toBe('closed');
});
