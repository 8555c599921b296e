/** `npm run generate:check`: generating again must not change anything. Needs no git. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, projectRoot } from '../build-stamp.ts';

function hashes(): Map<string, string> {
  return new Map(
    filesBelow(projectRoot, 'generated').map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(projectRoot, file)))
        .digest('hex'),
    ]),
  );
}

const before = hashes();
const { status } = spawnSync('npm', ['run', '--silent', 'generate'], {
  cwd: projectRoot,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);
const after = hashes();

const changed = [...new Set([...before.keys(), ...after.keys()])]
  .filter((file) => before.get(file) !== after.get(file))
  .toSorted();

if (after.size === 0) {
  console.error('Nothing was generated: the folder generated/ is empty.');
  process.exit(1);
}
if (changed.length > 0) {
  console.error(
    `generated/ was out of date with openapi/; it is regenerated now, commit the result:\n` +
      changed.map((file) => `  ${file}`).join('\n'),
  );
  process.exit(1);
}
console.log(`${after.size} generated files are in sync with the contract.`);
