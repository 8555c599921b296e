import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ErrorBody } from '@generated/zod/schemas/errorBody';
import { loadContract } from '../../scripts/conformance/contract/load-contract';
import { openContractExchange, type ContractExchange } from '../support/contract/contract-exchange';

const contract = await loadContract();
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Answers with a whole file, which HEAD would have read for nothing. */
const READS_FILE = 'readDocumentContent';

/** The methods of each path of the contract. */
const paths = [...Map.groupBy(contract.operations, ({ path }) => path)].map(
  ([path, operations]) => ({
    path,
    methods: operations.flatMap(({ id, method }) =>
      method === 'GET' && id !== READS_FILE ? [method, 'HEAD'] : method,
    ),
  }),
);

let host: ContractExchange;
beforeAll(async () => {
  host = await openContractExchange();
});
beforeEach(() => {
  host.requests.length = 0;
});
afterAll(() => host.connection.close());

function send(path: string, method: string, headers: Record<string, string> = {}) {
  return host.exchange.fetch(new Request(`http://localhost${path}`, { method, headers }));
}

/** The code of an error of the contract, whose number finds it in the log. */
async function codeOf(response: Response): Promise<string> {
  const { code, request_id } = ErrorBody.parse(await response.json());
  expect(response.headers.get('x-request-id')).toBe(request_id);
  expect(host.requests).toMatchObject([{ request_id, status: response.status }]);
  return code;
}

describe.for(paths)('$path', ({ path, methods }) => {
  const url = `/api${path.replaceAll(/\{\w+\}/g, '1')}`;

  test.for(METHODS.filter((method) => !methods.includes(method)))(
    '%s is not allowed, and the answer says what is',
    async (method) => {
      const response = await send(url, method);
      const allow = response.headers.get('allow')?.split(', ').toSorted();
      expect(allow).toEqual(methods.toSorted());
      expect([response.status, await codeOf(response)]).toEqual([405, 'method_not_allowed']);
    },
  );
});

test.each([
  '/api/nowhere',
  '/api/api/cases/1/nowhere',
  '/api/users/sign_in/',
  '/api/',
  '/api',
  '/api/%00',
  '/api/%E0%A4%A',
])('%s is not found', async (path) => {
  const response = await send(path, 'GET');
  expect([response.status, await codeOf(response)]).toEqual([404, 'not_found']);
});

test('a fixed path is not taken for the number of a record', async () => {
  const response = await send('/api/api/cases/featured', 'DELETE');
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

test('HEAD reads where GET does but for files, and nowhere else', async () => {
  const found = await send('/api/api/cases', 'HEAD');
  expect([found.status, await found.text()]).toEqual([200, '']);
  const refused = await send('/api/users/sign_in', 'HEAD');
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST']);
  expect((await send('/api/nowhere', 'HEAD')).status).toBe(404);
  expect((await send('/api/api/documents/1/content', 'HEAD')).status).toBe(405);
});

test('the pages of another site may ask first, and may read why a call was refused', async () => {
  const preflight = await send('/api/users/sign_in', 'OPTIONS', {
    Origin: 'https://app.example.com',
    'Access-Control-Request-Method': 'POST',
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
  for (const path of ['/api/nowhere', '/api/users/sign_in']) {
    const { headers } = await send(path, 'GET', { Origin: 'https://app.example.com' });
    expect(headers.get('access-control-allow-origin')).toBe('https://app.example.com');
    expect(headers.get('vary')).toContain('Origin');
  }
});

test('the log names the path that is unknown, without a secret in it', async () => {
  await send(`/api/users/confirmations/${'x'.repeat(43)}?token=${'y'.repeat(43)}`, 'GET');
  expect(host.requests).toMatchObject([
    { method: 'GET', path: '/api/users/confirmations/[removed]' },
  ]);
});

test('what is not below the root is not answered by the exchange', async () => {
  expect((await send('/marketplace', 'GET')).headers.get('x-request-id')).toBeNull();
  expect(host.requests).toEqual([]);
});
