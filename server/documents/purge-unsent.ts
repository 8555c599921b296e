import { and, asc, eq, inArray, isNotNull, lte, notExists, sql } from 'drizzle-orm';
import { DAY } from '@/domain/time';
import { documentRows, messageDocumentRows } from '../db/schema';
import type { Work } from '../unit-of-work/change';
import { documentStore } from './document-store';

/**
 * Deletes documents that our staff uploaded for a message but did not send: staff see them nowhere else. A user's
 * documents stay among the saved ones.
 * @returns how many, at most `limit`.
 */
export async function purgeUnsent({ db, now }: Work, limit: number): Promise<number> {
  const sent = db
    .select({ one: sql`1` })
    .from(messageDocumentRows)
    .where(eq(messageDocumentRows.document_id, documentRows.id));
  const unsent = await db
    .select({ id: documentRows.id })
    .from(documentRows)
    .where(
      and(
        isNotNull(documentRows.admin_id),
        lte(documentRows.created_at, new Date(now.getTime() - DAY)),
        notExists(sent),
      ),
    )
    .orderBy(asc(documentRows.created_at))
    .limit(limit)
    .for('update', { of: documentRows, skipLocked: true });
  const ids = unsent.map(({ id }) => id);
  for (const id of ids) await documentStore.remove(db, id);
  await db.delete(documentRows).where(inArray(documentRows.id, ids));
  return ids.length;
}
