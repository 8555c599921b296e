import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startExchange, type RunningExchange } from '../start-exchange.ts';
import { startPostgres, type RunningPostgres } from './start-postgres.ts';
import { test as base } from '../test.ts';

/** Processes on one database share it: by it they know a request that another of them has answered. */
const SIGNING_KEY = 'the signing key of every process here';

interface Fixtures {
  /** An exchange on the database of the address; several may share one. */
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

/** Puts the demo data into an empty database, which an exchange on PostgreSQL does not do by itself. */
export async function seedDemoData(databaseUrl: string): Promise<void> {
  const script = join(import.meta.dirname, '../../../dist/server/db-cli.js');
  await promisify(execFile)(process.execPath, [script, 'seed'], {
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: databaseUrl },
  });
}
