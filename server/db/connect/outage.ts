/** SQLSTATEs with which PostgreSQL says that it cannot serve now, whatever the statement was. */
const OUTAGE_STATES = new Set([
  '25006', // read-only: during a failover the address leads to a standby for a moment
  '25P03', // idle in a transaction for too long: this process stood still
  '53300', // too many connections
  '57014', // canceled, by the statement timeout or an operator
  '57P01', // shut down by an operator
  '57P02', // crashed
  '57P03', // starting or stopping
  '57P05', // idle for too long
]);

/** Node's codes for a connection that cannot be made or that is lost. */
const CONNECTION_CODES = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** What pg and its pool say only in words. */
const CONNECTION_SENTENCES =
  /^(Connection terminated|timeout e(xceeded|xpired)|Query read timeout|Client (was closed|has encountered a connection error) and is not queryable|Cannot use a pool after calling end)/;

/**
 * Whether a query failed because the database is away or too slow, and not because of the query itself.
 * @returns the driver's words, which hold no values of the query, or null if the database is not at fault.
 */
export function outageReason(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isOutage =
    code.startsWith('08') ||
    OUTAGE_STATES.has(code) ||
    CONNECTION_CODES.has(code) ||
    CONNECTION_SENTENCES.test(error.message);
  // Drizzle wraps the driver's error, and quotes the values of the query in its own message.
  return isOutage ? error.message || code : outageReason(error.cause);
}
