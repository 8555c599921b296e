import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from './build-stamp.ts';

const run = promisify(execFile);

/**
 * Runs a package's command in a folder.
 * @throws with the command's output if it fails.
 */
export async function runPackage(
  name: string,
  args: readonly string[],
  cwd = projectRoot,
): Promise<void> {
  const folders = [cwd, projectRoot].map((folder) => join(folder, 'node_modules/.bin'));
  const env = {
    ...process.env,
    PATH: [...folders, process.env['PATH']].join(delimiter),
    REDOCLY_TELEMETRY: 'off',
    NODE_COMPILE_CACHE: join(projectRoot, '.cache/compiled'),
  };
  await run(name, args, { cwd, env }).catch((error: NodeJS.ErrnoException & Printed) => {
    if (error.code === 'ENOENT') throw new Error(`${name} is not installed: run "npm ci".`);
    const printed = [error.stdout, error.stderr].filter(Boolean).join('');
    throw new Error(`${name} ${args[0]} failed.\n${printed || error.message}`);
  });
}

interface Printed {
  stdout?: string;
  stderr?: string;
}
