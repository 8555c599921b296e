import { afterAll, beforeAll, expect, test } from 'vitest';
import { openExchange, type TestExchange } from '../testing/exchange-client';
import { createAdmin } from './create-admin';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await openExchange();
});
afterAll(() => exchange.close());

const ada = {
  email: 'Ada@Example.com',
  first_name: 'Ada',
  last_name: 'Okafor',
  password: 'a lighthouse in the fog',
};

test('an administrator who was made can sign in', async () => {
  await createAdmin(exchange.ports, ada);
  const { email, password } = ada;
  const answer = await exchange.visitor.post('/admins/sign_in', { admin: { email, password } });
  expect(answer.status).toBe(200);
  await expect(createAdmin(exchange.ports, ada)).rejects.toThrow(
    'ada@example.com is an administrator already.',
  );
});

test.each([
  { change: { email: undefined }, says: 'Missing or not allowed: email.' },
  { change: { email: 'ada' }, says: 'Missing or not allowed: email.' },
  {
    change: { first_name: ' ', password: 'short' },
    says: 'Missing or not allowed: first_name, password.',
  },
  { change: { password: 'password1234' }, says: 'This password is too common.' },
])('$says', async ({ change, says }) => {
  await expect(createAdmin(exchange.ports, { ...ada, ...change })).rejects.toThrow(says);
});
