import { type SQL, sql } from 'drizzle-orm';
import { conversationRows } from '../db/schema';

/**
 * When contact data are marked now, as `contact_data_marked_at`: later than any mark before. A change takes its instant before it
 * waits for others, which may have marked some meanwhile: staff who have looked at theirs would settle these unseen.
 */
export function markedNow({ now }: { now: Date }): SQL {
  const { contact_data_marked_at: before } = conversationRows;
  return sql`greatest(${now.toISOString()}::timestamptz, ${before} + interval '1 ms')`;
}
