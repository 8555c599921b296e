import { sql } from 'drizzle-orm';
import { rateLimitRows } from '../db/schema';
import type { ExchangePorts } from '../exchange-ports';
import type { RequestFacts } from '../router/operation-types';

const MINUTE = 60_000;

/** How often something may be tried; the contract's descriptions give the figures. */
interface RateLimit {
  name: string;
  windowMs: number;
  /** Tries in a window that name one account, whether it exists or not. */
  perAccount?: number;
  /** Tries in a window from one network address. */
  perAddress?: number;
}

export const RATE_LIMITS = {
  signIn: { name: 'sign-in', windowMs: 15 * MINUTE, perAccount: 10, perAddress: 50 },
  adminSignIn: { name: 'admin-sign-in', windowMs: 15 * MINUTE, perAccount: 10, perAddress: 50 },
  registration: { name: 'registration', windowMs: 60 * MINUTE, perAddress: 20 },
  confirmationMail: { name: 'confirmation', windowMs: 60 * MINUTE, perAccount: 5 },
  magicLink: { name: 'magic-link', windowMs: 15 * MINUTE, perAccount: 5, perAddress: 20 },
  passwordReset: { name: 'password-reset', windowMs: 60 * MINUTE, perAccount: 5 },
  upload: { name: 'upload', windowMs: 60 * MINUTE, perAccount: 60 },
  newClaim: { name: 'claim', windowMs: 60 * MINUTE, perAccount: 60 },
  clientError: { name: 'client-error', windowMs: 10 * MINUTE, perAddress: 30 },
} as const satisfies Record<string, RateLimit>;

/** Whom a try counts for: the address always, the account where the limit names one. */
interface Whom {
  request: RequestFacts;
  /** In its normal form. */
  email?: string;
}

/**
 * Counts a try, for the account and the address at once. The counters are rows, so that they hold over a restart and for
 * any number of processes.
 * @returns the whole seconds to wait, or null when the try may go on.
 */
export async function countTry(
  { db, clock }: ExchangePorts,
  limit: RateLimit,
  whom: Whom,
): Promise<number | null> {
  const counters = countersOf(limit, whom);
  const now = clock();
  const over = sql`${rateLimitRows.window_started_at} <= ${new Date(now.getTime() - limit.windowMs).toISOString()}::timestamptz`;
  const rows = await db
    .insert(rateLimitRows)
    .values(counters.map(({ key }) => ({ key, window_started_at: now, count: 1 })))
    .onConflictDoUpdate({
      target: rateLimitRows.key,
      set: {
        // Tries that are refused do not prolong the wait, nor count without end.
        count: sql`case when ${over} then 1 else least(${rateLimitRows.count} + 1, 1000000) end`,
        window_started_at: sql`case when ${over} then excluded.window_started_at else ${rateLimitRows.window_started_at} end`,
      },
    })
    .returning();
  const waits = rows
    .filter((row) => row.count > (counters.find(({ key }) => key === row.key)?.most ?? 0))
    .map((row) => row.window_started_at.getTime() + limit.windowMs - now.getTime());
  if (waits.length === 0) return null;
  return Math.min(Math.max(1, Math.ceil(Math.max(...waits) / 1000)), limit.windowMs / 1000);
}

/**
 * Takes a try back that was no guess: the right password does not count. One step only, so that the owner's sign-in does
 * not give whoever guesses a fresh start.
 */
export async function takeTryBack(
  { db, clock }: ExchangePorts,
  limit: RateLimit,
  whom: Whom,
): Promise<void> {
  // An upsert like the one above, so that both lock the two counters in one order.
  await db
    .insert(rateLimitRows)
    .values(
      countersOf(limit, whom).map(({ key }) => ({ key, window_started_at: clock(), count: 0 })),
    )
    .onConflictDoUpdate({
      target: rateLimitRows.key,
      set: { count: sql`greatest(${rateLimitRows.count} - 1, 0)` },
    });
}

function countersOf(limit: RateLimit, { request, email }: Whom): { key: string; most: number }[] {
  const counters: { key: string; most: number }[] = [];
  if (limit.perAccount !== undefined && email !== undefined) {
    counters.push({ key: `${limit.name}:account:${email}`, most: limit.perAccount });
  }
  if (limit.perAddress !== undefined) {
    // The column holds 400 characters, and a host may take the address from a header.
    const address = request.address.slice(0, 100);
    counters.push({ key: `${limit.name}:address:${address}`, most: limit.perAddress });
  }
  return counters;
}
