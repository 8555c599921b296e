import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';

const ROWS_PER_STATEMENT = 1_000;

/**
 * Inserts many rows as one JSON parameter: 400 claims would otherwise be 20,000 parameters. Every row has the keys of
 * the first one; other columns keep their defaults. Does not take bytea.
 */
export async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly (Table['$inferInsert'] & { id?: number })[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const known = getTableColumns(table);
  const columns = Object.keys(first);
  const unknown = columns.find((column) => !(column in known));
  if (unknown) throw new Error(`The table ${getTableName(table)} has no column ${unknown}.`);
  const names = sql.raw(columns.map((column) => `"${column}"`).join(', '));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const batch = JSON.stringify(rows.slice(start, start + ROWS_PER_STATEMENT));
    await db.execute(sql`
      insert into ${table} (${names}) overriding system value
      select ${names} from jsonb_populate_recordset(null::${table}, ${batch}::jsonb)
    `);
  }
}

/** Call it after inserting rows with chosen ids: the next id is one more than the greatest. */
export async function resetIds(db: Database, tables: readonly PgTable[]): Promise<void> {
  for (const table of tables) {
    const name = getTableName(table);
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), greatest(max(id), 1), max(id) is not null) from ${table}`,
    );
  }
}
