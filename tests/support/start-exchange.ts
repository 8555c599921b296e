import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { addNewDatabase } from './postgres/new-database.ts';

const READY_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 10_000;

/** Prepended to the code of the exchange, which knows nothing about measurements. */
const REPORT_BUSY = `data:text/javascript,
  process.on('message', () => {
    const { user, system } = process.threadCpuUsage();
    process.send((user + system) / 1000);
  });
  process.channel.unref();
`;

const entry = join(import.meta.dirname, '../../dist/server/node.js');

export interface RunningExchange {
  /** Origin of app and API, without a trailing slash. */
  url: string;
  /** Whether the process has ended, by itself or by `stop`. */
  hasEnded: () => boolean;
  /** Milliseconds that its event loop has worked since the start; waiting for a processor does not count. */
  busyMs: () => Promise<number>;
  /** Where the embedded database is, and the key that it signs with; gone after `stop`. */
  dataDir: string;
  /** Ends the process at once, as `kill -9` does, until `startAgain`. */
  kill: () => Promise<void>;
  /** On the same data and at the same address. */
  startAgain: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts the built exchange on a free port: on the embedded database in a temporary folder with the demo data, unless
 * `env` says otherwise (DATABASE_URL, NODE_ENV …).
 * @throws with its exit code and its output, if it does not start.
 */
export async function startExchange(env: Record<string, string> = {}): Promise<RunningExchange> {
  if (!existsSync(entry)) throw new Error('dist/server/node.js is missing: run "npm run build".');
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'claims-exchange-data-'));
  if (!env['DATABASE_URL']) await addNewDatabase(dataDir);
  let log = '';
  const note = (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-10_000);
  };
  const launch = () => {
    const launched = spawn(process.execPath, ['--import', REPORT_BUSY, entry], {
      // Building with Vite leaves NODE_ENV=production behind in this process, which would mean no demo data.
      env: { ...process.env, NODE_ENV: 'test', PORT: String(port), DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    launched.stdout?.on('data', note);
    launched.stderr?.on('data', note);
    return launched;
  };
  let child = launch();
  // An exchange of a test that is stopped from outside would keep its port and its folder.
  const killWithParent = () => child.kill('SIGKILL');
  process.once('exit', killWithParent);

  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (hasEnded()) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await exited;
    clearTimeout(timer);
  };
  const stop = async () => {
    await end('SIGTERM');
    process.off('exit', killWithParent);
    await rm(dataDir, { recursive: true, force: true });
  };

  const busyMs = async () => {
    child.send('busy?');
    const [active] = (await once(child, 'message')) as [number];
    return active;
  };

  const url = `http://127.0.0.1:${port}`;
  const untilReady = async () => {
    const deadline = Date.now() + READY_TIMEOUT_MS;
    while (!(await answers(`${url}/readyz`))) {
      if (hasEnded() || Date.now() > deadline) {
        await stop();
        throw new Error(`The exchange did not become ready: exit code ${child.exitCode}.\n${log}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await untilReady();
  return {
    url,
    busyMs,
    hasEnded,
    dataDir,
    kill: () => end('SIGKILL'),
    startAgain: async () => {
      child = launch();
      await untilReady();
    },
    stop,
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
