// Runs before anything is installed: plain JavaScript, built-in modules only, Node 20 or newer.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runForeground } from './run.mjs';

export const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/** Each release of it reads TypeScript by itself, of 22 only the late ones. */
const OLDEST_NODE = 24;

/**
 * Makes sure that the packages of the lock file are installed and that the caller runs on a
 * current Node. On an older one, the calling script is run again by the Node that the project
 * installs for itself, and this process ends with its exit code.
 */
export async function ensureInstalled() {
  if (!installIsCurrent(projectRoot)) await install();
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_NODE) return;

  const node = join(projectRoot, 'node_modules/.bin/node');
  if (!existsSync(node)) {
    fail(
      `Node ${process.versions.node} is too old and node_modules/.bin/node is missing: ` +
        `install Node ${OLDEST_NODE} or newer, or run "npm ci" with install scripts allowed.`,
    );
  }
  process.exit(await runForeground(node, process.argv.slice(1)));
}

/**
 * Compares what is installed with the lock file by content: a fresh checkout or a switched branch
 * changes the time of the lock file without changing a single package.
 */
function installIsCurrent(root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  // npm writes this file as the last step of an install, so an interrupted one is seen too.
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    // Optional packages of other platforms are in the lock file and on no disk.
    if (!found) return Boolean(entry.optional || entry.devOptional || entry.peer);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

async function install() {
  console.log('Installing packages (npm ci) …');
  const code = await npm(['ci', '--loglevel=error']);
  if (code !== 0) fail(`npm ci failed (exit code ${code}): see its messages above.`);
  if (!installIsCurrent(projectRoot)) {
    fail(
      'The installed packages differ from package-lock.json: delete node_modules and try again.',
    );
  }
}

function npm(args) {
  return new Promise((resolve) => {
    const child = spawn('npm', args, {
      cwd: projectRoot,
      env: { ...process.env, PATH: pathWithoutOwnBinaries() },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', (error) => fail(`npm could not be started: ${error.message}`));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** `npm ci` deletes node_modules first, so it must not run on the Node that lies in there. */
function pathWithoutOwnBinaries() {
  const own = join(projectRoot, 'node_modules/.bin');
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== own)
    .join(delimiter);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
