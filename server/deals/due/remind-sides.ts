import { and, lte } from 'drizzle-orm';
import { isReminded } from '@/domain/deals/negotiation-state';
import { inOrder, negotiationOrders } from '../../db/list-orders';
import { isNotReminded, negotiationRows } from '../../db/schema';
import type { Work } from '../../unit-of-work/change';
import type { DueRows } from '../../unit-of-work/due-rows';
import { lockDeal } from '../lock-deal';
import { recordAndTell } from '../record-in-negotiation';

/**
 * Reminds both sides of the sale whose deadline passed first, once for each deadline. The buyers' access agreement
 * promises this before staff cancel an unpaid sale.
 * @returns false if there is none.
 */
export async function remindSides(work: Work, rows: DueRows): Promise<boolean> {
  const [due] = await work.db
    .select({ id: negotiationRows.id })
    .from(negotiationRows)
    .where(
      and(isNotReminded, lte(negotiationRows.due_at, work.now), rows.others(negotiationRows.id)),
    )
    .orderBy(...inOrder(negotiationOrders.due_at, 'asc'))
    .limit(1);
  if (!due) return false;
  rows.begin(due.id);
  const deal = await lockDeal(work.db, due.id);
  if (!deal) throw new Error(`Negotiation ${due.id} is gone.`);
  const { status, due_at, reminded_at } = deal.negotiation;
  // Somebody may have acted since it was read, or another process was faster.
  if (!isReminded(status) || !due_at || due_at > work.now || reminded_at) return true;
  await recordAndTell(work, deal, {
    event: 'deadline_passed',
    by: 'system',
    values: { reminded_at: work.now },
  });
  return true;
}
