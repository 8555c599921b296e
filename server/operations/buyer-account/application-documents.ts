import { APPLICATION_DOCUMENT_KINDS } from '@/domain/buyers/buyer-account';
import { and, eq, inArray, isNull, notInArray, or } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { documentRows } from '../../db/schema';
import { refuse } from '../../calls/refusals';
import type { BuyerAccountRow } from './account-body';

/**
 * Makes these the documents of an application, and no others. Somebody else's document counts as unknown, and a
 * document of a claim stays with its claim.
 * @returns the refusal, or null.
 */
export async function chooseDocuments(
  tx: Database,
  { id, user_id }: Pick<BuyerAccountRow, 'id' | 'user_id'>,
  chosen: readonly number[] | undefined,
) {
  if (!chosen) return null;
  const ids = [...new Set(chosen)];
  const usable = and(
    inArray(documentRows.id, ids),
    eq(documentRows.user_id, user_id),
    eq(documentRows.status, 'ready'),
    inArray(documentRows.kind, [...APPLICATION_DOCUMENT_KINDS]),
    isNull(documentRows.claim_id),
    or(isNull(documentRows.buyer_account_id), eq(documentRows.buyer_account_id, id)),
  );
  await tx
    .update(documentRows)
    .set({ buyer_account_id: null })
    .where(and(eq(documentRows.buyer_account_id, id), notInArray(documentRows.id, ids)));
  const kept = await tx
    .update(documentRows)
    .set({ buyer_account_id: id })
    .where(usable)
    .returning({ id: documentRows.id });
  if (kept.length === ids.length) return null;
  const errors = { 'buyer_account.document_ids': ['One of these documents cannot be used.'] };
  return refuse('document_not_usable', { errors });
}
