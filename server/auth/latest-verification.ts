import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { identityVerificationRows } from '../db/schema';

/** Selects a user's last submission, which is the one that decides. */
export function isLatestVerification(userId: number | AnyPgColumn) {
  const { user_id, attempt } = identityVerificationRows;
  return and(
    eq(user_id, userId),
    sql`${attempt} = (select max(v.attempt) from ${identityVerificationRows} v where v.user_id = ${userId})`,
  );
}

export async function latestVerification(db: Database, userId: number) {
  const [latest] = await db
    .select()
    .from(identityVerificationRows)
    .where(isLatestVerification(userId));
  return latest;
}
