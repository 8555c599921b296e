import type { AgreementAcceptance, AgreementKind } from '@generated/model';
import { and, desc, eq, exists, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { agreementAcceptanceRows } from '../db/schema';
import { currentAgreement } from './agreements';

/** The last version that a user has accepted, or undefined. */
export async function lastAcceptance(
  db: Database,
  userId: number,
  kind: AgreementKind,
): Promise<AgreementAcceptance | undefined> {
  const [row] = await db
    .select()
    .from(agreementAcceptanceRows)
    .where(and(eq(agreementAcceptanceRows.user_id, userId), eq(agreementAcceptanceRows.kind, kind)))
    // Versions are years and months, so their alphabetical order is chronological.
    .orderBy(desc(agreementAcceptanceRows.version))
    .limit(1);
  return (
    row && {
      version: row.version,
      typed_name: row.typed_name,
      accepted_at: row.accepted_at.toISOString(),
    }
  );
}

/** Whether the user of a row has accepted the access agreement that is in force. */
export function acceptedInForce(db: Database, userId: AnyPgColumn | number): SQL<boolean> {
  const { version } = currentAgreement('buyer_access');
  const accepted = db
    .select({ found: sql`1` })
    .from(agreementAcceptanceRows)
    .where(
      and(
        eq(agreementAcceptanceRows.user_id, userId),
        eq(agreementAcceptanceRows.kind, 'buyer_access'),
        eq(agreementAcceptanceRows.version, version),
      ),
    );
  return sql<boolean>`${exists(accepted)}`;
}
