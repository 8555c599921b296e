import type { BuyerAccount, BuyerAccountStatus } from '@generated/model';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { buyerAccountRows, documentRows } from '../../db/schema';
import { documentBody, type ReadingCall } from '../../documents/document-body';

export type BuyerAccountRow = typeof buyerAccountRows.$inferSelect;

export async function buyerAccountBody(
  db: Database,
  row: BuyerAccountRow,
  call: ReadingCall,
): Promise<BuyerAccount> {
  const documents = await documentsOf(db, row);
  return {
    status: row.status,
    account_type: row.account_type,
    legal_name: row.legal_name,
    registration_number: row.registration_number,
    registration_country: row.registration_country,
    website: row.website,
    signatory_name: row.signatory_name,
    signatory_title: row.signatory_title,
    accreditation_basis: row.accreditation_basis,
    investment_min: row.investment_min,
    investment_max: row.investment_max,
    currency: row.currency,
    case_ids: row.case_ids,
    source_of_funds: row.source_of_funds,
    documents: await Promise.all(documents.map((document) => documentBody(document, call))),
    rejection_reason: row.rejection_reason,
    earlier_reason: row.earlier_reason,
    submitted_at: row.submitted_at?.toISOString() ?? null,
    reviewed_at: row.reviewed_at?.toISOString() ?? null,
    lock_version: row.lock_version,
    updated_at: row.updated_at.toISOString(),
  };
}

/** Latest first. */
export async function documentsOf(db: Database, { id }: Pick<BuyerAccountRow, 'id'>) {
  return await db
    .select()
    .from(documentRows)
    .where(eq(documentRows.buyer_account_id, id))
    .orderBy(desc(documentRows.created_at), desc(documentRows.id));
}

/** The status of a user's buyer account. */
export async function buyerAccountState(
  db: Database,
  user: { id: number; buyer_account_status: BuyerAccountStatus },
  call: ReadingCall,
) {
  const [row] = await db
    .select()
    .from(buyerAccountRows)
    .where(eq(buyerAccountRows.user_id, user.id));
  const account = row ? await buyerAccountBody(db, row, call) : null;
  return { status: user.buyer_account_status, account };
}
