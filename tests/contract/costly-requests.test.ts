import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ErrorBody } from '@generated/zod/schemas/errorBody';
import { openContractExchange, type ContractExchange } from '../support/contract/contract-exchange';
import { type CostlyRequest, costlyRequests } from '../support/contract/costly-requests';

const KB = 1024;
const PIECE = 16 * KB;

let host: ContractExchange;
beforeAll(async () => {
  host = await openContractExchange();
});
afterAll(() => host.connection.close());

/** Sends the body piece by piece, as a connection does, and counts how much of it was asked for. */
async function send({ method, path, caller, contentType, body }: CostlyRequest) {
  const bytes = new TextEncoder().encode(body);
  let read = 0;
  const pieces = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (read >= bytes.length) controller.close();
        else controller.enqueue(bytes.subarray(read, (read += PIECE)));
      },
    },
    { highWaterMark: 0 },
  );
  const headers = new Headers(contentType ? { 'Content-Type': contentType } : {});
  if (caller === 'user') headers.set('Authorization', `Bearer ${host.tokens.user}`);
  const json = vi.spyOn(JSON, 'parse');
  const form = vi.spyOn(Response.prototype, 'formData');
  const request = new Request(`http://localhost/api${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: pieces, duplex: 'half' }),
  });
  const response = await host.exchange.fetch(request);
  const wasParsed =
    form.mock.calls.length > 0 || json.mock.calls.some(([text]) => text.length === body?.length);
  const text = await response.text();
  const answer = ErrorBody.parse(JSON.parse(text));
  const faults = Object.values(answer.errors ?? {}).flat().length;
  return { status: response.status, answer, size: text.length, faults, read, wasParsed };
}

test.for(costlyRequests)('$name is refused with $status in a short answer', async (request) => {
  const { status, size, faults } = await send(request);
  expect({ status, failures: host.failures }).toEqual({ status: request.status, failures: [] });
  expect(size).toBeLessThan(4 * KB);
  expect(faults).toBeLessThanOrEqual(20);
});

test.for(costlyRequests.filter(({ status }) => status === 413))(
  '$name meets no parser, and a megabyte of it is read at most',
  async (request) => {
    const { wasParsed, read } = await send(request);
    expect(wasParsed).toBe(false);
    expect(read).toBeLessThanOrEqual(1024 * KB + PIECE);
  },
);

test('of many faults twenty are told', async () => {
  const request = costlyRequests.find(({ name }) => name === 'a sign-in with 900 unknown keys');
  const { faults, wasParsed } = await send(request as CostlyRequest);
  expect({ faults, wasParsed }).toEqual({ faults: 20, wasParsed: true });
});

const unknown = (count: number) => Array.from({ length: count }, (_, at) => `k${at}=1`).join('&');
const search = (characters: number) => '?search='.padEnd(characters, 'x').slice(1);

const MARKED = 'Please check the marked fields.';
const TOO_LONG = 'This query is too long.';
test.each([
  {
    size: '64 parameters',
    query: unknown(64),
    message: MARKED,
    fault: 'This parameter is unknown.',
  },
  { size: '65 parameters', query: unknown(65), message: TOO_LONG },
  {
    size: '8,192 characters',
    query: search(8_192),
    message: MARKED,
    fault: 'Use at most 200 characters.',
  },
  { size: '8,193 characters', query: search(8_193), message: TOO_LONG },
])('of a query of $size it is said: $message', async ({ query, message, fault }) => {
  const path = `/api/claims?${query}`;
  const { status, answer } = await send({
    name: '',
    method: 'GET',
    path,
    caller: 'visitor',
    status: 422,
  });
  expect([status, answer.message]).toEqual([422, message]);
  expect(answer.errors && Object.values(answer.errors)[0]).toEqual(fault && [fault]);
});

test('the longest report of an error is taken, though a visitor sends it', async () => {
  const response = await host.exchange.fetch(
    new Request('http://localhost/api/api/client_errors', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        message: '"'.repeat(2_000).replaceAll('""', 'x"'),
        path: `/${'p'.repeat(499)}`,
        stack: 'at f (app.js:1:1)\n'.repeat(1_000).slice(0, 10_000),
      }),
    }),
  );
  expect(response.status).toBe(204);
});
