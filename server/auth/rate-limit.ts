import { and, eq, gt, sql } from 'drizzle-orm';
import { DAY, HOUR, MINUTE } from '@/domain/time';
import { LINK_MS } from '@/domain/users/links/link-lifetimes';
import { rateLimitRows } from '../db/schema';
import type { ExchangePorts } from '../ports/exchange-ports';
import type { CallBy, RequestFacts } from '../calls/operation-types';
import type { Work } from '../unit-of-work/change';
import type { AdminCaller, Caller, UserCaller } from '../calls/caller';
import { networkOf } from './network';

/** How long an account remembers a network address after a login from there. */
const KNOWN_MS = 90 * DAY;

/**
 * How often something may be tried; the contract's descriptions give the figures. What a visitor may try on an account
 * is never counted by the account alone: strangers could use up the count and lock its owner out.
 */
export interface RateLimit {
  name: string;
  windowMs: number;
  /** Tries of a logged-in account within the window. */
  perAccount?: number;
  /** Tries within the window that name one account, whether it exists or not, from one network address. */
  perAccountAndAddress?: number;
  /**
   * Tries within the window that name one account, from all network addresses together that it has never logged in
   * from. It limits guesses that are spread over many addresses.
   */
  perAccountFromStrangers?: number;
  /** Tries from one network address within the window. */
  perAddress?: number;
}

const SIGN_IN = {
  windowMs: 15 * MINUTE,
  perAccountAndAddress: 10,
  perAccountFromStrangers: 30,
  perAddress: 50,
};

export const RATE_LIMITS = {
  signIn: { name: 'sign-in', ...SIGN_IN },
  adminSignIn: { name: 'admin-sign-in', ...SIGN_IN },
  /** Logins with the right password, each of which costs a hash, a session and an audit log entry. */
  rightPassword: { name: 'right-password', windowMs: HOUR, perAccountAndAddress: 300 },
  freshProof: { name: 'fresh-proof', windowMs: 15 * MINUTE, perAccount: 10 },
  registration: { name: 'registration', windowMs: HOUR, perAddress: 20 },
  confirmationMail: {
    name: 'confirmation',
    windowMs: HOUR,
    perAccountAndAddress: 5,
    perAddress: 20,
  },
  magicLink: {
    name: 'magic-link',
    windowMs: LINK_MS.magic_link,
    perAccountAndAddress: 5,
    perAddress: 20,
  },
  passwordReset: {
    name: 'password-reset',
    windowMs: LINK_MS.password_reset,
    perAccountAndAddress: 5,
    perAddress: 20,
  },
  accountChange: { name: 'account-change', windowMs: HOUR, perAccount: 20, perAddress: 40 },
  upload: { name: 'upload', windowMs: HOUR, perAccount: 60 },
  /** A copy takes as much storage as an upload. */
  documentCopy: { name: 'document-copy', windowMs: HOUR, perAccount: 60 },
  newClaim: { name: 'claim', windowMs: HOUR, perAccount: 60 },
  newConversation: { name: 'conversation', windowMs: HOUR, perAccount: 60 },
  newMessage: { name: 'message', windowMs: MINUTE, perAccount: 60 },
  newOffer: { name: 'offer', windowMs: HOUR, perAccount: 60 },
  clientError: { name: 'client-error', windowMs: 10 * MINUTE, perAddress: 30 },
} as const satisfies Record<string, RateLimit>;

/** What a try counts for: always the network address, and the account if the limit names one. */
interface Whom {
  request: RequestFacts;
  /** An email address in its normal form, or a signed-in caller, by `accountOf`. */
  account?: string;
}

interface Counter {
  key: string;
  most: number;
}

/** Names a signed-in caller by number: an email address can change, and each new one would start a new count. */
export function accountOf(caller: UserCaller | AdminCaller): string {
  return caller.kind === 'admin' ? `admin ${caller.admin.id}` : `user ${caller.user.id}`;
}

/** Counts a try of a signed-in caller, as `countTry` does. */
export async function countOwnTry(
  { ports, request, caller }: Omit<CallBy<UserCaller | AdminCaller>, 'key'>,
  limit: RateLimit,
): Promise<number | null> {
  return await countTry(ports, limit, { request, account: accountOf(caller) });
}

/**
 * Counts a try. The counters are rows, so that they survive a restart and hold across any number of processes.
 * @returns the whole seconds to wait, or null if the try may go on.
 */
export async function countTry(
  ports: ExchangePorts,
  limit: RateLimit,
  whom: Whom,
): Promise<number | null> {
  const wait = await count(ports, limit, countersOf(limit, whom));
  // Last, because tries of one address beyond its own limit must not use up the shared one.
  return wait ?? (await count(ports, limit, await strangersCounter(ports, limit, whom)));
}

