import { type Placeholder, sql } from 'drizzle-orm';
import { UNNAMED } from './built-once';
import type { Database } from './database';

/** A query of all rows that can be cut to a page. */
export interface Cuttable<Row> {
  limit: (limit: number) => { offset: (offset: number) => PromiseLike<Row[]> };
}

/** The same query in Drizzle's form, with placeholders for the numbers. */
interface Preparable<Row> {
  limit: (limit: Placeholder) => {
    offset: (offset: Placeholder) => {
      prepare: (name: string) => { execute: (numbers: Record<string, unknown>) => Promise<Row[]> };
    };
  };
}

/** As many as are requested again and again. */
const MOST_KEPT = 200;

/**
 * Like `builtOnce`, for a list: its SQL is written once for each value of `asked`, whatever the page.
 * @param build makes the query from nothing but `asked`, which is kept as JSON.
 */
export function listBuiltOnce<Asked, Row>(
  build: (db: Database, asked: Asked) => Preparable<Row>,
): (db: Database, asked: Asked) => Cuttable<Row> {
  const kept = new WeakMap<Database, Map<string, Cuttable<Row>>>();
  return (db, asked) => {
    const lists = kept.get(db) ?? new Map<string, Cuttable<Row>>();
    kept.set(db, lists);
    const key = JSON.stringify(asked);
    const list = lists.get(key) ?? cuttable(build(db, asked));
    // Moved to the end: the list that was not requested for longest goes first.
    lists.delete(key);
    lists.set(key, list);
    for (const longest of lists.keys()) {
      if (lists.size <= MOST_KEPT) break;
      lists.delete(longest);
    }
    return list;
  };
}

function cuttable<Row>(query: Preparable<Row>): Cuttable<Row> {
  const statement = query
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(UNNAMED);
  return {
    limit: (limit) => ({ offset: (offset) => statement.execute({ limit, offset }) }),
  };
}
