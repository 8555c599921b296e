import { pino } from 'pino';
import type { Log } from '../ports/exchange-ports';
import type { Environment } from './environment';

/** Writes each event as one line of JSON to stdout. */
export function createLog(level: Environment['logLevel']): Log {
  const logger = pino({
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
  return {
    info: (event, fields) => logger.info(fields ?? {}, event),
    warn: (event, fields) => logger.warn(fields ?? {}, event),
    error: (event, fields) => logger.error(fields ?? {}, event),
  };
}
