import { and, eq, gte, sql, type SQLWrapper } from 'drizzle-orm';
import * as PAGES from '@/domain/pages/page-paths';
import { patternStart } from '@/domain/pages/path-patterns';
import type { Database } from '../../db/database';
import { notificationRows } from '../../db/schema';

/** Whether a follow or an instant search has led somebody to a claim since then. */
export function wasToldAtOnce(
  db: Database,
  userId: number | SQLWrapper,
  { claimId, since }: { claimId: number | SQLWrapper; since: Date | SQLWrapper },
) {
  const { user_id, category, path, created_at } = notificationRows;
  return db
    .select({ one: sql`1` })
    .from(notificationRows)
    .where(
      and(
        eq(user_id, userId),
        eq(category, 'case_follow'),
        sql`${path} = ${patternStart(PAGES.claim)}::text || ${claimId}::int`,
        gte(created_at, since),
      ),
    );
}
