import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Pool } from 'pg';
import { connectPglite, type PgliteConnection } from './connect-pglite';
import { connectPostgres } from './connect-postgres';
import type { Connection } from './database';
import { migrate, migrations } from './migrate';

const CACHE_FOLDER = '.cache/test-databases';

/** Fills a database. Within a test file PGlite copies the filled one again, by its name. */
export interface Fixture {
  name: string;
  fill(db: Connection['db']): Promise<unknown>;
}

/**
 * A migrated database of one's own: PGlite in memory, or PostgreSQL where `TEST_DATABASE_URL` names a server. The first
 * call makes a template, the next ones copy it. Close it: PGlite keeps the process alive, PostgreSQL the database.
 */
export async function openTestDatabase(fixture?: Fixture): Promise<Connection> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? openOnPostgres(server, fixture) : openOnPglite(fixture);
}

const dumps = new Map<string, Promise<Blob>>();

async function openOnPglite(fixture?: Fixture): Promise<PgliteConnection> {
  const key = fixture?.name ?? '';
  const dump = dumps.get(key) ?? makeDump(fixture);
  dumps.set(key, dump);
  return connectPglite('memory://', { loadDataDir: await dump });
}

async function makeDump(fixture?: Fixture): Promise<Blob> {
  if (!fixture) return cachedDump();
  const connection = await openOnPglite();
  try {
    await fixture.fill(connection.db);
    return await connection.client.dumpDataDir('none');
  } finally {
    await connection.close();
  }
}

/** The migrated template is kept on disk: to initialise PGlite takes seconds in every test file, to load it does not. */
async function cachedDump(): Promise<Blob> {
  const key = createHash('sha256')
    .update(await readFile('node_modules/@electric-sql/pglite/package.json'))
    .update(JSON.stringify(migrations))
    .digest('hex')
    .slice(0, 16);
  const path = join(CACHE_FOLDER, `${key}.tar`);
  try {
    return new Blob([await readFile(path)]);
  } catch {
    const connection = await connectPglite('memory://');
    try {
      await migrate(connection.db);
      const dump = await connection.client.dumpDataDir('none');
      await keepDump(path, dump);
      return dump;
    } finally {
      await connection.close();
    }
  }
}

async function keepDump(path: string, dump: Blob): Promise<void> {
  await mkdir(CACHE_FOLDER, { recursive: true });
  // Renamed when it is complete: other test files may look for it at this moment.
  const draft = `${path}.${crypto.randomUUID()}`;
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()));
  await rename(draft, path);
  const outdated = (await readdir(CACHE_FOLDER)).filter(
    (name) => name.endsWith('.tar') && name !== basename(path),
  );
  await Promise.all(outdated.map((name) => rm(join(CACHE_FOLDER, name), { force: true })));
}

async function openOnPostgres(server: string, fixture?: Fixture): Promise<Connection> {
  const admin = new Pool({ connectionString: server, max: 1 });
  try {
    const template = await postgresTemplate(admin, server);
    const name = `exchange_test_${crypto.randomUUID().replaceAll('-', '')}`;
    await admin.query(`create database ${name} template ${template}`);
    const connection = connectPostgres(databaseUrl(server, name), { maxConnections: 20 });
    await fixture?.fill(connection.db);
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

/** Without fixtures: their rows may change while their name stays. One template for each state of the migrations; test files that run at the same time share it. */
async function postgresTemplate(admin: Pool, server: string): Promise<string> {
  const { rows } = await admin.query<{ name: string }>(
    `select 'exchange_template_' || md5($1) as name`,
    [JSON.stringify(migrations)],
  );
  const name = rows[0]?.name ?? '';
  // The pool has one connection, so the lock of the session is released by the same one.
  await admin.query(`select pg_advisory_lock(hashtext($1))`, [name]);
  try {
    const existing = await admin.query(`select from pg_database where datname = $1`, [name]);
    if (existing.rowCount) return name;
    // Filled under another name: a run that is killed in the middle leaves no half template.
    const draft = `${name}_draft`;
    await admin.query(`drop database if exists ${draft} with (force)`);
    await admin.query(`create database ${draft} template template0 encoding 'UTF8'`);
    const connection = connectPostgres(databaseUrl(server, draft));
    try {
      await migrate(connection.db);
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
