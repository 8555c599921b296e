import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { check, type CheckBuilder, type PgTable } from 'drizzle-orm/pg-core';

/** A CHECK for each column with an `enum`: it holds one of the values, or null. A generated column needs none. */
export function knownValues(table: PgTable): CheckBuilder[] {
  return Object.values(getTableColumns(table)).flatMap((column) => {
    if (!column.enumValues || column.generated) return [];
    // The values are the constants of `enums.ts`, which are letters and underscores, so there is nothing to escape.
    const values = sql.raw(column.enumValues.map((value) => `'${value}'`).join(', '));
    const name = `${getTableName(table)}_${column.name}_known`;
    return [check(name, sql`${column} in (${values})`)];
  });
}
