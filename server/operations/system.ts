import { and, sql } from 'drizzle-orm';
import { countTry, RATE_LIMITS } from '../auth/rate-limit';
import { countRows } from '../db/count-rows';
import { inOrder } from '../db/list-orders';
import { outboxEmailRows } from '../db/schema';
import { withoutSecrets } from '../logged-error';
import type { Handlers } from '../calls/operation-types';
import { refuse, refuseTooMany } from '../calls/refusals';
import { isOwnName } from '../calls/own-name';
import { NOT_KEPT } from '../calls/not-kept';
import { readPage } from './read-page';

export const systemHandlers = {
  listMailboxMessages: async ({ query, ports, request }) => {
    if (!ports.settings.mailboxOpen) return refuse('not_found');
    // Without a login, only the name shows that the reading page is ours.
    if (!isOwnName(request.origin, ports.settings)) {
      return refuse('misdirected_request');
    }
    const found = searched(query.search ?? '');
    const { rows, ...page } = await readPage(query, {
      rows: ports.db
        .select()
        .from(outboxEmailRows)
        .where(found)
        .orderBy(...inOrder([outboxEmailRows.created_at, outboxEmailRows.id], 'desc')),
      count: (exactUpTo) => countRows(ports.db, outboxEmailRows, found, exactUpTo),
    });
    const messages = rows.map(({ id, to, subject, text, created_at }) => ({
      id,
      to,
      subject,
      text,
      link: pathOfLink(text, ports.settings.publicOrigin),
      created_at: created_at.toISOString(),
    }));
    return { status: 200, body: { ...page, messages }, headers: NOT_KEPT };
  },

  getStaffContact: async ({ ports }) => ({
    status: 200,
    body: { email: ports.settings.staffEmail },
  }),

  reportClientError: async ({ body, caller, ports, request }) => {
    const wait = await countTry(ports, RATE_LIMITS.clientError, { request });
    if (wait !== null) return refuseTooMany(wait);
    ports.log.warn('client_error', {
      request_id: request.id,
      caller: caller.kind,
      message: withoutSecrets(body.message),
      path: withoutSecrets(body.path.replace(/[?#].*$/s, '')),
      stack: body.stack === undefined ? undefined : withoutSecrets(body.stack),
    });
    return { status: 204, body: null };
  },
} satisfies Partial<Handlers>;

/**
 * Mails in whose receiver or subject every word occurs. Matched by position, so that `%` and `_` are plain characters.
 */
function searched(search: string) {
  const { to, subject } = outboxEmailRows;
  const words = search.split(/\s+/).filter((word) => word !== '');
  return and(
    ...words.map(
      (word) =>
        sql`strpos(search_fold(${to} || ' ' || ${subject}), search_fold(${word}::text)) > 0`,
    ),
  );
}

/** The path and query of the first link in a mail that leads to the app. */
function pathOfLink(text: string, origin: string): string | null {
  const start = text.indexOf(`${origin}/`);
  return start < 0 ? null : (/^\S+/.exec(text.slice(start + origin.length))?.[0] ?? null);
}
