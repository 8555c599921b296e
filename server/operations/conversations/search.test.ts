import { expect, test } from 'vitest';
import { fullName } from '@/domain/users/party-names';
import { chatSteps } from '../../testing/chat-steps';
import { dealSteps } from '../../testing/deal-steps';
import { testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const chat = chatSteps(exchange);
const deals = dealSteps(exchange);

test('staff find a conversation by whoever takes part: a user who wrote to them, and both sides of a negotiation', async () => {
  const { buyer, seller, id } = await deals.haggling();
  const { body: asked } = await chat.begin(buyer.token);
  const staff = (await exchange.admin()).token;
  const found = async (search: string) => {
    const query = `?search=${encodeURIComponent(search)}`;
    return (await chat.staff.list(staff, query)).conversations.map((row) => row.id);
  };
  expect(await found(seller.user.email)).toEqual([id]);
  // What was written last comes first.
  expect(await found(fullName(buyer.user))).toEqual([asked.id, id]);
  expect(await found(`${fullName(seller.user)} nobody`)).toEqual([]);
});
