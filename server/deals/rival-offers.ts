import { and, eq, ne, type SQL } from 'drizzle-orm';
import { type NegotiationRow, offerRows } from '../db/schema';

/** The pending offers of other negotiations about the claim, which an acceptance closes. */
export function rivalsOf({
  id,
  claim_id,
}: Pick<NegotiationRow, 'id' | 'claim_id'>): SQL | undefined {
  return and(
    eq(offerRows.claim_id, claim_id),
    eq(offerRows.status, 'pending'),
    ne(offerRows.negotiation_id, id),
  );
}
