import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContract } from '../../scripts/conformance/contract/load-contract';
import { runFuzz } from '../../scripts/conformance/fuzz/run-fuzz';
import type { Sent, Transport } from '../../scripts/conformance/session/transport';
import { openJudgedExchange, type JudgedExchange } from '../support/conformance/judged-exchange';
import { refusal } from '../support/conformance/plant';

const contract = await loadContract();
const baseUrl = 'http://localhost/api';

let exchange: JudgedExchange;
beforeAll(async () => {
  exchange = await openJudgedExchange();
});
afterAll(() => exchange.connection.close());

async function tokens() {
  const { accounts } = await exchange.byTokens();
  const { admin, user, buyer } = accounts;
  return { admin: admin?.token ?? '', user: user?.token ?? '', buyer: buyer?.token ?? '' };
}

test('the exchange keeps to the contract whatever it is asked', async () => {
  const options = { tokens: await tokens(), requests: 600, seed: 20_261_120, baseUrl };
  const report = await runFuzz(contract, exchange.transport, options);
  expect(report.findings).toEqual([]);
  expect(exchange.failures).toEqual([]);
  // Right requests are among them, and not of a few operations only.
  expect(report.succeeded.size).toBeGreaterThan(20);
});

test('the same seed asks the same, and a failure is told with how to repeat it', async () => {
  const asked: Sent[] = [];
  const failing: Transport = async (sent) => {
    asked.push(sent);
    return refusal(500, 'internal_error');
  };
  const run = async () =>
    await runFuzz(contract, failing, {
      tokens: { user: 'a-token' },
      requests: 40,
      seed: 7,
      baseUrl,
    });
  const first = await run();
  const before = asked.splice(0);
  const second = await run();
  expect(asked).toEqual(before);
  expect(second.findings).toEqual(first.findings);
  expect(first.findings[0]).toMatchObject({ number: 0, faults: ['the server failed with 500'] });
  expect(first.findings[0]?.repeat).toMatch(/^curl -i -X [A-Z]+ .*http:\/\/localhost\/api\//);
});
