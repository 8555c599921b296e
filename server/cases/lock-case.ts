import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../db/database';
import { caseRows } from '../db/schema';

/** A published case as it is now, unchanged by others until the transaction ends; undefined where there is none. */
export async function lockCase(tx: Database, id: number) {
  const [row] = await tx
    .select()
    .from(caseRows)
    .where(and(eq(caseRows.id, id), ne(caseRows.status, 'draft')))
    // Weaker than FOR UPDATE: claims of the case can still be written meanwhile.
    .for('no key update');
  return row;
}
