import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContract } from '../../scripts/conformance/contract/load-contract';
import { runSuite } from '../../scripts/conformance/suite';
import { openJudgedExchange, type JudgedExchange } from '../support/conformance/judged-exchange';

const contract = await loadContract();

let exchange: JudgedExchange;
beforeAll(async () => {
  exchange = await openJudgedExchange();
});
afterAll(() => exchange.connection.close());

test('the exchange does what the contract says', async () => {
  const t0 = performance.now();
  const report = await runSuite(contract, exchange.transport, exchange.options);
  console.log(performance.now() - t0, report.results.length, report.requests);
  for (const f of report.failed)
    console.log(f.group, '|', f.operation, '|', f.name, '|', f.messages.join(' ;; '));
  console.log(
    report.notProvoked.map((f) => `${f.group}|${f.operation}|${f.name}|${f.messages}`).join('\n'),
  );
  console.log(
    report.missing
      .filter((m) => m.status !== 500 && m.status !== 503)
      .map((f) => `${f.operation} ${f.status}`)
      .join('\n'),
  );
  console.log(exchange.failures.slice(0, 5));
  expect(report.failed).toEqual([]);
});
