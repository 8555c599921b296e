/** The contract in one file: as it is now, or as it was at a commit. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../build-stamp.ts';
import { runPackage } from '../run-package.ts';

const run = promisify(execFile);

/** Writes the contract of a project folder to `file`, whose extension decides between YAML and JSON. */
export async function bundleContract(file: string, root = projectRoot): Promise<void> {
  await runPackage('redocly', ['bundle', join(root, 'openapi/claims.yaml'), '-o', file]);
}

/**
 * Writes the contract of a commit, a branch or a tag to `file`.
 * @throws with a readable sentence if git does not know the ref or it has no contract.
 */
export async function bundleContractAt(
  ref: string,
  file: string,
  root = projectRoot,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-at-'));
  try {
    const archive = join(folder, 'openapi.tar');
    await run('git', ['archive', '--output', archive, ref, 'openapi'], { cwd: root }).catch(
      (error: unknown) => {
        throw new Error(`There is no contract at "${ref}": git does not find openapi/ there.`, {
          cause: error,
        });
      },
    );
    const tree = join(folder, 'tree');
    await mkdir(tree);
    await run('tar', ['-xf', archive, '-C', tree]);
    await bundleContract(file, tree);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
