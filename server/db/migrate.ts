import { sql } from 'drizzle-orm';
import { loggedError } from '../logged-error';
import { type Database, rowsOf } from './database';

/** SQL by the name of its file. */
export type Migrations = Readonly<Record<string, string>>;

const bundled = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const migrations: Migrations = Object.fromEntries(
  Object.entries(bundled).map(([path, text]) => [path.replace(/^.*\/|\.sql$/g, ''), text]),
);

export class MigrationError extends Error {
  override name = 'MigrationError';
}

/** Any number will do; every process that migrates this schema takes the same one. */
const LOCK_KEY = 7_236_114_902;

/**
 * Brings the schema up to date, one transaction for each migration: one that fails leaves the schema of the one before.
 * Processes that start together wait for each other.
 * @returns the names of the migrations that it applied.
 * @throws MigrationError naming the migration that failed, or that was changed after it had been applied.
 */
export async function migrate(db: Database, all: Migrations = migrations): Promise<string[]> {
  const applied: string[] = [];
  for (const name of Object.keys(all).toSorted()) {
    // A checkout with Windows line ends holds the same migration.
    const text = (all[name] ?? '').replaceAll('\r\n', '\n');
    if (await apply(db, name, text)) applied.push(name);
  }
  return applied;
}

async function apply(db: Database, name: string, text: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY}::bigint)`);
    await tx.execute(sql`
      create table if not exists schema_migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )
    `);
    const [found] = await rowsOf<{ checksum: string | null; expected: string }>(
      tx,
      sql`
        select
          (select checksum from schema_migrations where name = ${name}) as checksum,
          encode(sha256(convert_to(${text}, 'UTF8')), 'hex') as expected
      `,
    );
    if (!found) throw new MigrationError(`Migration ${name}: the database did not answer.`);
    if (found.checksum === found.expected) return false;
    if (found.checksum !== null) {
      throw new MigrationError(
        `Migration ${name} was changed after it had been applied. Restore the file and put the change into a new migration.`,
      );
    }
    for (const statement of text.split('--> statement-breakpoint')) {
      await run(tx, name, statement);
    }
    await tx.execute(
      sql`insert into schema_migrations (name, checksum) values (${name}, ${found.expected})`,
    );
    return true;
  });
}

async function run(tx: Database, name: string, statement: string): Promise<void> {
  try {
    await tx.execute(sql.raw(statement));
  } catch (error) {
    const { cause, ...failure } = loggedError(error);
    const { message, code } = cause ?? failure;
    throw new MigrationError(`Migration ${name} failed: ${message ?? code}\n${statement.trim()}`, {
      cause: error,
    });
  }
}
