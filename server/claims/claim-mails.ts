import { eq } from 'drizzle-orm';
import type { ClaimEvent } from '@/domain/claims/claim-state';
import { userRows } from '../db/schema';
import { type ClaimNews, claimMail } from '../mail/claim-news';
import type { Work } from '../unit-of-work/change';
import type { ClaimRow } from './lock-claim';

/** What the seller did not do, and therefore learns by mail. */
const NEWS: Partial<Record<ClaimEvent, ClaimNews>> = {
  approve: 'listed',
  request_changes: 'changes_requested',
  reject: 'rejected',
  expire: 'expired',
};

/** Tells the seller, unless claim notifications are switched off. */
export async function mailSeller(
  work: Work,
  { id, reference, user_id }: ClaimRow,
  { change, note }: { change: ClaimEvent; note: string | null },
): Promise<void> {
  const news = NEWS[change];
  if (!news) return;
  const [seller] = await work.db
    .select({
      email: userRows.email,
      first_name: userRows.first_name,
      wanted: userRows.claim_notifications,
    })
    .from(userRows)
    .where(eq(userRows.id, user_id));
  if (seller?.wanted) await work.mail(seller, claimMail, { id, reference, news, note });
}
