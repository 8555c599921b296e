/** `npm run conformance -- --base-url URL`: judges any server that claims to implement the contract. Exit code 0 or 1. */
import { writeFile } from 'node:fs/promises';
import { loadContract } from './contract/load-contract.ts';
import { readCommand, USAGE } from './options.ts';
import { htmlReport } from './report/html.ts';
import { junitReport } from './report/junit.ts';
import { terminalReport } from './report/terminal.ts';
import { httpTransport } from './session/transport.ts';
import { runSuite } from './suite.ts';

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
  console.log(USAGE);
  process.exit(0);
}
const command = commandOrUsage();
const contract = await loadContract(command.contract);
const unknown = (command.suite.only ?? []).filter((id) => !contract.byId.has(id));
if (unknown.length > 0) {
  console.error(`The contract has no ${unknown.join(', ')}.`);
  process.exit(2);
}
const report = await runSuite(contract, httpTransport(command.baseUrl), command.suite);
console.log(terminalReport(report));
if (command.junit !== undefined) await writeFile(command.junit, junitReport(report));
if (command.html !== undefined) await writeFile(command.html, htmlReport(report));
const passed = report.results.some(({ outcome }) => outcome === 'passed');
if (!passed) console.error('Nothing was judged: is this the address of the contract’s paths?');
process.exitCode = report.failed.length > 0 || !passed ? 1 : 0;

function commandOrUsage() {
  try {
    return readCommand(args, process.env);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}
