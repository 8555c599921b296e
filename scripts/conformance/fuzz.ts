/**
 * `npm run fuzz -- --base-url URL`: sends requests made from the contract alone, right and wrong ones. Exit code 0 or
 * 1.
 */
import { loadContract } from './contract/load-contract.ts';
import { runFuzz } from './fuzz/run-fuzz.ts';
import { readFuzzCommand } from './options.ts';
import { signIn } from './recipes/people.ts';
import { Case } from './session/case.ts';
import { httpTransport } from './session/transport.ts';
import { type Actor, createWorld, type Known } from './session/world.ts';

const MOST_SHOWN = 30;

const { baseUrl, contract: file, accounts, ...options } = commandOrExit();
const contract = await loadContract(file);
const transport = httpTransport(baseUrl);
const world = createWorld(contract, transport, { accounts, baseUrl });
const tokens: Partial<Record<Actor, string>> = Object.fromEntries(world.tokens);
for (const [actor, account] of Object.entries(accounts) as [Known, { token?: string }][])
  tokens[actor] = account.token ?? (await signIn(new Case(world), actor));

console.log(`Seed ${options.seed}, ${options.requests} requests from ${options.from} on`);
const { only, ...rest } = options;
const report = await runFuzz(contract, transport, {
  ...rest,
  ...(only && { only }),
  tokens,
  baseUrl,
});
for (const { number, operation, faults, repeat } of report.findings.slice(0, MOST_SHOWN)) {
  console.log(`\n${operation}, request ${number}: ${faults.join('; ')}\n  ${repeat}`);
}
const counts = [...report.statuses].toSorted(([a], [b]) => a - b);
console.log(`\nStatuses: ${counts.map(([status, count]) => `${status} ${count}×`).join(', ')}`);
console.log(`${report.succeeded.size} of ${contract.operations.length} operations have succeeded.`);
console.log(`${report.findings.length} findings in ${report.requests} requests.`);
process.exitCode = report.findings.length > 0 ? 1 : 0;

function commandOrExit() {
  try {
    return readFuzzCommand(process.argv.slice(2), process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}
