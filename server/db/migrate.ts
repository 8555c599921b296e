import { type SQL, sql } from 'drizzle-orm';
import { loggedError } from '../logged-error';
import { type Database, rowsOf } from './database';

/** SQL by file name. */
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

/** Any number will do; every process that migrates this schema uses the same one. */
const LOCK_KEY = 7_236_114_902;

/**
 * Brings the schema up to date, with one transaction for each migration: a failing one leaves the schema of the
 * previous one. Processes that start together wait for each other.
 * @returns the names of the migrations that it applied.
 * @throws MigrationError naming the migration that failed, or that was changed after it had been applied.
 */
export async function migrate(db: Database, all: Migrations = migrations): Promise<string[]> {
  const applied: string[] = [];
  for (const { name, text } of await findNew(db, inOrder(all))) {
    if (await apply(db, name, text)) applied.push(name);
  }
  return applied;
}

interface Migration {
  name: string;
  text: string;
}

function inOrder(all: Migrations): Migration[] {
  return Object.entries(all)
    .map(([name, text]) => {
      // A checkout with Windows line endings holds the same migration.
      return { name, text: text.replaceAll('\r\n', '\n') };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * The migrations that have not been applied in their current form. One query checks all of them: at most starts none is
 * new.
 */
async function findNew(db: Database, all: Migration[]): Promise<Migration[]> {
  const [found] = await rowsOf<{ exists: boolean }>(
    db,
    sql`select to_regclass('schema_migrations') is not null as exists`,
  );
  if (!found?.exists) return all;
  const names = await rowsOf<{ name: string }>(
    db,
    sql`
      select each.name
      from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as each (name text, text text)
        left join schema_migrations m on m.name = each.name
      where m.checksum is distinct from ${checksumOf(sql`each.text`)}
    `,
  );
  const isNew = new Set(names.map(({ name }) => name));
  return all.filter(({ name }) => isNew.has(name));
}

const checksumOf = (text: SQL) => sql`encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

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
          ${checksumOf(sql`${text}`)} as expected
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
