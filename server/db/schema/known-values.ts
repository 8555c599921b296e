import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { check, type CheckBuilder, type PgTable } from 'drizzle-orm/pg-core';

/** A CHECK for each column with an `enum`: it holds one of these values (or null). One that is generated needs none. */
export function knownValues(table: PgTable): CheckBuilder[] {
  return Object.values(getTableColumns(table)).flatMap((column) => {
    if (!column.enumValues || column.generated) return [];
    // The values are the constants of `enums.ts`: letters and underscores, nothing to escape.
    const values = sql.raw(column.enumValues.map((value) => `'${value}'`).join(', '));
    const name = `${getTableName(table)}_${column.name}_known`;
    return [check(name, sql`${column} in (${values})`)];
  });
}
