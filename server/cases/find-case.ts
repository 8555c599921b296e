import { and, eq, ne, or, sql } from 'drizzle-orm';
import { builtOnce, UNNAMED } from '../db/built-once';
import type { Database } from '../db/database';
import { recordIdOf } from '../calls/record-id';
import { caseRows, type ClaimRow } from '../db/schema';

const caseIdByKey = builtOnce((db) =>
  db
    .select({ id: caseRows.id })
    .from(caseRows)
    .where(isReadableUnderKey)
    .orderBy(byIdFirst)
    .limit(1)
    .prepare(UNNAMED),
);

const caseByKey = builtOnce((db) =>
  db.select().from(caseRows).where(isReadableUnderKey).orderBy(byIdFirst).limit(1).prepare(UNNAMED),
);

/** A readable case; undefined if there is none. */
export async function findCase(db: Database, idOrCode: string) {
  const [row] = await caseByKey(db).execute(caseKey(idOrCode));
  return row;
}

/** The number of a readable case; null if there is none. */
export async function findCaseId(db: Database, idOrCode: string): Promise<number | null> {
  const [row] = await caseIdByKey(db).execute(caseKey(idOrCode));
  return row?.id ?? null;
}

const id = sql.placeholder('id');

/** Execute it with a `caseKey`. Paused and closed cases can be read, drafts cannot. */
export const isReadableUnderKey = and(
  ne(caseRows.status, 'draft'),
  or(eq(caseRows.id, id), eq(caseRows.case_code, sql.placeholder('code'))),
);

/** A code may consist of digits. If it is also another case's number, the number wins. */
export const byIdFirst = sql`(${caseRows.id} = ${id}) desc`;

/** No case has the number 0. */
export function caseKey(idOrCode: string): { id: number; code: string } {
  return { id: recordIdOf(idOrCode) ?? 0, code: idOrCode };
}

/** The case of a claim, whatever its status. */
export async function caseOf(db: Database, claim: Pick<ClaimRow, 'id' | 'case_id'>) {
  const [of] = await db.select().from(caseRows).where(eq(caseRows.id, claim.case_id));
  if (!of) throw new Error(`Claim ${claim.id} has no case.`);
  return of;
}
