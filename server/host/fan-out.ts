import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Database } from '../db/database';
import type { Log } from '../ports/exchange-ports';
import { loggedError } from '../logged-error';
import type { ExchangeEvent, Hub } from '../ports/hub';

const CHANNEL = 'claims_exchange';
/** PostgreSQL takes less than 8,000 bytes; a hint has about a hundred. */
const LONGEST = 7900;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5000;
/** Milliseconds for a new listening connection. */
const CONNECT_WITHIN_MS = 5000;
/** Milliseconds between two queries on the listening connection: a dead connection is as silent as an idle one. */
const HEARTBEAT_MS = 10_000;
/** Milliseconds for an answer on the listening connection. */
const ANSWER_WITHIN_MS = 3000;
/** Milliseconds before each further try to send an event, for example while the database restarts. */
const TELL_AGAIN_MS = [250, 1000, 4000, 16_000];

/** What one process does for all: only the process in which such an event arose handles it. */
const ONLY_HERE = new Set<ExchangeEvent['type']>(['mail_waiting', 'news_waiting', 'events_missed']);

interface Options {
  connectionString: string;
  hub: Hub;
  log: Log;
  db: Database;
}

/**
 * Tells the other processes on the same database what is committed here, and this one what is committed there, by
 * LISTEN and NOTIFY. What others said before it listens, at first or after a reconnect, is missed: everybody who relies
 * on events then reads again.
 * @returns a function that ends it.
 */
export function fanOut({ connectionString, hub, log, db }: Options): () => Promise<void> {
  const self = crypto.randomUUID();
  let client: Client | null = null;
  let waitMs = FIRST_WAIT_MS;
  let again: ReturnType<typeof setTimeout> | undefined;
  let heartbeat: ReturnType<typeof setInterval> | undefined;
  let isStopped = false;
  let isHeard = false;

  const unsubscribe = hub.subscribe((event) => {
    // An event from another process has already been sent to all of them.
    if (isHeard || ONLY_HERE.has(event.type)) return;
    const text = JSON.stringify({ from: self, event });
    if (text.length > LONGEST) return;
    // A passing event, such as that somebody is typing, is out of date at a later try.
    const isPassing = event.type === 'broadcast' && event.kind === 'passing';
    void tell(text, isPassing ? [] : TELL_AGAIN_MS);
  });

  async function tell(text: string, waits: readonly number[]): Promise<void> {
    try {
      await db.execute(sql`select pg_notify(${CHANNEL}, ${text})`);
    } catch (error) {
      const [nextMs, ...later] = waits;
      if (nextMs === undefined || isStopped) {
        log.warn('notify_failed', { error: loggedError(error) });
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, nextMs).unref());
      await tell(text, later);
    }
  }

  function hear(payload: string | undefined): void {
    // Only processes of the exchange write to this channel.
    const { from, event } = JSON.parse(payload ?? '{}') as { from?: string; event?: ExchangeEvent };
    if (!event || from === self) return;
    isHeard = true;
    try {
      hub.publish(event);
    } finally {
      isHeard = false;
    }
  }

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString,
      application_name: 'claims-exchange',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    client = next;
    next.on('notification', ({ payload }) => hear(payload));
    next.on('error', () => retry(next));
    next.on('end', () => retry(next));
    const fail = (error: unknown) => {
      if (!isStopped) log.warn('listen_failed', { error: loggedError(error) });
      retry(next);
    };
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      // The connection may have been lost again, or ended, at this very moment.
      if (isStopped || client !== next) return;
      waitMs = FIRST_WAIT_MS;
      hub.publish({ type: 'events_missed' });
      heartbeat = setInterval(() => void next.query('select 1').catch(fail), HEARTBEAT_MS);
    } catch (error) {
      fail(error);
    }
  }

  function retry(lost: Client): void {
    if (isStopped || client !== lost) return;
    client = null;
    clearInterval(heartbeat);
    void lost.end().catch(() => undefined);
    again = setTimeout(() => void connect(), waitMs);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }

  void connect();
  return async () => {
    isStopped = true;
    clearTimeout(again);
    clearInterval(heartbeat);
    unsubscribe();
    await client?.end().catch(() => undefined);
  };
}
