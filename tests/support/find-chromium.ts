import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from '@playwright/test';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const DOWNLOAD_TIMEOUT_MS = 180_000;

const isRoot = process.getuid?.() === 0;

/** Chromium refuses its sandbox to root; the other switches keep it from phoning home. */
export const chromiumArgs = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
];

/**
 * The path of a Chromium that renders a page here. Looks at CHROMIUM_PATH, at the system, at Playwright's own
 * (installing it if possible) and at Debian's package (root only), in this order. Throws one clear sentence if there is
 * none, so that browser tests never just skip.
 */
export function findChromium(): string {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted) {
    if (works(wanted)) return wanted;
    console.warn(`CHROMIUM_PATH is "${wanted}", which does not start; looking for another one.`);
  }
  const found = findOnSystem() ?? findOfPlaywright() ?? installOfDebian();
  if (found) return found;
  throw new Error(
    'No Chromium was found and none could be installed: install Chromium or Google Chrome, ' +
      'or set CHROMIUM_PATH to one, and run this again.',
  );
}

function findOnSystem(names = SYSTEM_NAMES): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(works);
}

function findOfPlaywright(): string | undefined {
  const path = chromium.executablePath();
  if (works(path)) return path;
  console.log('No system Chromium; trying to install the one of Playwright …');
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/package.json');
  const cli = join(dirname(playwright), 'cli.js');
  const command = ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'];
  return attempt(process.execPath, [cli, ...command]) && works(path) ? path : undefined;
}

function installOfDebian(): string | undefined {
  if (!isRoot) return undefined;
  console.log('Trying to install the Chromium package of the system …');
  attempt('apt-get', ['-y', '-q', 'update']);
  const install = ['-y', '-q', 'install', '--no-install-recommends', 'chromium'];
  return attempt('apt-get', install) ? findOnSystem() : undefined;
}

function attempt(command: string, args: string[], timeout = DOWNLOAD_TIMEOUT_MS): boolean {
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of Chromium's headless shell, which draws the same pages with half the work. It lacks what the whole browser
 * adds to them, such as the PDF viewer. Undefined if there is none, or if CHROMIUM_PATH says what to use.
 */
export function findHeadlessShell(): string | undefined {
  return process.env['CHROMIUM_PATH'] ? undefined : findOnSystem(['chromium-headless-shell']);
}

/** Installs the headless shell if that takes only seconds: from Debian's packages, as root. */
export function ensureHeadlessShell(): void {
  if (!isRoot || findHeadlessShell()) return;
  const install = ['-y', '-q', 'install', '--no-install-recommends', 'chromium-headless-shell'];
  if (!attempt('apt-get', install, 60_000))
    console.log('Without the headless shell of Chromium the browser tests take twice as long.');
}

/** Renders a page, which reveals a placeholder script or a browser with missing libraries. */
function works(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    const page = execFileSync(
      path,
      [...chromiumArgs, '--headless', '--dump-dom', 'data:text/html,<p>rendered</p>'],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: 30_000 },
    );
    return page.includes('rendered');
  } catch {
    return false;
  }
}
