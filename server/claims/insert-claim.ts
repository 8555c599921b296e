import type { Database } from '../db/database';
import { claimRows, type ClaimRow } from '../db/schema';
import { withFreeReference } from './reference';

/** Writes a new claim with a reference of its own. */
export async function insertClaim(
  db: Database,
  values: Omit<typeof claimRows.$inferInsert, 'reference'>,
): Promise<ClaimRow> {
  return await withFreeReference('CLM', (reference) =>
    db
      .insert(claimRows)
      .values({ ...values, reference })
      .onConflictDoNothing({ target: claimRows.reference })
      .returning(),
  );
}
