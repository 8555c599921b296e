import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadContract } from '../../scripts/conformance/contract/load-contract';
import { runSuite } from '../../scripts/conformance/suite';
import { answerFaults } from '../support/conformance/faults-answers';
import { headerFaults } from '../support/conformance/faults-headers';
import { listFaults } from '../support/conformance/faults-lists';
import { inputFaults, roleFaults } from '../support/conformance/faults-rules';
import { writeFaults } from '../support/conformance/faults-writes';
import { openJudgedExchange, type JudgedExchange } from '../support/conformance/judged-exchange';

const contract = await loadContract();
const faults = [
  ...answerFaults,
  ...headerFaults,
  ...listFaults,
  ...roleFaults,
  ...inputFaults,
  ...writeFaults,
];

let exchange: JudgedExchange;
beforeAll(async () => {
  exchange = await openJudgedExchange();
});
beforeEach(() => exchange.forgetTries());
afterAll(() => exchange.connection.close());

// That the exchange itself has none of them is what conformance.test.ts shows.
test.for(faults)('$name is found', async ({ focus, groups, finds, plant }) => {
  const options = await exchange.byTokens();
  const { admin, user, buyer } = options.accounts;
  const people = {
    admin: admin?.token ?? '',
    user: user?.token ?? '',
    buyer: buyer?.token ?? '',
  };
  const transport = plant(exchange.transport, people);
  const report = await runSuite(contract, transport, { ...options, focus, groups });
  const findings = report.failed.flatMap(({ operation, group, name, messages }) =>
    messages.map((message) => `${operation} · ${group} · ${name} · ${message}`),
  );
  const isFound = findings.some((finding) => finds.every((part) => finding.includes(part)));
  expect({ isFound, findings }).toMatchObject({ isFound: true });
});

test('there are enough of them', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  expect(faults.length).toBeGreaterThanOrEqual(40);
});
