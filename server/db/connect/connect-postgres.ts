import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import type { Connection } from '../database';
import { outageReason } from './outage';
import * as schema from '../schema';

/**
 * How long a request waits for the database, in milliseconds. The wait for a connection and what comes on it are together
 * less than the five seconds within which a request has its answer. Migrations and seeds have no such limits.
 */
const PATIENCE = {
  /** For a connection, whether a free one of the pool or a new one. */
  connectionTimeoutMillis: 1400,
  /** The server ends a statement that takes longer, also one that waits for a lock. */
  statement_timeout: 3000,
  /** The server ends a transaction in which nothing is asked, so that its locks do not outlive a process that hangs. */
  idle_in_transaction_session_timeout: 10_000,
};

/** A connection in use on which nothing moves for this long is dead: a server that lives has said by then that it is slow. */
const SILENCE_MS = 3500;

/** A probe wants to know at once. */
const PROBE_MS = 2000;

interface PostgresConnectOptions {
  maxConnections?: number;
  /** For answering requests: what takes too long fails. */
  isImpatient?: boolean;
  /** A connection was lost, for example because the server restarted; the pool opens another. */
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
    // The pool listens to idle connections only: an error of one in use would end the process.
    client.on('error', (error) => onLost?.(error));
  });
  // Without a listener the pool would pass the same error on to the process.
  pool.on('error', () => undefined);
  if (isImpatient) endWhatIsSilent(pool);

  const db = drizzle(pool, { schema });
  const dbOf = new WeakMap<PoolClient, NodePgDatabase<typeof schema>>();
  // Drizzle's own neither gives back a connection that fails at `begin`, so that the pool runs dry, nor throws one away
  // whose `rollback` was not answered, so that the next request would go on in a stranger's transaction.
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

/** A query timeout of pg fails the query but leaves it on the connection, where the next ones would wait behind it. */
function endWhatIsSilent(pool: Pool): void {
  const socketOf = ({ connection: { stream } }: PoolClient) =>
    // It is one, also with TLS; pg's types do not say so.
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
