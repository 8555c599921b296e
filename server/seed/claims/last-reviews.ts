import Big from 'big.js';
import { asc, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { pickColumns } from '../../db/pick-columns';
import { claimEventRows, claimRows, documentRows } from '../../db/schema';
import { reviewedTerms } from '../../operations/admin-claims/last-review';
import { minutes } from '../clock';
import type { SeededClaim } from './claims';

/** What the reviewer wrote about the claims that were resubmitted. */
export const TOO_LARGE =
  'The face amount has one digit more than the documents show. Please correct it.';

/** When a claim in review was first submitted and changes were requested; null if this is its first review. */
export function firstReviewOf({ id, status, created_at, submitted_at }: SeededClaim) {
  if (status !== 'in_review' || id % 3 > 0 || !created_at || !submitted_at) return null;
  const after = (share: number) =>
    minutes(created_at.getTime() + share * (submitted_at.getTime() - created_at.getTime()));
  return { submittedAt: after(0.3), endedAt: after(0.7) };
}

/** Keeps what our staff read in the latest finished review of each claim. */
export async function keepLastReviews(db: Database): Promise<void> {
  const ended = new Map<number, Date>();
  const events = await db.select().from(claimEventRows).orderBy(asc(claimEventRows.id));
  for (const { claim_id, type, occurred_at } of events)
    if (REVIEWS.has(type)) ended.set(claim_id, occurred_at);
  const documents = Map.groupBy(
    await db
      .select(pickColumns(documentRows, 'id', 'claim_id', 'kind', 'redacted'))
      .from(documentRows)
      .orderBy(asc(documentRows.id)),
    (document) => document.claim_id,
  );
  const claims = await db.select().from(claimRows).orderBy(asc(claimRows.id));
  const reviews = claims.flatMap((claim) => {
    const endedAt = ended.get(claim.id);
    if (!endedAt) return [];
    const last_review = reviewedTerms(claim, documents.get(claim.id) ?? [], endedAt);
    if (claim.status === 'in_review')
      last_review.fields.face_amount = new Big(claim.face_amount).times(10).toFixed();
    return [{ id: claim.id, last_review }];
  });
  await db.execute(sql`
    update claims c set last_review = r.last_review
    from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb) as r (id integer, last_review jsonb)
    where c.id = r.id
  `);
}

const REVIEWS = new Set(['listed', 'changes_requested', 'rejected']);
