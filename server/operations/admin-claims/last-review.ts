import type { LastReview, ReviewedDocument } from '@generated/model';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { claimRows, type ClaimRow } from '../../db/schema';
import { fieldsOf } from '../my-claims/claim-fields';
import { documentsOf } from '../my-claims/my-claim-body';

/** The terms that a reviewer has read: everything but the minimum price, which only the seller knows. */
export function reviewedTerms(
  claim: ClaimRow,
  documents: readonly ReviewedDocument[],
  endedAt: Date,
): LastReview {
  const { minimum_percent: _own, ...fields } = fieldsOf(claim);
  return {
    ended_at: endedAt.toISOString(),
    fields,
    documents: documents.map(({ id, kind, redacted }) => ({ id, kind, redacted })),
  };
}

/**
 * Keeps the reviewed terms for the next reviewer, who sees what the seller has changed since.
 * @param claim locked in this transaction, as it was before the decision.
 */
export async function keepLastReview(db: Database, claim: ClaimRow, endedAt: Date): Promise<void> {
  const documents = await documentsOf(db, claim.id);
  const last_review = reviewedTerms(claim, documents, endedAt);
  await db.update(claimRows).set({ last_review }).where(eq(claimRows.id, claim.id));
}
