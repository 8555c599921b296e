import type { Database } from '../db/database';
import { outboxEmailRows } from '../db/schema';
import type { Mail } from './letter';

/** Writes a mail in the transaction that causes it: no change without its mail, no mail without its change. */
export async function enqueueMail(tx: Database, to: string, mail: Mail, now: Date): Promise<void> {
  await tx.insert(outboxEmailRows).values({ ...mail, to, created_at: now, next_attempt_at: now });
}
