import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { LinkStatus } from '@generated/model';
import { LINK_MS } from '@/domain/users/links/link-lifetimes';
import type { Database } from '../db/database';
import { oneTimeTokenRows, userRows } from '../db/schema';
import type { Work } from '../unit-of-work/change';
import type { UserRow } from '../calls/caller';
import { lockUser } from './lock-user';
import { hashSecret, newSecret } from '../crypto/secrets';

export type Purpose = (typeof oneTimeTokenRows.$inferSelect)['purpose'];

/** @returns the secret of a new link, which exists nowhere else in clear. */
export async function issueLink(
  { db, now }: Work,
  userId: number,
  purpose: Purpose,
  lifetimeMs: number = LINK_MS[purpose],
): Promise<string> {
  const secret = newSecret();
  await db.insert(oneTimeTokenRows).values({
    purpose,
    token_hash: await hashSecret(secret),
    user_id: userId,
    expires_at: new Date(now.getTime() + lifetimeMs),
    created_at: now,
  });
  return secret;
}

/** What a link would do now, without using it up; null for an unknown link. */
export async function linkState(
  db: Database,
  purpose: Purpose,
  secret: string,
  now: Date,
): Promise<{ state: LinkStatus; user: UserRow } | null> {
  const [found] = await db
    .select({ token: oneTimeTokenRows, user: userRows })
    .from(oneTimeTokenRows)
    .innerJoin(userRows, eq(userRows.id, oneTimeTokenRows.user_id))
    .where(
      and(
        eq(oneTimeTokenRows.token_hash, await hashSecret(secret)),
        eq(oneTimeTokenRows.purpose, purpose),
      ),
    );
  if (!found) return null;
  const { token, user } = found;
  const state = token.used_at ? 'used' : token.expires_at > now ? 'usable' : 'expired';
  return { state, user };
}

type UsedLink = { user: UserRow } | { refusal: 'link_invalid' | 'link_used' | 'link_expired' };

/**
 * Uses up a link. However many uses are simultaneous, only one succeeds.
 * @returns the user, locked until the transaction ends, or why the link does not work.
 */
export async function useLink(
  { db, now }: Work,
  purpose: Purpose,
  secret: string,
): Promise<UsedLink> {
  const found = await linkState(db, purpose, secret, now);
  if (!found) return { refusal: 'link_invalid' };
  // The user is locked first, as in every other transaction: two that lock in opposite orders would block each other.
  const user = await lockUser(db, found.user.id);
  const [used] = await db
    .update(oneTimeTokenRows)
    .set({ used_at: now })
    .where(
      and(
        eq(oneTimeTokenRows.token_hash, await hashSecret(secret)),
        isNull(oneTimeTokenRows.used_at),
        gt(oneTimeTokenRows.expires_at, now),
      ),
    )
    .returning({ id: oneTimeTokenRows.id });
  if (used && user) return { user };
  return { refusal: found.state === 'expired' ? 'link_expired' : 'link_used' };
}

/** Retires links that are still good, because of a new password, a new address or a newer link. */
export async function retireLinks(
  { db, now }: Work,
  userId: number,
  purposes: readonly Purpose[],
): Promise<void> {
  await db
    .update(oneTimeTokenRows)
    .set({ expires_at: now })
    .where(
      and(
        eq(oneTimeTokenRows.user_id, userId),
        isNull(oneTimeTokenRows.used_at),
        gt(oneTimeTokenRows.expires_at, now),
        inArray(oneTimeTokenRows.purpose, [...purposes]),
      ),
    );
}
