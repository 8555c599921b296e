import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { type Connection, rowsOf } from './database';
import { migrate, MigrationError, migrations } from './migrate';
import { openTestDatabase, TABLE_NAMES } from './testing/test-database';

const open: Connection[] = [];
const openDatabase = async () => {
  const connection = await openTestDatabase();
  open.push(connection);
  return connection.db;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((connection) => connection.close()));
});

test('a migrated database has the tables of the schema and needs no migration', async () => {
  const db = await openDatabase();
  expect(await migrate(db)).toEqual([]);
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const names = tables.map(({ name }) => name);
  expect(names.toSorted()).toEqual([...TABLE_NAMES, 'schema_migrations'].toSorted());
});

test('new migrations are applied in the order of their names, once', async () => {
  const db = await openDatabase();
  const more = {
    ...migrations,
    '9002_fill': `insert into notes values ('b')`,
    '9001_notes': `create table notes (body text)--> statement-breakpoint\ninsert into notes values ('a')`,
  };
  expect(await migrate(db, more)).toEqual(['9001_notes', '9002_fill']);
  expect(await migrate(db, more)).toEqual([]);
  expect(await rowsOf(db, sql`select body from notes order by body`)).toEqual([
    { body: 'a' },
    { body: 'b' },
  ]);
});

test('a failed migration leaves the schema of the one before and names itself', async () => {
  const db = await openDatabase();
  const failing = {
    ...migrations,
    '9001_broken': `create table half (body text)--> statement-breakpoint\ninsert into nowhere values (1)`,
    '9002_never': `create table never (body text)`,
  };
  const error = await migrate(db, failing).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(MigrationError);
  expect(String(error)).toContain('9001_broken failed: relation "nowhere" does not exist');
  expect(
    await rowsOf(db, sql`select to_regclass('half') as half, to_regclass('never') as never`),
  ).toEqual([{ half: null, never: null }]);
  expect(await migrate(db)).toEqual([]);
});

test('a migration that was changed after it had been applied is refused', async () => {
  const db = await openDatabase();
  const [first = ''] = Object.keys(migrations);
  const changed = { ...migrations, [first]: `${migrations[first]}\n-- changed` };
  await expect(migrate(db, changed)).rejects.toThrow(
    `${first} was changed after it had been applied`,
  );
  const windows = { ...migrations, [first]: migrations[first]?.replaceAll('\n', '\r\n') ?? '' };
  expect(await migrate(db, windows)).toEqual([]);
});

test('processes that migrate at the same time apply each migration once', async () => {
  const db = await openDatabase();
  const more = { ...migrations, '9001_notes': `create table notes (body text)` };
  const runs = await Promise.all([1, 2, 3].map(() => migrate(db, more)));
  expect(runs.flat()).toEqual(['9001_notes']);
});
