import { eq } from 'drizzle-orm';
import { userRows, type ClaimRow } from '../db/schema';
import { type ClaimNews, claimMail } from '../mail/claim-news';
import type { Work } from '../unit-of-work/change';

/** Tells the seller something of the claim. */
export async function tellSeller(
  work: Work,
  { id, reference, user_id }: ClaimRow,
  news: ClaimNews,
  note: string | null = null,
): Promise<void> {
  const [seller] = await work.db.select().from(userRows).where(eq(userRows.id, user_id));
  if (seller) await work.tell(seller, 'claim', claimMail, { id, reference, news, note });
}
