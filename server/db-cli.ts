import { sql } from 'drizzle-orm';
import { parseArgs } from 'node:util';
import type { Database } from './db/database';
import { migrate } from './db/migrate';
import { isEmptyDatabase, seedDemoData, seedLargeData } from './seed';
import { createAdmin } from './host/create-admin';
import { DEMO_PASSWORD } from './host/demo-password';
import { type Environment, readEnvironment, requireNode } from './host/environment';
import { openDatabase, settingsOf } from './host/open-exchange';
import { passwordHasher } from './host/secrets/password-hasher';
import { reasonOf } from './host/reason-of';

const USAGE = `Usage:
  npm run db:seed                   puts the demo data into an empty database
  npm run db:seed -- --rows 100000  and adds this many users and claims, for measurements
  npm run db:reset                  deletes everything and starts again with the demo data
  ADMIN_PASSWORD=… node dist/server/db-cli.js create-admin <email> <first name> <last name>
The database is the one "npm start" uses: DATABASE_URL, or the embedded one in DATA_DIR.`;

class UsageError extends Error {
  override name = 'UsageError';
}

try {
  requireNode();
  await run(process.argv.slice(2));
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

type Command =
  | { name: 'seed'; rows: number | null }
  | { name: 'reset' }
  | { name: 'create-admin'; person: string[] };

async function run(args: string[]): Promise<void> {
  const command = commandOf(args);
  const environment = readEnvironment(process.env);
  if (command.name === 'reset' && environment.production) {
    throw new UsageError('With NODE_ENV=production nothing is deleted.');
  }
  if (command.name === 'seed' && environment.production && environment.databaseUrl) {
    throw new UsageError('With NODE_ENV=production and DATABASE_URL there is no demo data.');
  }
  const { db, close } = await openDatabase(environment);
  try {
    if (command.name === 'seed') await seed(db, environment, command.rows);
    if (command.name === 'reset') await reset(db, environment);
    if (command.name === 'create-admin') await addAdmin(db, command.person);
  } finally {
    await close();
  }
}

async function seed(db: Database, environment: Environment, rows: number | null): Promise<void> {
  const now = new Date();
  if (await isEmptyDatabase(db)) {
    const passwordHash = await passwordHasher.hash(DEMO_PASSWORD);
    const letters = await settingsOf(environment);
    await seedDemoData(db, { now, passwordHash, letters });
    console.log('The demo data is in the database.');
  } else if (rows === null) {
    throw new UsageError('The database is not empty. "npm run db:reset" deletes everything first.');
  }
  if (rows !== null) {
    await seedLargeData(db, { now, rows });
    console.log(`${rows} users and ${rows} claims were added.`);
  }
}

async function reset(db: Database, environment: Environment): Promise<void> {
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`create schema public`);
  await migrate(db);
  await seed(db, environment, null);
}

/** The password comes from the environment: everybody on the machine can see a command line. */
async function addAdmin(
  db: Database,
  [email, first_name, last_name]: readonly string[],
): Promise<void> {
  const password = process.env['ADMIN_PASSWORD'];
  await createAdmin({ db, passwords: passwordHasher }, { email, first_name, last_name, password });
  console.log(`${email} may log in at /admin/login.`);
}

function commandOf(args: string[]): Command {
  const { values, positionals } = readArguments(args);
  const [name, ...others] = positionals;
  const rows = values.rows === undefined ? null : Number(values.rows);
  if (rows !== null && !(name === 'seed' && Number.isInteger(rows) && rows > 0)) {
    throw new UsageError(USAGE);
  }
  if (name === 'seed' && others.length === 0) return { name, rows };
  if (name === 'reset' && others.length === 0) return { name };
  if (name === 'create-admin' && others.length === 3) return { name, person: others };
  throw new UsageError(USAGE);
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { rows: { type: 'string' } } });
  } catch {
    throw new UsageError(USAGE);
  }
}
