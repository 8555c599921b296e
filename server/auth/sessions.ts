import { and, eq, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DAY, MINUTE } from '@/domain/time';
import { IMPERSONATION_MS } from '@/domain/users/links/link-lifetimes';
import { fullName } from '@/domain/users/party-names';
import { mayLogIn } from '@/domain/users/user-status';
import { acceptedInForce } from '../agreements/acceptances';
import { adminRows, sessionRows, userRows } from '../db/schema';
import { builtOnce, idList, isOneOfIds, UNNAMED } from '../db/built-once';
import type { Database } from '../db/database';
import { pickColumns } from '../db/pick-columns';
import type { ExchangePorts } from '../ports/exchange-ports';
import type { Work } from '../unit-of-work/change';
import { type AdminCaller, isStaff, type Caller, type UserCaller } from '../calls/caller';
import { hashSecret, newSecret } from '../crypto/secrets';

/** A session ends when it has not been renewed for this long. */
const SESSION_MS = 14 * DAY;
/** A token older than this is exchanged for a new one when the profile is next read. */
const ROTATE_AFTER_MS = DAY;
/**
 * How long the previous token stays good once the new one has been used, for requests that were under way. Also how
 * long the new one may stay unused before it is taken for lost.
 */
const ROTATION_GRACE_MS = MINUTE;

type Owner =
  | { user_id: number }
  | { admin_id: number }
  | { user_id: number; admin_session_id: number };

/** Opens a session. @returns its token, which exists nowhere else in clear. */
export async function openSession(db: Database, owner: Owner, now: Date): Promise<string> {
  const token = newSecret();
  const isInAnothersName = 'admin_session_id' in owner;
  const lifetime = isInAnothersName ? IMPERSONATION_MS : SESSION_MS;
  await db.insert(sessionRows).values({
    ...owner,
    token_hash: await hashSecret(token),
    expires_at: new Date(now.getTime() + lifetime),
    rotated_at: now,
    token_used_at: now,
    proved_at: isInAnothersName ? null : now,
    created_at: now,
  });
  return token;
}

export function authorization(token: string): { Authorization: string } {
  return { Authorization: `Bearer ${token}` };
}

/**
 * The sender of a request, by its bearer token; a visitor if it has no valid one. Schemes ignore case (RFC 9110, 11.1).
 */
export async function findCaller({ db, clock }: ExchangePorts, request: Request): Promise<Caller> {
  const token = /^Bearer +([A-Za-z0-9_-]{20,200})$/i.exec(
    request.headers.get('authorization') ?? '',
  )?.[1];
  return token ? await findCallerByToken({ db, clock }, token) : { kind: 'visitor' };
}

/** The caller whose session a token belongs to; a visitor if the token is not valid. */
export async function findCallerByToken(
  { db, clock }: Pick<ExchangePorts, 'db' | 'clock'>,
  token: string,
): Promise<Caller> {
  const hash = await hashSecret(token);
  const now = clock();
  const [row] = await callersByToken(db).execute({ hash, ...timesOf(now) });
  if (row?.session.token_hash === hash && row.session.token_used_at === null) {
    await db.update(sessionRows).set({ token_used_at: now }).where(isUnused(row.session));
  }
  return callerOf(row, row?.session.token_hash !== hash);
}

/** Those of the given sessions that have not ended. */
export async function livingSessions(
  { db, clock }: Pick<ExchangePorts, 'db' | 'clock'>,
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await livingByIds(db).execute({ ...idList(ids), now: clock().toISOString() });
  return new Set(rows.map(({ id }) => id));
}

/**
 * The administrator of a session, including one who acts in a user's name; null once the session or the administrator's
 * own has ended.
 */
export async function findStaffReader(
  { db, clock }: Pick<ExchangePorts, 'db' | 'clock'>,
  sessionId: number,
): Promise<UserCaller | AdminCaller | null> {
  const [row] = await callers(db, eq(sessionRows.id, sessionId)).execute(timesOf(clock()));
  const caller = callerOf(row);
  return isStaff(caller) ? caller : null;
}

const adminSessions = alias(sessionRows, 'admin_sessions');

/** Execute it with the `timesOf` a moment. */
function callers(db: Database, which: SQL | undefined) {
  return db
    .select({
      session: pickColumns(sessionRows, 'id', 'admin_session_id', 'token_hash', 'token_used_at'),
      user: userRows,
      hasAcceptedAgreement: acceptedInForce(db, userRows.id),
      admin: adminRows,
    })
    .from(sessionRows)
    .leftJoin(userRows, eq(userRows.id, sessionRows.user_id))
    .leftJoin(adminSessions, eq(adminSessions.id, sessionRows.admin_session_id))
    .leftJoin(
      adminRows,
      or(eq(adminRows.id, sessionRows.admin_id), eq(adminRows.id, adminSessions.admin_id)),
    )
    .where(
      and(
        which,
        isAlive(sessionRows),
        or(isNull(sessionRows.admin_session_id), isAlive(adminSessions)),
      ),
    )
    .limit(1)
    .prepare(UNNAMED);
}

type FoundCaller = Awaited<ReturnType<ReturnType<typeof callers>['execute']>>[number];

const callersByToken = builtOnce((db) => callers(db, tokenIs()));

const livingByIds = builtOnce((db) =>
  db
    .select({ id: sessionRows.id })
    .from(sessionRows)
    .leftJoin(adminSessions, eq(adminSessions.id, sessionRows.admin_session_id))
    .where(
      and(
        isOneOfIds(sessionRows.id),
        isAlive(sessionRows),
        or(isNull(sessionRows.admin_session_id), isAlive(adminSessions)),
      ),
    )
    .prepare(UNNAMED),
);

