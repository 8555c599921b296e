import { expect, test } from 'vitest';
import type { ConversationPage } from '@generated/model';
import { chatSteps } from '../../testing/chat-steps';
import { dealSteps } from '../../testing/deal-steps';
import { outcome, testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const chat = chatSteps(exchange);
const deals = dealSteps(exchange);

test('a message that has come in meanwhile is not closed away unread', async () => {
  const { token } = await exchange.user();
  const { token: staff } = await exchange.admin();
  const { id } = (await chat.begin(token)).body;
  await chat.staff.send(staff, id);
  const { body: message } = await chat.send(token, id, { body: 'One more question.' });
  const refused = await chat.staff.act(staff, id, 'close');
  expect(outcome(refused)).toEqual({ status: 422, code: 'transition_not_allowed' });
  expect(refused.body.message).toBe('Somebody has written since. Read it first.');
  expect((await chat.staff.list(staff, '?unanswered=true&status=open')).total_count).toBe(1);
  await chat.staff.act(staff, id, 'read', { up_to_id: message.id });
  expect((await chat.staff.act(staff, id, 'close')).body.status).toBe('closed');
});

test('a negotiation that ended before anybody wrote leaves no empty conversation behind', async () => {
  const { buyer, claim } = await deals.parties();
  const inbox = async () =>
    (await exchange.as(buyer.token).get<ConversationPage>('/api/conversations')).body;
  const offered = async () => {
    const { body } = await deals.offer(buyer.token, claim.id);
    return body;
  };
  const silent = await offered();
  expect((await inbox()).total_count).toBe(1);
  await deals.answer(buyer.token, 'withdraw', silent);
  expect(await inbox()).toMatchObject({ total_count: 0, conversations: [] });
  const spoken = await offered();
  const { conversation_id } = await deals.negotiation(buyer.token, spoken.negotiation_id);
  await chat.send(buyer.token, conversation_id);
  await deals.answer(buyer.token, 'withdraw', spoken);
  expect((await inbox()).conversations).toMatchObject([{ id: conversation_id, status: 'closed' }]);
});
