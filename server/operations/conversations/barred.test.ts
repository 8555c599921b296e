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

test.each([
  ['suspended', true],
  ['deactivated', true],
  ['active', false],
] as const)(
  'nothing waits for an answer of our staff where the user is %s: %s',
  async (status, isBarred) => {
    const { user, token } = await exchange.user();
    const { token: staff } = await exchange.admin();
    const { id } = (await chat.begin(token)).body;
    await exchange.changeUser(user, { status });
    const found = async (query: string) =>
      (await chat.staff.list(staff, query)).conversations.map((one) => one.id);
    expect((await chat.staff.conversation(staff, id)).body.can_write).toBe(!isBarred);
    expect([await found('?unanswered=true'), await found('?unanswered=false')]).toEqual(
      isBarred ? [[], [id]] : [[id], []],
    );
    expect((await chat.staff.send(staff, id)).status).toBe(isBarred ? 422 : 201);
  },
);