function timesOf(now: Date) {
  return {
    now: now.toISOString(),
    graceStart: new Date(now.getTime() - ROTATION_GRACE_MS).toISOString(),
  };
}

function callerOf(row: FoundCaller | undefined, hasFormerToken = false): Caller {
  if (!row) return { kind: 'visitor' };
  const { session, user, admin, hasAcceptedAgreement } = row;
  if (user && mayLogIn(user.status)) {
    const actor = session.admin_session_id === null ? null : admin;
    return {
      kind: 'user',
      sessionId: session.id,
      hasFormerToken,
      user,
      hasAcceptedAgreement,
      impersonator: actor && { id: actor.id, name: fullName(actor) },
    };
  }
  return !user && admin ? { kind: 'admin', sessionId: session.id, admin } : { kind: 'visitor' };
}

function isAlive(sessions: typeof sessionRows | typeof adminSessions): SQL | undefined {
  return and(isNull(sessions.revoked_at), gt(sessions.expires_at, sql.placeholder('now')));
}

/** Matches the session's token, and the previous one until the new one has been used and its grace is over. */
function tokenIs(): SQL | undefined {
  const hash = sql.placeholder('hash');
  return or(
    eq(sessionRows.token_hash, hash),
    and(
      eq(sessionRows.previous_token_hash, hash),
      or(
        isNull(sessionRows.token_used_at),
        gt(sessionRows.token_used_at, sql.placeholder('graceStart')),
      ),
    ),
  );
}

type Token = Pick<typeof sessionRows.$inferSelect, 'id' | 'token_hash'>;

function isToken({ id, token_hash }: Token): SQL | undefined {
  return and(eq(sessionRows.id, id), eq(sessionRows.token_hash, token_hash));
}

function isUnused(token: Token): SQL | undefined {
  return and(isToken(token), isNull(sessionRows.token_used_at));
}

/**
 * Exchanges a token older than a day for a new one and prolongs the session; an impersonation is never prolonged. If
 * the answer with the new token was lost, the caller still has the previous one and gets another. If two calls are
 * simultaneous, only one exchanges.
 * @returns the headers for the answer, empty if nothing was exchanged.
 */
export async function rotateSession(
  db: Database,
  sessionId: number,
  now: Date,
): Promise<Record<string, string>> {
  const [session] = await db
    .select()
    .from(sessionRows)
    .where(eq(sessionRows.id, sessionId))
    .limit(1);
  const rotatedAt = session?.rotated_at;
  if (!session || !rotatedAt || session.admin_session_id !== null) return {};
  const wasReceived = session.token_used_at !== null;
  const age = now.getTime() - rotatedAt.getTime();
  if (age < (wasReceived ? ROTATE_AFTER_MS : ROTATION_GRACE_MS)) return {};
  const token = newSecret();
  const changed = await db
    .update(sessionRows)
    .set({
      token_hash: await hashSecret(token),
      previous_token_hash: wasReceived ? session.token_hash : session.previous_token_hash,
      rotated_at: now,
      token_used_at: null,
      expires_at: new Date(now.getTime() + SESSION_MS),
    })
    .where(wasReceived ? isToken(session) : isUnused(session))
    .returning({ id: sessionRows.id });
  return changed.length > 0 ? authorization(token) : {};
}

/**
 * Continues a session under another token after the person has proved who they are: after a new login, a new password,
 * or entering the password again. Other tabs that still send the previous token have the grace period, from now on, to
 * take over the new one: the previous token may also be in somebody else's hands.
 * @returns the token, or null if the session has been ended in the meantime.
 */
export async function renewSession(
  db: Database,
  sessionId: number,
  now: Date,
): Promise<string | null> {
  const token = newSecret();
  const renewed = await db
    .update(sessionRows)
    .set({
      token_hash: await hashSecret(token),
      previous_token_hash: sql`${sessionRows.token_hash}`,
      rotated_at: now,
      token_used_at: now,
      expires_at: new Date(now.getTime() + SESSION_MS),
      proved_at: now,
    })
    .where(and(eq(sessionRows.id, sessionId), isNull(sessionRows.revoked_at)))
    .returning({ id: sessionRows.id });
  return renewed.length > 0 ? token : null;
}

/**
 * Another token for a caller who lost the answer with the last one: the previous token is still good, and stays so
 * until its grace is over. It is called for a repetition of the same request, which held the password.
 * @returns the headers for the answer.
 */
export async function renewSessionAgain(
  { db, clock }: Pick<ExchangePorts, 'db' | 'clock'>,
  { sessionId, hasFormerToken }: UserCaller,
): Promise<Record<string, string>> {
  if (!hasFormerToken) return {};
  const token = newSecret();
  const renewed = await db
    .update(sessionRows)
    .set({ token_hash: await hashSecret(token), rotated_at: clock(), token_used_at: clock() })
    .where(and(eq(sessionRows.id, sessionId), isNull(sessionRows.revoked_at)))
    .returning({ id: sessionRows.id });
  return renewed.length > 0 ? authorization(token) : {};
}

export async function revokeSession({ db, now, publish }: Work, sessionId: number): Promise<void> {
  publish({ type: 'session_ended', session_id: sessionId });
  await db.update(sessionRows).set({ revoked_at: now }).where(eq(sessionRows.id, sessionId));
}

/** Ends every session of a user, after a suspension or a new password, except `except`. */
export async function revokeUserSessions(
  { db, now, publish }: Work,
  userId: number,
  except?: number,
): Promise<void> {
  publish({ type: 'sessions_ended', user_id: userId, except });
  const others = except === undefined ? undefined : ne(sessionRows.id, except);
  await db
    .update(sessionRows)
    .set({ revoked_at: now })
    .where(and(eq(sessionRows.user_id, userId), isNull(sessionRows.revoked_at), others));
}
