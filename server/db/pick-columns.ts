import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Some columns of a table by their names, for `select`. */
export function pickColumns<
  Table extends PgTable,
  Name extends keyof Table['_']['columns'] & string,
>(table: Table, ...names: Name[]): Pick<Table['_']['columns'], Name> {
  const columns: Table['_']['columns'] = getTableColumns(table);
  // Each name stands for a column of the table, and no other does.
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<
    Table['_']['columns'],
    Name
  >;
}
