import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from './database';

/**
 * Builds a statement with placeholders (`sql.placeholder('id')`) once, because nearly every request executes it:
 * building its SQL each time takes the event loop longer than the rest of the request. A placeholder's value is sent as
 * it is, so pass an instant as its ISO text.
 *
 * ```ts
 * const userById = builtOnce((db) =>
 *   db.select().from(userRows).where(eq(userRows.id, sql.placeholder('id'))).prepare(UNNAMED),
 * );
 * const [user] = await userById(db).execute({ id: 7 });
 * ```
 */
export function builtOnce<Statement>(
  build: (db: Database) => Statement,
): (db: Database) => Statement {
  const built = new WeakMap<Database, { statement: Statement }>();
  return (db) => {
    const known = built.get(db) ?? { statement: build(db) };
    built.set(db, known);
    return known.statement;
  };
}

/** A name would tie a statement to one connection, which PgBouncer may lend to somebody else between two statements. */
export const UNNAMED = '';

/** Whether the column is one of the ids that `idList` gives to the placeholder `ids`. */
export function isOneOfIds(column: AnyPgColumn): SQL {
  return sql`${column} = any(${sql.placeholder('ids')}::int[])`;
}

/** The ids as PostgreSQL writes a list: a placeholder's value has no type of its own. */
export function idList(ids: readonly number[]): { ids: string } {
  return { ids: `{${ids.join(',')}}` };
}
