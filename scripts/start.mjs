// `npm start`: installs and builds when needed, then serves app and API on one port (PORT, 3000).
import { join } from 'node:path';
import { ensureInstalled, projectRoot } from './ensure-install.mjs';
import { runForeground } from './run.mjs';

await ensureInstalled();
const { buildIsCurrent } = await import('./build-stamp.ts');

if (!buildIsCurrent()) {
  console.log('Building …');
  const code = await runForeground('npm', ['run', '--silent', 'build'], { cwd: projectRoot });
  if (code !== 0) {
    console.error(`The build failed with exit code ${code}: see its messages above.`);
    process.exit(code);
  }
}

const server = join(projectRoot, 'dist/server/node.js');
process.exit(
  await runForeground(process.execPath, [server, ...process.argv.slice(2)], { cwd: projectRoot }),
);
