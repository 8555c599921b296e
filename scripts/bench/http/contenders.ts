import { execFile, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { DEMO_PASSWORD } from '../../../server/host/demo-password.ts';
import { freePort } from '../../../tests/support/free-port.ts';
import { startExchange } from '../../../tests/support/start-exchange.ts';
import type { BareOrder } from './bare-server.ts';
import type { Read, Reader } from './reads.ts';
import type { LoadOrder, LoadResult } from './send-load.ts';
import { RECORD_TO, type Statement } from './statements.ts';

const MOST_TRIES = 5;

/** One of the servers whose answers are counted. */
export interface Contender {
  addressOf: (read: Read) => { url: string; headers: Record<string, string> };
  /** Milliseconds of work of its event loop. */
  busyMs: () => Promise<number>;
  stop: () => Promise<void>;
}

/**
 * The exchange on a new database with the demo data and this many more users and claims, and bare pg on the same
 * database.
 */
export async function startContenders(
  postgresUrl: string,
  database: string,
  reads: readonly Read[],
  rows: number | null,
): Promise<{ exchange: Contender; bare: Contender }> {
  const databaseUrl = await seed(postgresUrl, database, rows);
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    SIGNING_KEY: 'only for measurements on this machine',
  };
  const statements = await recordStatements(env, reads);
  const bare = await startBare({ databaseUrl, statements });
  return { exchange: await startOurs(env), bare };
}

/** The process that sends the load. */
export function startLoad() {
  const child = startChild('send-load.ts');
  return {
    send: async (order: LoadOrder): Promise<LoadResult> => {
      child.send(order);
      const [result] = (await once(child, 'message')) as [LoadResult];
      return result;
    },
    stop: () => void child.kill(),
  };
}

async function startOurs(env: Record<string, string>): Promise<Contender> {
  const { url, busyMs, stop } = await startExchange(env);
  const headers = await signIn(url);
  return {
    addressOf: ({ path, as }) => ({ url: `${url}/api${path}`, headers: headers[as] }),
    busyMs,
    stop,
  };
}

async function startBare(order: Omit<BareOrder, 'port'>): Promise<Contender> {
  const child = startChild('bare-server.ts');
  const port = await freePort();
  child.send({ ...order, port } satisfies BareOrder);
  await once(child, 'message');
  return {
    addressOf: ({ path }) => ({ url: `http://127.0.0.1:${port}${path}`, headers: {} }),
    busyMs: async () => {
      child.send('busy?');
      const [ms] = (await once(child, 'message')) as [number];
      return ms;
    },
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}

function startChild(file: string): ChildProcess {
  return fork(join(import.meta.dirname, file), { env: { ...process.env, NODE_ENV: 'production' } });
}

/** The statements of each read, by its path; recorded on a separate exchange, because recording slows it down. */
async function recordStatements(
  env: Record<string, string>,
  reads: readonly Read[],
): Promise<Record<string, Statement[]>> {
  const file = join(tmpdir(), `bench-http-${process.pid}`);
  await writeFile(file, '');
  const hook = import.meta.resolve('./record-statements.ts');
  const recording = { NODE_OPTIONS: `--import ${hook}`, [RECORD_TO]: file };
  const exchange = await startOurs({ ...env, ...recording });
  const statementsOf = async (read: Read) => {
    const { url, headers } = exchange.addressOf(read);
    await writeFile(file, '');
    const response = await fetch(url, { headers });
    if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}.`);
    await response.arrayBuffer();
    const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line) as Statement);
  };
  try {
    const recorded: Record<string, Statement[]> = {};
    for (const read of reads) recorded[read.path] = await settled(() => statementsOf(read), read);
    return recorded;
  } finally {
    await exchange.stop();
    await rm(file);
  }
}

/**
 * The statements of two equal recordings in a row: the first time, the exchange may look up something that it then
 * caches, or background work may come in between.
 */
async function settled(ask: () => Promise<Statement[]>, { path }: Read): Promise<Statement[]> {
  const textsOf = (asked: Statement[]) => asked.map(({ text }) => text).join();
  let before = await ask();
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const again = await ask();
    if (again.length > 0 && textsOf(again) === textsOf(before)) return again;
    before = again;
  }
  throw new Error(`${path} asks now this, now that.`);
}

/** Headers by reader. */
async function signIn(url: string): Promise<Record<Reader, Record<string, string>>> {
  const authorization = async (path: string, body: object) => {
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { Authorization: response.headers.get('authorization') ?? '' };
  };
  const password = DEMO_PASSWORD;
  const seller = { user: { email: 'seller@example.com', password } };
  const admin = { admin: { email: 'admin@example.com', password } };
  return {
    visitor: {},
    seller: await authorization('/users/sign_in', seller),
    admin: await authorization('/admins/sign_in', admin),
  };
}

/** @returns the address of the new database. */
async function seed(postgresUrl: string, database: string, rows: number | null): Promise<string> {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(`create database ${database}`);
  await client.end();
  const databaseUrl = new URL(`/${database}`, postgresUrl).href;
  const more = rows === null ? [] : ['--rows', String(rows)];
  await promisify(execFile)(process.execPath, ['dist/server/db-cli.js', 'seed', ...more], {
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: databaseUrl },
  });
  return databaseUrl;
}
