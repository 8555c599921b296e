import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from './database';
import { caseRows, claimRows, userRows } from './schema';

/**
 * The condition of a search: every word of the query occurs in the column, which is a `search_text`, ignoring case and
 * accents. Words of one or two letters match the start of a word.
 * @returns undefined if the query is missing or blank, which restricts nothing.
 */
export function searchCondition(column: AnyPgColumn, query: string = ''): SQL | undefined {
  return and(...wordsOf(query).map((word) => sql`${column} like search_pattern(${word})`));
}

/** A search as a filter of a list. */
export const isFoundIn = (column: AnyPgColumn) => (query: string) => searchCondition(column, query);

/**
 * The search of claims looks at the reference and the case. The few cases are looked up first: as a subquery, they
 * would keep PostgreSQL from combining both indexes.
 */
export async function claimSearchCondition(db: Database, query: string): Promise<SQL | undefined> {
  const conditions = await Promise.all(
    wordsOf(query).map(async (word) => {
      const inReference = sql`${claimRows.search_text} like search_pattern(${word})`;
      const caseIds = await casesBySearch(db, word);
      if (caseIds.length === 0) return inReference;
      return or(inReference, inArray(claimRows.case_id, caseIds));
    }),
  );
  return and(...conditions);
}

/** Rows about claims whose reference has every word of the query. */
export function claimIdsBySearch(db: Database, column: AnyPgColumn, query: string): SQL {
  const condition = searchCondition(claimRows.search_text, query);
  return inArray(column, db.select({ id: claimRows.id }).from(claimRows).where(condition));
}

/** Every word of the query occurs in the text of the row, or in the reference of the claim that the row is about. */
export function searchWithClaim(
  db: Database,
  { search_text, claim_id }: { search_text: AnyPgColumn; claim_id: AnyPgColumn },
  query: string = '',
): SQL | undefined {
  const conditions = wordsOf(query).map((word) =>
    or(searchCondition(search_text, word), claimIdsBySearch(db, claim_id, word)),
  );
  return and(...conditions);
}

/** More people than this are no answer to a search for something that is about one of them. */
const MOST_PEOPLE = 100;

/**
 * The users whose name, company or email address has every word of the query; none if there are too many. They are
 * looked up first: as a subquery, they would keep PostgreSQL from combining indexes.
 */
export async function peopleBySearch(db: Database, query: string): Promise<number[]> {
  const found = await db
    .select({ id: userRows.id })
    .from(userRows)
    .where(searchCondition(userRows.search_text, query))
    .limit(MOST_PEOPLE + 1);
  return found.length > MOST_PEOPLE ? [] : found.map(({ id }) => id);
}

/** The few cases that have every word of the query. */
export async function casesBySearch(db: Database, query: string): Promise<number[]> {
  const found = await db
    .select({ id: caseRows.id })
    .from(caseRows)
    .where(searchCondition(caseRows.search_text, query));
  return found.map(({ id }) => id);
}

/** Each word is searched separately; the first words of a longer query narrow it enough. */
const MOST_WORDS = 8;

function wordsOf(query: string): string[] {
  const words = new Set(query.split(/\s+/).filter(Boolean));
  return [...words].slice(0, MOST_WORDS);
}
