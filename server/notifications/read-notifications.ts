import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { notificationRows } from '../db/schema';
import { broadcastNotifications } from '../ports/broadcast';
import type { Hub } from '../ports/hub';

interface Reading extends Pick<Hub, 'publish'> {
  db: Database;
  now: Date;
}

/** Marks a user's notifications as read, and tells their tabs if any was unread. */
export async function readNotifications(
  work: Reading,
  userId: number,
  which: SQL | undefined,
): Promise<void> {
  const { id, user_id, read_at } = notificationRows;
  const unread = work.db
    .select({ id })
    .from(notificationRows)
    .where(and(eq(user_id, userId), isNull(read_at), which))
    // Two tabs that mark the same notifications lock them in one order; otherwise each would wait for the other.
    .orderBy(asc(id))
    .for('no key update');
  const read = await work.db
    .update(notificationRows)
    .set({ read_at: work.now })
    // An array is computed once.
    .where(sql`${id} = any(array(${unread}))`)
    .returning({ id });
  if (read.length > 0) broadcastNotifications(work, userId);
}
