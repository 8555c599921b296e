import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContract } from '../../scripts/conformance/contract/load-contract';
import { openContractExchange, type ContractExchange } from '../support/contract/contract-exchange';

const { operations } = await loadContract();
const reads = operations.filter(({ method }) => method === 'GET');

let host: ContractExchange;
beforeAll(async () => {
  host = await openContractExchange();
});
afterAll(() => host.connection.close());

const TOKENS = { user: 'user', verified_buyer: 'verified buyer', admin: 'admin' } as const;

test.for(reads.filter(({ role }) => role !== 'visitor'))(
  'no cache keeps what $id shows one person',
  async ({ role, path }) => {
    const token = role === 'visitor' ? null : host.tokens[TOKENS[role]];
    const named = path.replace('{version}', '2026-02').replaceAll(/\{\w+\}/g, '1');
    const response = await host.exchange.fetch(
      new Request(`http://localhost/api${named}`, {
        headers: { Authorization: `Bearer ${token}` },
      }),
    );
    expect([200, 404]).toContain(response.status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.has('etag')).toBe(false);
  },
);

test('what everybody may read and is not of the marketplace was looked at: it is kept unless its handler says NOT_KEPT', () => {
  const others = reads.filter(({ role, tag }) => role === 'visitor' && tag !== 'marketplace');
  expect(others.map(({ id }) => id)).toEqual([
    'checkConfirmation',
    'checkMagicLink',
    'checkPasswordReset',
    'readDocumentContent',
    'checkUnsubscribeLink',
    'listMailboxMessages',
    'getStaffContact',
  ]);
});
