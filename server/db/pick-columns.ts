import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Some columns of a table by their names, for `select`. */
export function pickColumns<
  Table extends PgTable,
  Name extends keyof Table['_']['columns'] & string,
>(table: Table, ...names: Name[]): Pick<Table['_']['columns'], Name> {
  const columns: Table['_']['columns'] = getTableColumns(table);
  // Each name is that of a column of the table, and there are no other names.
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<
    Table['_']['columns'],
    Name
  >;
}
