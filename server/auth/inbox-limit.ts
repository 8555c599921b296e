import { and, eq, gt } from 'drizzle-orm';
import { HOUR } from '@/domain/time';
import { LINK_MS } from '@/domain/users/links/link-lifetimes';
import { outboxEmailRows } from '../db/schema';
import type { Work } from '../unit-of-work/change';

/**
 * How long mails are counted that anybody can have sent to any address. It is never longer than their link works: an
 * inbox that takes no more mails holds a link that works, so strangers cannot keep its owner out.
 */
const COUNTED_FOR_MS = {
  confirmation: Math.min(HOUR, LINK_MS.confirmation),
  // Counted separately: these links belong to somebody else's account until the address is proved.
  new_address: Math.min(HOUR, LINK_MS.confirmation),
  already_registered: HOUR,
  account_barred: HOUR,
  magic_link: Math.min(HOUR, LINK_MS.magic_link),
  password_reset: Math.min(HOUR, LINK_MS.password_reset),
};
const MOST = 8;

export type CountedKind = keyof typeof COUNTED_FOR_MS;

/** Whether one more mail of this kind may go to the address. If not, the answer is the same, and nothing is sent. */
export async function inboxTakes(
  { db, now }: Work,
  to: string,
  kind: CountedKind,
): Promise<boolean> {
  const since = new Date(now.getTime() - COUNTED_FOR_MS[kind]);
  const sent = await db.$count(
    outboxEmailRows,
    and(
      eq(outboxEmailRows.to, to),
      eq(outboxEmailRows.kind, kind),
      gt(outboxEmailRows.created_at, since),
    ),
  );
  return sent < MOST;
}
