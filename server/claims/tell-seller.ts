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

/** Tells the seller what became of the claim. */
export async function tellSeller(
  work: Work,
  claim: ClaimRow,
  { change, note }: { change: ClaimEvent; note: string | null },
): Promise<void> {
  const news = NEWS[change];
  if (news) await tellSellerNews(work, claim, news, note);
}

/** Tells the seller something of the claim. */
export async function tellSellerNews(
  work: Work,
  { id, reference, user_id }: ClaimRow,
  news: ClaimNews,
  note: string | null = null,
): Promise<void> {
  const [seller] = await work.db.select().from(userRows).where(eq(userRows.id, user_id));
  if (seller) await work.tell(seller, 'claim', claimMail, { id, reference, news, note });
}
