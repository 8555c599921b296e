import type { Database } from '../db/database';
import { outboxEmailRows } from '../db/schema';
import type { Mail } from './letter';

/** Delays a mail and drops it if the reader has read the conversation by then. */
export interface UnlessRead {
  conversation_id: number;
  /** The reader of the conversation. */
  user_id: number;
  /** The time that the reader has, in milliseconds. */
  withinMs: number;
}

/**
 * Writes a mail in the transaction that causes it: no change without its mail, no mail without its change.
 * @param unlessRead for a mail that waits; without it the mail is sent at once.
 */
export async function enqueueMail(
  tx: Database,
  to: string,
  mail: Mail,
  { now, unlessRead }: { now: Date; unlessRead?: UnlessRead | undefined },
): Promise<void> {
  await tx.insert(outboxEmailRows).values({
    ...mail,
    to,
    created_at: now,
    next_attempt_at: new Date(now.getTime() + (unlessRead?.withinMs ?? 0)),
    conversation_id: unlessRead?.conversation_id ?? null,
    user_id: unlessRead?.user_id ?? null,
  });
}
