import type { Database } from '../db/database';
import { outboxEmailRows } from '../db/schema';
import type { Mail } from './letter';

/** What keeps a mail back for a while, and lets it fall when it is needless by then. */
export interface UnlessRead {
  conversation_id: number;
  /** The reader. */
  user_id: number;
  /** Milliseconds that the reader has. */
  withinMs: number;
}

/**
 * Writes a mail in the transaction that causes it: no change without its mail, no mail without its change.
 * @param unlessRead of a mail that waits; without it the mail is sent at once.
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
