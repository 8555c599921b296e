import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleContract } from '../../scripts/contract/bundle-contract.ts';
import { unnamedBreaks, versionFault } from '../../scripts/contract/changelog.ts';
import { compareContracts, type Comparison } from '../../scripts/contract/compare-contracts.ts';

let folder: string;
let sinceRelease: Comparison;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-changes-'));
  const present = join(folder, 'present.yaml');
  await bundleContract(present);
  sinceRelease = await compareContracts('openapi/released.yaml', present);
});
afterAll(() => rm(folder, { recursive: true }));

// `npm run contract:diff` tells what changed and writes the entry.
test('CHANGELOG-contract.md names each change since the last release that breaks a client', async () => {
  const changelog = await readFile('CHANGELOG-contract.md', 'utf8');
  expect(unnamedBreaks(changelog, sinceRelease)).toEqual([]);
});

test('info.version says how much changed since the last release', () => {
  expect(versionFault(sinceRelease)).toBeNull();
});
