import { eq, sql } from 'drizzle-orm';
import { storageLimit } from '@/domain/documents/document-limits';
import type { UserCaller } from '../calls/caller';
import type { CallBy } from '../calls/operation-types';
import { refuse } from '../calls/refusals';
import { documentRows } from '../db/schema';
import type { Work } from '../unit-of-work/change';

/** Any number will do: together with an account's number it names a lock. */
const STORAGE_LOCK = 7;

/** Why an account may not store more bytes, or null if it may. */
export async function storageRefusal({ db, caller }: Work<CallBy<UserCaller>>, bytes: number) {
  // Simultaneous files of one account are counted one after the other.
  await db.execute(sql`select pg_advisory_xact_lock(${STORAGE_LOCK}::int, ${caller.user.id}::int)`);
  const [{ stored } = { stored: 0 }] = await db
    .select({ stored: sql<number>`coalesce(sum(${documentRows.byte_size}), 0)::float8` })
    .from(documentRows)
    .where(eq(documentRows.user_id, caller.user.id));
  const limit = storageLimit(caller.user.email_verified_at !== null);
  return stored + bytes > limit ? refuse('storage_full') : null;
}
