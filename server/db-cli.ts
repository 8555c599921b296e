import { sql } from 'drizzle-orm';
import { parseArgs } from 'node:util';
import { migrate } from './db/migrate';
import { isEmptyDatabase, seedDemoData, seedLargeData } from './db/seed';
import { DEMO_PASSWORD } from './host/demo-password';
import { readEnvironment } from './host/environment';
import { createLog } from './host/log';
import { openDatabase } from './host/open-exchange';
import { passwordHasher } from './host/password-hasher';

const USAGE = `Usage:
  npm run db:seed                   puts the demo data into an empty database
  npm run db:seed -- --rows 100000  and adds this many users and claims, for measurements
  npm run db:reset                  deletes everything and starts again with the demo data
The database is the one "npm start" uses: DATABASE_URL, or the embedded one in DATA_DIR.`;

class UsageError extends Error {
  override name = 'UsageError';
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(args: string[]): Promise<void> {
  const { command, rows } = parse(args);
  const environment = readEnvironment(process.env);
  if (command === 'reset' && environment.production) {
    throw new UsageError('With NODE_ENV=production nothing is deleted.');
  }
  const { db, close } = await openDatabase(environment, createLog(environment.logLevel));
  try {
    if (command === 'reset') {
      await db.execute(sql`drop schema public cascade`);
      await db.execute(sql`create schema public`);
      await migrate(db);
    }
    const now = new Date();
    if (await isEmptyDatabase(db)) {
      await seedDemoData(db, { now, passwordHash: await passwordHasher.hash(DEMO_PASSWORD) });
      console.log('The demo data is in the database.');
    } else if (rows === null) {
      throw new UsageError(
        'The database is not empty. "npm run db:reset" deletes everything first.',
      );
    }
    if (rows !== null) {
      await seedLargeData(db, { now, rows });
      console.log(`${rows} users and ${rows} claims were added.`);
    }
  } finally {
    await close();
  }
}

function parse(args: string[]): { command: 'seed' | 'reset'; rows: number | null } {
  const { values, positionals } = readArguments(args);
  const [command, ...others] = positionals;
  const rows = values.rows === undefined ? null : Number(values.rows);
  const isKnown = command === 'seed' || (command === 'reset' && rows === null);
  if (!isKnown || others.length > 0 || (rows !== null && !(Number.isInteger(rows) && rows > 0))) {
    throw new UsageError(USAGE);
  }
  return { command, rows };
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { rows: { type: 'string' } } });
  } catch {
    throw new UsageError(USAGE);
  }
}
