import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleContractAt } from './bundle-contract.ts';

let root: string;
const git = (...args: string[]) => {
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  execFileSync('git', [...who, ...args], { cwd: root, stdio: 'pipe' });
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'contract-refs-'));
  await mkdir(join(root, 'openapi'));
  const contract = join(root, 'openapi/claims.yaml');
  await cp(join(import.meta.dirname, 'testing/small-contract.yaml'), contract);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'The contract');
  await writeFile(contract, 'what is being written at the moment');
});
afterAll(() => rm(root, { recursive: true }));

test('the contract of a commit is the one that was committed', async () => {
  const file = join(root, 'then.yaml');
  await bundleContractAt('HEAD', file, root);
  expect(await readFile(file, 'utf8')).toContain('operationId: listClaims');
});

test('a ref that git does not know is named', async () => {
  await expect(bundleContractAt('v9', join(root, 'none.yaml'), root)).rejects.toThrow(
    'There is no contract at "v9"',
  );
});
