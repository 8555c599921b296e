import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import { MINUTE } from '@/domain/time';
import { outboxEmailRows } from '../db/schema';
import type { ExchangePorts } from '../ports/exchange-ports';
import { loggedError } from '../logged-error';

/** A mail as it is handed over. */
interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** Hands a mail to a mail server; rejects if the server does not accept it, after ninety seconds at most. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
}

const MOST_ATTEMPTS = 8;
/**
 * The time from a first try to the second. It is longer than a send may take: until then, the mail belongs to the
 * process that claimed it.
 */
const FIRST_WAIT_MS = 2 * MINUTE;
const AT_ONCE = 10;
/** A mail that is not sent again keeps none of its links, which open accounts, and none of its text. */
const EMPTIED = { text: '', html: '', unsubscribe_url: null };

type OutboxRow = typeof outboxEmailRows.$inferSelect;

type Ports = Pick<ExchangePorts, 'db' | 'log' | 'clock'>;

/**
 * Sends the mails that are due. Moving a mail's next attempt ahead claims it, so any number of processes may do this,
 * no transaction waits for a mail server, and a mail whose process dies on the way is tried again.
 * @param stop once aborted, no mails follow those being sent.
 * @returns how many were sent and how many failed.
 */
export async function deliverMail(
  ports: Ports,
  transport: MailTransport,
  stop?: AbortSignal,
): Promise<{ sent: number; failed: number }> {
  const total = { sent: 0, failed: 0 };
  for (;;) {
    const mails = stop?.aborted ? [] : await claimDue(ports);
    if (mails.length === 0) return total;
    const results = await Promise.all(mails.map((mail) => deliver(ports, transport, mail)));
    const sent = results.filter(Boolean).length;
    total.sent += sent;
    total.failed += results.length - sent;
  }
}

async function claimDue({ db, clock }: Ports): Promise<OutboxRow[]> {
  // A new instant for each claim: with the first one, a claim made after a long backlog would expire at once.
  const now = clock();
  const due = db
    .select({ id: outboxEmailRows.id })
    .from(outboxEmailRows)
    .where(
      and(
        isNull(outboxEmailRows.sent_at),
        lte(outboxEmailRows.next_attempt_at, now),
        lt(outboxEmailRows.attempts, MOST_ATTEMPTS),
      ),
    )
    .orderBy(asc(outboxEmailRows.next_attempt_at), asc(outboxEmailRows.id))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  return await db
    .update(outboxEmailRows)
    .set({
      attempts: sql`${outboxEmailRows.attempts} + 1`,
      // 2, 4, 8 … minutes: the tries spread over four hours.
      next_attempt_at: sql`${now.toISOString()}::timestamptz + ${FIRST_WAIT_MS} * power(2, ${outboxEmailRows.attempts}) * interval '1 millisecond'`,
    })
    // An array is computed once. PostgreSQL may run a plain subquery again for each row and lock more rows than it
    // claims.
    .where(sql`${outboxEmailRows.id} = any(array(${due}))`)
    .returning();
}

async function deliver(
  { db, log, clock }: Ports,
  transport: MailTransport,
  mail: OutboxRow,
): Promise<boolean> {
  const thisMail = eq(outboxEmailRows.id, mail.id);
  try {
    const { to, subject, text, html, unsubscribe_url } = mail;
    const headers = unsubscribe_url === null ? {} : oneClick(unsubscribe_url);
    await transport.send({ to, subject, text, html, headers });
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown.message : String(thrown);
    const isGivenUp = mail.attempts >= MOST_ATTEMPTS;
    await db
      .update(outboxEmailRows)
      .set({ error: error.slice(0, 500), ...(isGivenUp && EMPTIED) })
      .where(thisMail);
    log.warn('mail_failed', {
      id: mail.id,
      kind: mail.kind,
      attempts: mail.attempts,
      given_up: isGivenUp,
      error: loggedError(thrown),
    });
    return false;
  }
  await db
    .update(outboxEmailRows)
    .set({ sent_at: clock(), error: null, ...EMPTIED })
    .where(thisMail);
  return true;
}

/** The headers by which a mail program offers to switch such mails off, which it does with a POST (RFC 8058). */
function oneClick(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
