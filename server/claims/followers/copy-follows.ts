import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { type ClaimRow, followRows } from '../../db/schema';

/** The most claims that a user can follow, and the most cases. */
export const MOST_FOLLOWED = 1_000;

interface Split {
  from: Pick<ClaimRow, 'id'>;
  to: Pick<ClaimRow, 'id'>;
  /** The user who bought what was followed. */
  buyerId: number;
}

/**
 * Lets the followers of a claim follow the rest of it, with the date of their original follow; a trigger counts them.
 */
export async function copyFollows(db: Database, { from, to, buyerId }: Split): Promise<void> {
  await db.execute(sql`
    insert into ${followRows} (user_id, claim_id, ask_percent_then, created_at)
    select f.user_id, ${to.id}::int, f.ask_percent_then, f.created_at from ${followRows} f
    where f.claim_id = ${from.id} and f.user_id <> ${buyerId} and (
      select count(*) from ${followRows} own where own.user_id = f.user_id and own.claim_id is not null
    ) < ${MOST_FOLLOWED}`);
}
