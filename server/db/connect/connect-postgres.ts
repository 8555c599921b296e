import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import type { Connection } from '../database';
import { outageReason } from './outage';
import * as schema from '../schema';

/**
 * How long a request waits for the database, in milliseconds. Waiting for a connection and using it together take less
 * than the five seconds in which a request is answered. Migrations and seeds have no such limits.
 */
const PATIENCE = {
  /** For a connection, either a free one of the pool or a new one. */
  connectionTimeoutMillis: 1400,
  /** The server ends a statement that takes longer, even one that waits for a lock. */
  statement_timeout: 3000,
  /** The server ends a transaction that has been idle this long, so that its locks do not outlive a hanging process. */
  idle_in_transaction_session_timeout: 10_000,
};

/**
 * A busy connection without any traffic for this long is dead: a living server would have answered by then, if only
 * that it is too slow.
 */
const SILENCE_MS = 3500;

/** A probe wants its answer at once. */
const PROBE_MS = 2000;

interface PostgresConnectOptions {
  maxConnections?: number;
  /** For answering requests: anything that takes too long fails. */
  isImpatient?: boolean;
  /** Called when a connection was lost, for example because the server restarted; the pool opens another. */
  onLost?: (error: Error) => void;
}

export interface PostgresConnection extends Connection {
  pool: Pool;
}

/** Connects lazily: a server that is down shows in `ping` and in the first query. The database must be UTF-8. */
export function connectPostgres(
  connectionString: string,
  { maxConnections = 10, isImpatient = false, onLost }: PostgresConnectOptions = {},
): PostgresConnection {
  const pool = new Pool({
    connectionString,
    max: maxConnections,
    application_name: 'claims-exchange',
    keepAlive: true,
    ...(isImpatient ? PATIENCE : { connectionTimeoutMillis: 5000 }),
  });
  pool.on('connect', (client) => {
    // The pool only listens to idle connections: an error of a busy one would end the process.
    client.on('error', (error) => onLost?.(error));
  });
  // Without a listener, the pool would pass the same error on to the process.
  pool.on('error', () => undefined);
  if (isImpatient) endWhatIsSilent(pool);

  const db = drizzle(pool, { schema });
  const dbOf = new WeakMap<PoolClient, NodePgDatabase<typeof schema>>();
  // Replaces Drizzle's own, which does not release a connection that fails at `begin`, so that the pool runs dry, and
  // does not discard one whose `rollback` was not answered, so that the next request would continue a stranger's
  // transaction.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    const own = dbOf.get(client) ?? drizzle(client, { schema });
    dbOf.set(client, own);
    let isLost = false;
    try {
      return await own.transaction(work, config);
    } catch (error) {
      isLost = outageReason(error) !== null;
      throw error;
    } finally {
      client.release(isLost);
    }
  };

  return {
    db,
    pool,
    close: () => pool.end(),
    ping: async () => {
      await Promise.race([
        pool.query('select 1'),
        wait(PROBE_MS, undefined, { ref: false }).then(() => {
          throw new Error(`It was silent for ${PROBE_MS / 1000} seconds.`);
        }),
      ]);
    },
  };
}

/**
 * A query timeout of pg fails the query but leaves it on the connection, where the next queries would wait behind it.
 */
function endWhatIsSilent(pool: Pool): void {
  const socketOf = ({ connection: { stream } }: PoolClient) =>
    // It is a Socket, even with TLS, but pg's types do not say so.
    stream instanceof Socket ? stream : null;
  pool.on('connect', (client) => {
    const socket = socketOf(client);
    socket?.on('timeout', () => {
      const reason = new Error(`The database was silent for ${SILENCE_MS / 1000} seconds.`);
      socket.destroy(Object.assign(reason, { code: 'ETIMEDOUT' }));
    });
  });
  pool.on('acquire', (client) => socketOf(client)?.setTimeout(SILENCE_MS));
  pool.on('release', (_error, client) => socketOf(client)?.setTimeout(0));
}
