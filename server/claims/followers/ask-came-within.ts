import type { SavedSearchParams } from '@generated/model';
import { and, eq, exists, gt, isNull, lte, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { claimEventRows, claimRows } from '../../db/schema';

/**
 * Whether a new ask brought a claim within the limit of a search, after `since` and up to `until`: before that, the
 * claim asked for more, or was open to offers. The query has `claims`, and checks whether the claim fits now.
 * @param also what else has to hold for that change.
 */
export function askCameWithin(
  db: Database,
  { max_ask_percent: limit }: SavedSearchParams,
  { since, until }: { since: Date | SQLWrapper; until: Date },
  also?: SQL,
): SQL {
  if (limit === undefined) return sql`false`;
  const { claim_id, type, occurred_at, ask_percent_before: before } = claimEventRows;
  return exists(
    db
      .select({ one: sql`1` })
      .from(claimEventRows)
      .where(
        and(
          eq(claim_id, claimRows.id),
          eq(type, 'price_changed'),
          gt(occurred_at, since),
          lte(occurred_at, until),
          or(isNull(before), gt(before, limit)),
          also,
        ),
      ),
  );
}
