import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { idempotencyKeyRows, type KeptAnswer } from '../db/schema';
import type { IdempotencyKey } from '../calls/operation-types';
import { refuse } from '../calls/refusals';

/** The earlier answer under this key, or the refusal if the key named another request; null for a new key. */
export async function answerBefore(db: Database, key: IdempotencyKey) {
  const { answer, request_hash } = idempotencyKeyRows;
  const [row] = await db
    .select({ answer, request_hash })
    .from(idempotencyKeyRows)
    .where(isKey(key))
    .limit(1);
  if (!row?.answer) return null;
  return row.request_hash === key.request_hash ? row.answer : refuse('idempotency_key_reused');
}

/**
 * Acts and keeps the answer in the transaction of the act: both are committed, or neither. If simultaneous requests use
 * the same key, the database lets one act. The others wait for its transaction to end and get its answer, or act
 * themselves if it was undone.
 */
export async function once<Answer>(
  tx: Database,
  key: IdempotencyKey,
  now: Date,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const taken = await tx
    .insert(idempotencyKeyRows)
    .values({ ...key, created_at: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeyRows.key });
  if (taken.length === 0) {
    const before = await answerBefore(tx, key);
    if (!before) throw new Error('The key ended at this moment.');
    // The contract has the answers of an operation, the kept one among them.
    return before as Answer;
  }
  const answer = await act();
  // Only operations take keys, and their answers have these parts. The one header is a token, which is not kept.
  const { status, body, headers } = answer as KeptAnswer & { headers?: Record<string, string> };
  const renewsSession = headers?.['Authorization'] !== undefined;
  await tx
    .update(idempotencyKeyRows)
    .set({ answer: { status, body, renewsSession } })
    .where(isKey(key));
  return answer;
}

function isKey({ caller, operation_id, key }: IdempotencyKey): SQL | undefined {
  return and(
    eq(idempotencyKeyRows.caller, caller),
    eq(idempotencyKeyRows.operation_id, operation_id),
    eq(idempotencyKeyRows.key, key),
  );
}
