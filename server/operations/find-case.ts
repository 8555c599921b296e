import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { caseRows } from '../db/schema';

const LARGEST_ID = 2_147_483_647;

/** The number of a case that may be read; null where there is none. */
export async function findCaseId(db: Database, idOrCode: string): Promise<number | null> {
  const [row] = await db
    .select({ id: caseRows.id })
    .from(caseRows)
    .where(isReadable(idOrCode))
    .orderBy(byIdFirst(idOrCode))
    .limit(1);
  return row?.id ?? null;
}

/** Paused and closed cases can be read, drafts cannot. */
export function isReadable(idOrCode: string): SQL | undefined {
  const id = idOf(idOrCode);
  const named = eq(caseRows.case_code, idOrCode);
  return and(ne(caseRows.status, 'draft'), id === null ? named : or(eq(caseRows.id, id), named));
}

/** A code may consist of digits; where it is another case's number, the number wins. */
export function byIdFirst(idOrCode: string): SQL {
  return sql`(${caseRows.id} = ${idOf(idOrCode) ?? 0}) desc`;
}

function idOf(idOrCode: string): number | null {
  const id = /^\d{1,10}$/.test(idOrCode) ? Number(idOrCode) : 0;
  return id >= 1 && id <= LARGEST_ID ? id : null;
}
