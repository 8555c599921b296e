import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { startExchange, type RunningExchange } from '../start-exchange.ts';
import { startPostgres, type RunningPostgres } from './start-postgres.ts';
import { test as base } from '../test.ts';

/** Processes on one database share it, so that each recognises a request that another has answered. */
const SIGNING_KEY = 'the signing key of every process here';

interface Fixtures {
  /** The address of an empty database for this story: another story of the worker may have filled the server's. */
  databaseUrl: string;
  /** An exchange on the database at this address; several may share one. */
  exchangeOn: (databaseUrl: string) => Promise<RunningExchange>;
}

/** For stories about processes and their database: a PostgreSQL of their own, and exchanges that end with the test. */
export const test = base.extend<Fixtures, { postgres: RunningPostgres }>({
  postgres: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from a pattern
    async ({}, use) => {
      const postgres = await startPostgres();
      await use(postgres);
      await postgres.stop();
    },
    { scope: 'worker' },
  ],
  databaseUrl: async ({ postgres }, use) => {
    const name = `story_${randomUUID().replaceAll('-', '')}`;
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    const address = new URL(postgres.url);
    address.pathname = name;
    await use(address.href);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from a pattern
  exchangeOn: async ({}, use) => {
    const started: RunningExchange[] = [];
    await use(async (databaseUrl) => {
      const exchange = await startExchange({ DATABASE_URL: databaseUrl, SIGNING_KEY });
      started.push(exchange);
      return exchange;
    });
    await Promise.all(started.map((exchange) => exchange.stop()));
  },
});

/** Puts the demo data into an empty database; an exchange on PostgreSQL does not do that by itself. */
export async function seedDemoData(databaseUrl: string): Promise<void> {
  const script = join(import.meta.dirname, '../../../dist/server/db-cli.js');
  await promisify(execFile)(process.execPath, [script, 'seed'], {
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: databaseUrl },
  });
}
