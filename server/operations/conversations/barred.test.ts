import { expect, test } from 'vitest';
import { chatSteps } from '../../testing/chat-steps';
import { outcome, testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const chat = chatSteps(exchange);

test('our staff write to nobody who cannot log in', async () => {
  const { user } = await exchange.user();
  const { token: staff } = await exchange.admin();
  const { body } = await chat.staff.begin(staff, user.id);
  await exchange.changeUser(user, { status: 'suspended' });
  const begun = await chat.staff.begin(staff, user.id, { client_id: crypto.randomUUID() });
  const sent = await chat.staff.send(staff, body.id);
  const refused = { status: 422, code: 'user_barred' };
  expect([outcome(begun), outcome(sent)]).toEqual([refused, refused]);
});
