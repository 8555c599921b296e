import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { LinkStateState } from '@generated/model';
import type { Database } from '../db/database';
import { oneTimeTokenRows, userRows } from '../db/schema';
import type { UserRow } from './caller';
import { hashSecret, newSecret } from './secrets';

type Purpose = (typeof oneTimeTokenRows.$inferSelect)['purpose'];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LINK_MS = {
  confirmation: 24 * HOUR,
  magic_link: 15 * MINUTE,
  password_reset: HOUR,
} as const satisfies Record<Purpose, number>;
/** An invitation is a magic link that its receiver does not wait for. */
export const INVITATION_MS = 72 * HOUR;

/** @returns the secret of a new link, which exists nowhere else in clear. */
export async function issueLink(
  tx: Database,
  userId: number,
  purpose: Purpose,
  now: Date,
  lifetimeMs: number = LINK_MS[purpose],
): Promise<string> {
  const secret = newSecret();
  await tx.insert(oneTimeTokenRows).values({
    purpose,
    token_hash: await hashSecret(secret),
    user_id: userId,
    expires_at: new Date(now.getTime() + lifetimeMs),
    created_at: now,
  });
  return secret;
}

/** What a link would do now, without using it up; null for an unknown one. */
export async function linkState(
  db: Database,
  purpose: Purpose,
  secret: string,
  now: Date,
): Promise<{ state: LinkStateState; user: UserRow } | null> {
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
 * Uses a link up. Of any number of simultaneous uses one succeeds.
 * @returns the user, locked until the transaction ends, or why the link does not work.
 */
export async function useUpLink(
  tx: Database,
  purpose: Purpose,
  secret: string,
  now: Date,
): Promise<UsedLink> {
  const found = await linkState(tx, purpose, secret, now);
  if (!found) return { refusal: 'link_invalid' };
  // The user first, as in every other transaction: two that lock in opposite orders would block each other.
  const user = await lockUser(tx, found.user.id);
  const [used] = await tx
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

/** Links that are still good stop working, because of a new password, a new address or a newer link. */
export async function retireLinks(
  tx: Database,
  userId: number,
  purposes: readonly Purpose[],
  now: Date,
): Promise<void> {
  await tx
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

/** The user as it is now, unchanged by others until the transaction ends. */
export async function lockUser(tx: Database, userId: number): Promise<UserRow | undefined> {
  // Weaker than FOR UPDATE: rows that only refer to the user can still be written meanwhile.
  const [user] = await tx
    .select()
    .from(userRows)
    .where(eq(userRows.id, userId))
    .for('no key update');
  return user;
}
