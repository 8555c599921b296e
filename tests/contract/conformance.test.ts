import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadContract } from '../../scripts/conformance/contract/load-contract';
import { htmlReport } from '../../scripts/conformance/report/html';
import { junitReport } from '../../scripts/conformance/report/junit';
import { terminalReport } from '../../scripts/conformance/report/terminal';
import type { Transport } from '../../scripts/conformance/session/transport';
import { runSuite } from '../../scripts/conformance/suite';
import { EXPECTED, outcomeOf } from '../support/conformance/expected';
import { openJudgedExchange, type JudgedExchange } from '../support/conformance/judged-exchange';

const contract = await loadContract();

let exchange: JudgedExchange;
beforeAll(async () => {
  exchange = await openJudgedExchange();
});
beforeEach(() => exchange.forgetTries());
afterAll(() => exchange.connection.close());

test('the exchange does all that the contract says, and what cannot be provoked is known', async () => {
  const report = await runSuite(contract, exchange.transport, exchange.options);
  expect(outcomeOf(report)).toEqual(EXPECTED);
  expect(exchange.failures).toEqual([]);
  expect(terminalReport(report)).toMatch(/ 0 failed, 22 not provoked;/);
});

test('a run that only reads sends nothing that could change anything', async () => {
  const methods = new Set<string>();
  const watched: Transport = async (sent) => {
    methods.add(sent.method);
    return await exchange.transport(sent);
  };
  const report = await runSuite(contract, watched, {
    ...(await exchange.byTokens()),
    readOnly: true,
  });
  expect(report.failed).toEqual([]);
  expect([...methods].toSorted()).toEqual(['GET', 'OPTIONS']);
  expect(report.results.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(200);
});

test('without accounts what needs them is named, and the rest is judged', async () => {
  const report = await runSuite(contract, exchange.transport, { accounts: {} });
  expect(report.failed).toEqual([]);
  const skipped = report.notProvoked.map(
    ({ operation, messages }) => `${operation}: ${messages.join()}`,
  );
  expect(skipped).toContain('listAdminUsers: no admin is given');
  expect(report.results).toContainEqual(
    expect.objectContaining({
      operation: 'listClaims',
      name: 'sorted by face_amount, asc',
      outcome: 'passed',
    }),
  );
});

test('the reports name what is wrong and how to repeat it', async () => {
  const broken: Transport = async (sent) => {
    const received = await exchange.transport(sent);
    return sent.path === '/api/staff_contact' ? { ...received, status: 418 } : received;
  };
  const options = {
    ...(await exchange.byTokens()),
    focus: ['getStaffContact'],
    groups: ['success'],
  };
  const report = await runSuite(contract, broken, options);
  const url = 'http://localhost/api/api/staff_contact';
  for (const text of [terminalReport(report), junitReport(report), htmlReport(report)]) {
    expect(text).toContain('status 418 is not documented');
    expect(text).toContain(url);
  }
});
