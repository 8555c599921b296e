import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContract } from '../../scripts/conformance/contract/load-contract';
import { httpTransport } from '../../scripts/conformance/session/transport';
import { runSuite } from '../../scripts/conformance/suite';
import { TINY_OPERATIONS, tinyServer } from '../support/conformance/tiny-server';

const contract = await loadContract();
const account = (name: string) => ({ email: `${name}@tiny.example`, password: 'tiny-password' });
const accounts = { admin: account('admin'), user: account('user'), buyer: account('buyer') };

const server = tinyServer();
let baseUrl = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Listens on a port, and not on a pipe.
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a server of other habits passes in what it has, over the network', async () => {
  const options = { accounts, only: TINY_OPERATIONS, limits: true, baseUrl };
  const report = await runSuite(contract, httpTransport(baseUrl), options);
  expect(report.failed).toEqual([]);
  const judged = report.results.filter(({ outcome }) => outcome === 'passed');
  expect(new Set(judged.map(({ operation }) => operation))).toEqual(
    new Set([...TINY_OPERATIONS, '']),
  );
  expect(judged.length).toBeGreaterThan(150);
});

test('what it has not is found where it claims to have it', async () => {
  const only = [...TINY_OPERATIONS, 'getSellerPortal'];
  const options = { accounts, only, groups: ['roles', 'success'], baseUrl };
  const report = await runSuite(contract, httpTransport(baseUrl), options);
  expect(new Set(report.failed.map(({ operation }) => operation))).toEqual(
    new Set(['getSellerPortal']),
  );
});
