import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Connection } from './database';
import * as schema from './schema';

interface PostgresConnectOptions {
  maxConnections?: number;
  /** A pooled connection was lost while idle, for example because the server restarted; the pool opens another. */
  onIdleError?: (error: Error) => void;
}

export interface PostgresConnection extends Connection {
  pool: Pool;
}

/** Connects lazily: a server that is down shows in `ping` and in the first query. The database must be UTF-8. */
export function connectPostgres(
  connectionString: string,
  { maxConnections = 10, onIdleError }: PostgresConnectOptions = {},
): PostgresConnection {
  const pool = new Pool({
    connectionString,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    application_name: 'claims-exchange',
  });
  // Without a listener such an error would end the process.
  pool.on('error', (error) => onIdleError?.(error));
  return {
    db: drizzle(pool, { schema }),
    pool,
    close: () => pool.end(),
    ping: async () => {
      await pool.query('select 1');
    },
  };
}
