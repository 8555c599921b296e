import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { caseRows, type ClaimRow, userRows } from '../../db/schema';
import { listedStatus } from '../case-bodies';

export type SellerAndCase = Awaited<ReturnType<typeof sellerAndCaseOf>>;

/** The statuses of a claim's seller and case: what our staff may do with the claim depends on both. */
export async function sellerAndCaseOf(
  db: Database,
  { id, user_id, case_id }: Pick<ClaimRow, 'id' | 'user_id' | 'case_id'>,
) {
  const [found] = await db
    .select({ seller: { status: userRows.status }, case: { status: caseRows.status } })
    .from(caseRows)
    .innerJoin(userRows, eq(userRows.id, user_id))
    .where(eq(caseRows.id, case_id))
    .limit(1);
  if (!found) throw new Error(`Claim ${id} has no case or no seller.`);
  return { seller: found.seller, case: { status: listedStatus(found.case.status) } };
}
