import { readFile } from 'node:fs/promises';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import { connectPglite, type PgliteConnection } from '../connect/connect-pglite';
import { connectPostgres, type PostgresConnection } from '../connect/connect-postgres';
import { type Connection, type Database, rowsOf } from '../database';
import { keptDump } from '../kept-dump';
import { migrate, migrations } from '../migrate';
import { packDatabase } from '../pack-database';
import * as schema from '../schema';

/** Every table of the schema. */
export const TABLE_NAMES = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => getTableName(table));

const CACHE_FOLDER = '.cache/test-databases';

/** Everything that the template is made from. */
const templateKey = `${JSON.stringify(migrations)}${String(addTools)}${String(packDatabase)}`;

/**
 * A migrated test database: PGlite in memory, or PostgreSQL if `TEST_DATABASE_URL` names a server. The first call makes
 * a template, the next ones copy it. Close it: PGlite keeps the process alive, PostgreSQL the database.
 */
export async function openTestDatabase(): Promise<PgliteConnection | PostgresConnection> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? openOnPostgres(server) : openOnPglite();
}

/** Databases in memory that earlier test files of this worker have finished with. */
const spare: PgliteConnection[] = [];

/**
 * Like `openTestDatabase`, for tests that leave the schema as it is. Closing a database in memory empties it for the
 * next test file, because loading another one costs more than most tests.
 */
export async function borrowTestDatabase(): Promise<Connection> {
  if (process.env['TEST_DATABASE_URL']) return openTestDatabase();
  const connection = spare.pop() ?? (await openOnPglite());
  return {
    ...connection,
    close: async () => {
      await emptyTables(connection.db);
      spare.push(connection);
    },
  };
}

/**
 * Resets every table to its state after the migrations, with ids starting over. Truncating them takes eight times as
 * long.
 */
export async function emptyTables(db: Database): Promise<void> {
  await db.execute(sql`select testing.empty_tables()`);
}

/** Adds a schema of its own, which no test of the product's schema sees. */
async function addTools(db: Database): Promise<void> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`,
  );
  const deletions = tables.map(
    ({ name }) => `if exists (select from ${name}) then delete from ${name}; end if;`,
  );
  await db.execute(sql`create schema testing`);
  // In a replica's role, no trigger and no foreign key gets in the way.
  await db.execute(
    sql.raw(`
      create function testing.empty_tables() returns void language plpgsql
      set session_replication_role = 'replica' as $$
      begin
        ${deletions.join('\n')}
        perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
          from pg_sequences where schemaname = 'public' and last_value is not null;
      end $$`),
  );
}

let emptyDump: Promise<Blob> | undefined;

async function openOnPglite(): Promise<PgliteConnection> {
  emptyDump ??= templateFile().then(async (path) => new Blob([await readFile(path)]));
  return connectPglite('memory://', { loadDataDir: await emptyDump });
}

/** The migrated template, packed and kept on disk: initialising PGlite takes seconds, loading it does not. */
export async function templateFile(): Promise<string> {
  return await keptDump({
    folder: CACHE_FOLDER,
    ending: '.tar',
    madeOf: [templateKey],
    make: () => packDatabase('none', addTools),
  });
}

async function openOnPostgres(server: string): Promise<PostgresConnection> {
  const admin = new Pool({ connectionString: server, max: 1 });
  try {
    const template = await postgresTemplate(admin, server);
    const name = `exchange_test_${crypto.randomUUID().replaceAll('-', '')}`;
    await admin.query(`create database ${name} template ${template}`);
    const connection = connectPostgres(databaseUrl(server, name), { maxConnections: 20 });
    // Hundreds of simultaneous calls wait for their turn, however busy the machine is.
    connection.pool.options.connectionTimeoutMillis = 60_000;
    return {
      ...connection,
      close: async () => {
        await connection.close();
        await admin.query(`drop database ${name} with (force)`);
        await admin.end();
      },
    };
  } catch (error) {
    await admin.end();
    throw error;
  }
}

/** One template for each state of the migrations; test files that run at the same time share it. */
async function postgresTemplate(admin: Pool, server: string): Promise<string> {
  const { rows } = await admin.query<{ name: string }>(
    `select 'exchange_template_' || md5($1) as name`,
    [templateKey],
  );
  const name = rows[0]?.name ?? '';
  // The pool has only one connection, so the one that took the session's lock also releases it.
  await admin.query(`select pg_advisory_lock(hashtext($1))`, [name]);
  try {
    const existing = await admin.query(`select from pg_database where datname = $1`, [name]);
    if (existing.rowCount) return name;
    // Filled under another name, so that a run that is killed halfway leaves no half-filled template.
    const draft = `${name}_draft`;
    await admin.query(`drop database if exists ${draft} with (force)`);
    await admin.query(`create database ${draft} template template0 encoding 'UTF8'`);
    const connection = connectPostgres(databaseUrl(server, draft));
    try {
      await migrate(connection.db);
      await addTools(connection.db);
    } finally {
      await connection.close();
    }
    await admin.query(`alter database ${draft} rename to ${name}`);
    return name;
  } finally {
    await admin.query(`select pg_advisory_unlock(hashtext($1))`, [name]);
  }
}

function databaseUrl(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