async function count(
  { db, clock }: ExchangePorts,
  limit: RateLimit,
  counters: Counter[],
): Promise<number | null> {
  if (counters.length === 0) return null;
  const now = clock();
  const ends_at = new Date(now.getTime() + limit.windowMs);
  const over = sql`${rateLimitRows.ends_at} <= ${now.toISOString()}::timestamptz`;
  const rows = await db
    .insert(rateLimitRows)
    .values(counters.map(({ key }) => ({ key, ends_at, count: 1 })))
    .onConflictDoUpdate({
      target: rateLimitRows.key,
      set: {
        // Refused tries neither prolong the wait nor count without end.
        count: sql`case when ${over} then 1 else least(${rateLimitRows.count} + 1, 1000000) end`,
        ends_at: sql`case when ${over} then excluded.ends_at else ${rateLimitRows.ends_at} end`,
      },
    })
    .returning();
  const waits = rows
    .filter((row) => row.count > (counters.find(({ key }) => key === row.key)?.most ?? 0))
    .map((row) => row.ends_at.getTime() - now.getTime());
  if (waits.length === 0) return null;
  return Math.min(Math.max(1, Math.ceil(Math.max(...waits) / 1000)), limit.windowMs / 1000);
}

/**
 * Takes back a try that was not a guess: the right password does not count. It goes back one step only, so that the
 * owner's login does not give somebody who guesses a fresh start.
 */
export async function takeTryBack(
  ports: ExchangePorts,
  limit: RateLimit,
  whom: Whom,
): Promise<void> {
  const counters = [...countersOf(limit, whom), ...(await strangersCounter(ports, limit, whom))];
  const ends_at = new Date(ports.clock().getTime() + limit.windowMs);
  // An upsert like the one above, so that both lock the counters in the same order.
  await ports.db
    .insert(rateLimitRows)
    .values(counters.map(({ key }) => ({ key, ends_at, count: 0 })))
    .onConflictDoUpdate({
      target: rateLimitRows.key,
      set: { count: sql`greatest(${rateLimitRows.count} - 1, 0)` },
    });
}

/**
 * Forgets the tries on the account from this address once somebody has proved to be the owner in another way: they were
 * not guesses. The tries of the address on other accounts still count.
 */
export async function forgetTries(
  { db, request }: Work<CallBy<Caller>>,
  limit: RateLimit,
  email: string,
): Promise<void> {
  await db
    .delete(rateLimitRows)
    .where(eq(rateLimitRows.key, pairKey(limit, { request, account: email })));
}

/**
 * Remembers the network address of somebody who has logged in or has otherwise proved to be the owner: guesses from
 * elsewhere no longer count against it.
 */
export async function rememberAddress(
  { db, now, request }: Work<CallBy<Caller>>,
  limit: RateLimit,
  email: string,
): Promise<void> {
  const ends_at = new Date(now.getTime() + KNOWN_MS);
  await db
    .insert(rateLimitRows)
    .values({ key: knownKey(limit, { request, account: email }), ends_at, count: 0 })
    .onConflictDoUpdate({ target: rateLimitRows.key, set: { ends_at } });
}

/** The counter that all network addresses share, except those that the account has logged in from. */
async function strangersCounter(
  { db, clock }: ExchangePorts,
  limit: RateLimit,
  { request, account }: Whom,
): Promise<Counter[]> {
  const most = limit.perAccountFromStrangers;
  if (most === undefined || account === undefined) return [];
  const [known] = await db
    .select({ key: rateLimitRows.key })
    .from(rateLimitRows)
    .where(
      and(
        eq(rateLimitRows.key, knownKey(limit, { request, account })),
        gt(rateLimitRows.ends_at, clock()),
      ),
    );
  return known ? [] : [{ key: `${limit.name}:strangers:${account}`, most }];
}

function knownKey({ name }: RateLimit, { request, account }: Required<Whom>): string {
  return `${name}:known:${account}:${networkOf(request.address)}`;
}

function pairKey({ name }: RateLimit, { request, account }: Required<Whom>): string {
  return `${name}:pair:${account}:${networkOf(request.address)}`;
}

function countersOf(limit: RateLimit, { request, account }: Whom): Counter[] {
  const { name, perAccount, perAccountAndAddress, perAddress } = limit;
  const network = networkOf(request.address);
  const counters: Counter[] = [];
  if (perAccount !== undefined && account !== undefined) {
    counters.push({ key: `${name}:account:${account}`, most: perAccount });
  }
  if (perAccountAndAddress !== undefined && account !== undefined) {
    counters.push({ key: pairKey(limit, { request, account }), most: perAccountAndAddress });
  }
  if (perAddress !== undefined) {
    counters.push({ key: `${name}:address:${network}`, most: perAddress });
  }
  return counters;
}
