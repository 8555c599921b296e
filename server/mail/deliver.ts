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

/** Hands a mail to a mail server; rejects when that did not take it. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
}

const MOST_ATTEMPTS = 8;
const AT_ONCE = 10;

type OutboxRow = typeof outboxEmailRows.$inferSelect;

/**
 * Sends the mails that are due. A mail is claimed by moving its next attempt ahead, so any number of processes may do
 * this, no transaction waits for a mail server, and a mail whose process dies on the way is tried again.
 * @returns how many were sent and how many failed.
 */
export async function deliverMail(
  ports: Pick<ExchangePorts, 'db' | 'log'>,
  transport: MailTransport,
  now: Date,
): Promise<{ sent: number; failed: number }> {
  const total = { sent: 0, failed: 0 };
  for (;;) {
    const mails = await claimDue(ports, now);
    if (mails.length === 0) return total;
    const results = await Promise.all(mails.map((mail) => deliver(ports, transport, mail, now)));
    const sent = results.filter(Boolean).length;
    total.sent += sent;
    total.failed += results.length - sent;
  }
}

async function claimDue({ db }: Pick<ExchangePorts, 'db'>, now: Date): Promise<OutboxRow[]> {
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
      next_attempt_at: sql`${now.toISOString()}::timestamptz + ${2 * MINUTE} * power(2, ${outboxEmailRows.attempts}) * interval '1 millisecond'`,
    })
    // An array is filled once; as a plain subquery PostgreSQL may run it again for each row and lock more than it takes.
    .where(sql`${outboxEmailRows.id} = any(array(${due}))`)
    .returning();
}

async function deliver(
  { db, log }: Pick<ExchangePorts, 'db' | 'log'>,
  transport: MailTransport,
  mail: OutboxRow,
  now: Date,
): Promise<boolean> {
  const thisMail = eq(outboxEmailRows.id, mail.id);
  try {
    const { to, subject, text, html, unsubscribe_url } = mail;
    const headers = unsubscribe_url === null ? {} : oneClick(unsubscribe_url);
    await transport.send({ to, subject, text, html, headers });
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown.message : String(thrown);
    await db
      .update(outboxEmailRows)
      .set({ error: error.slice(0, 500) })
      .where(thisMail);
    log.warn('mail_failed', {
      id: mail.id,
      kind: mail.kind,
      attempts: mail.attempts,
      given_up: mail.attempts >= MOST_ATTEMPTS,
      error: loggedError(thrown),
    });
    return false;
  }
  await db.update(outboxEmailRows).set({ sent_at: now, error: null }).where(thisMail);
  return true;
}

/** By which a mail program offers to switch such mails off, and does it by a POST (RFC 8058). */
function oneClick(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
