/**
 * `npm run contract:diff`: shows what changed in the contract since its last release, or with `-- <git ref>` since a
 * commit, a branch or a tag; checks that `info.version` matches; and writes the entry of CHANGELOG-contract.md. With
 * `--check` nothing is written. With `--release` the current contract becomes the released one.
 */
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../build-stamp.ts';
import { bundleContract, bundleContractAt } from './bundle-contract.ts';
import { unnamedBreaks, versionFault, withEntry } from './changelog.ts';
import { compareContracts, type Comparison } from './compare-contracts.ts';

/** The contract of the last release, in one file. */
const RELEASED = join(projectRoot, 'openapi/released.yaml');
const CHANGELOG = join(projectRoot, 'CHANGELOG-contract.md');

const SIGNS = { major: 'breaks ', minor: 'adds   ', patch: 'changes' };

if (import.meta.main) {
  try {
    process.exitCode = (await main()) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

async function main(): Promise<boolean> {
  const { values: options, positionals } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      release: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [ref] = positionals;
  if (options.release && ref !== undefined) {
    throw new Error('A release follows the last one: --release takes no git ref.');
  }
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  try {
    const base = ref === undefined ? RELEASED : join(folder, 'base.yaml');
    const present = join(folder, 'present.yaml');
    await Promise.all([ref !== undefined && bundleContractAt(ref, base), bundleContract(present)]);
    const comparison = await compareContracts(base, present);
    print(comparison);
    const faults = await faultsOf(comparison, !options.check);
    for (const fault of faults) console.error(`\n${fault}`);
    if (faults.length > 0) return false;
    if (options.release) {
      await copyFile(present, RELEASED);
      console.log(`\nopenapi/released.yaml is the contract ${comparison.after} now.`);
    }
    return true;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function print({ before, after, changes, wordings }: Comparison): void {
  console.log(`The contract ${after}, compared with ${before}\n`);
  for (const [impact, sign] of Object.entries(SIGNS)) {
    for (const { line } of changes.filter((change) => change.impact === impact)) {
      console.log(`  ${sign}  ${line}`);
    }
  }
  if (wordings > 0) console.log(`  changes  words in ${wordings} places`);
  if (changes.length === 0 && wordings === 0) console.log('  nothing');
}

/** What is wrong, in sentences. Writes the changelog entry unless the version is too low for it. */
async function faultsOf(comparison: Comparison, write: boolean): Promise<string[]> {
  const tooLow = versionFault(comparison);
  if (tooLow !== null) return [tooLow];
  const changelog = await readFile(CHANGELOG, 'utf8');
  const { changes, wordings, after } = comparison;
  if (write && (changes.length > 0 || wordings > 0)) {
    await writeFile(CHANGELOG, withEntry(changelog, comparison));
    console.log(`\nCHANGELOG-contract.md has the entry ${after}.`);
    return [];
  }
  const unnamed = unnamedBreaks(changelog, comparison);
  if (unnamed.length === 0) return [];
  return [['CHANGELOG-contract.md does not name what breaks clients:', ...unnamed].join('\n')];
}
