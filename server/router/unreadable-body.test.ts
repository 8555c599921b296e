import { expect, test } from 'vitest';
import { testExchange } from '../testing/exchange-client';

const exchange = testExchange();

test.each([
  ['/users/sign_in', 'application/json', 'The request body could not be read. Send valid JSON.'],
  ['/api/documents', 'multipart/form-data', 'The request body could not be read.'],
  ['/api/documents', 'multipart/form-data; boundary=x', 'The request body could not be read.'],
])('a broken body of %s, sent as %s, is told: %s', async (path, type, message) => {
  const { token } = await exchange.user();
  const headers = { 'Content-Type': type };
  const { status, body } = await exchange.send('POST', path, { token, headers, body: 'broken' });
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { code: 'malformed_body', message },
  });
});

test('a body that is cut off is the fault of whoever sent it, and no outage of the database', async () => {
  const broken = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  const body = new ReadableStream({ pull: (controller) => controller.error(broken) });
  const headers = { 'Content-Type': 'application/json' };
  const cut = await exchange.send('POST', '/users/sign_in', { headers, body });
  expect(cut).toMatchObject({ status: 400, body: { code: 'malformed_body' } });
});
