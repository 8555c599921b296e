import { findUser } from '../auth/find-user';
import type { ClaimRow } from '../db/schema';
import { type ClaimNews, claimMail } from '../mail/claim-news';
import type { Work } from '../unit-of-work/change';

/** Tells the seller something about the claim. */
export async function tellSeller(
  work: Work,
  { id, reference, user_id }: ClaimRow,
  news: ClaimNews,
  note: string | null = null,
): Promise<void> {
  const seller = await findUser(work.db, user_id);
  if (seller) await work.tell(seller, 'claim', claimMail, { id, reference, news, note });
}
