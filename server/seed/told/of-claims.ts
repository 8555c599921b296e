import { asc, eq } from 'drizzle-orm';
import { claimMail, type ClaimNews } from '../../mail/claim-news';
import type { Database } from '../../db/database';
import { claimEventRows, claimRows } from '../../db/schema';
import type { Told } from './told';

const OF_CLAIM: Partial<Record<(typeof claimEventRows.$inferSelect)['type'], ClaimNews>> = {
  listed: 'listed',
  changes_requested: 'changes_requested',
  rejected: 'rejected',
  expired: 'expired',
};

/** What sellers were told about their claims. */
export async function ofClaims(db: Database): Promise<Told[]> {
  const rows = await db
    .select({ event: claimEventRows, claim: claimRows })
    .from(claimEventRows)
    .innerJoin(claimRows, eq(claimRows.id, claimEventRows.claim_id))
    .orderBy(asc(claimEventRows.id));
  return rows.flatMap(({ event, claim: { id, reference, user_id } }): Told[] => {
    const isTakenOff = event.type === 'paused' && event.actor_role === 'staff';
    const news = isTakenOff ? 'paused' : OF_CLAIM[event.type];
    if (!news) return [];
    const letter: Told['letter'] = (head) =>
      claimMail({ ...head, id, reference, news, note: event.note });
    return [{ userId: user_id, category: 'claim', letter, at: event.occurred_at }];
  });
}
