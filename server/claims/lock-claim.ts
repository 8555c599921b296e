import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { claimRows, type ClaimRow } from '../db/schema';

/**
 * The claim as it is now, unchanged by others until the transaction ends; undefined if there is none or, with `owner`,
 * it is somebody else's. Lock its documents after it.
 */
export async function lockClaim(
  tx: Database,
  { id, owner }: { id: number; owner?: number | undefined },
): Promise<ClaimRow | undefined> {
  const [claim] = await tx
    .select()
    .from(claimRows)
    .where(
      and(eq(claimRows.id, id), owner === undefined ? undefined : eq(claimRows.user_id, owner)),
    )
    .limit(1)
    // Weaker than FOR UPDATE: rows that only refer to the claim, such as follows, can still be written.
    .for('no key update');
  return claim;
}
