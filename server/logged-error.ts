import { DrizzleQueryError } from 'drizzle-orm';

/** What the log may hold about an error: which one it was, where, and in which query, but none of its values. */
export interface LoggedError {
  name: string;
  /** The SQLSTATE of the database, or the code from Node or the mail server. */
  code?: string;
  /** The mail server's answer, for example 550. */
  response_code?: number;
  /** Left out if it may quote what somebody has sent. */
  message?: string;
  table?: string;
  column?: string;
  constraint?: string;
  /** The text of the failed query, with `$1` in place of each value. */
  sql?: string;
  stack?: string;
  cause?: LoggedError;
}

const MOST_CAUSES = 3;
const LONGEST = { name: 80, message: 500, sql: 2000, frame: 300 };
const FRAMES = 12;

/**
 * Classes of SQLSTATE whose messages name only tables, columns and constraints. Others quote the row: `invalid input
 * syntax for type integer: "…"`.
 */
const NAMES_ONLY = /^(08|23|25|28|40|42|53|55|57)/;

/** @param thrown anything; if it is not an error, only its type is logged. */
export function loggedError(thrown: unknown, causes = MOST_CAUSES): LoggedError {
  if (!(thrown instanceof Error)) return { name: typeof thrown };
  const { cause } = thrown;
  return {
    name: thrown.name.slice(0, LONGEST.name),
    code: textOf(thrown, 'code'),
    response_code:
      'responseCode' in thrown && typeof thrown.responseCode === 'number'
        ? thrown.responseCode
        : undefined,
    message: messageOf(thrown),
    table: textOf(thrown, 'table'),
    column: textOf(thrown, 'column'),
    constraint: textOf(thrown, 'constraint'),
    sql: thrown instanceof DrizzleQueryError ? thrown.query.slice(0, LONGEST.sql) : undefined,
    stack: stackOf(thrown),
    cause: cause === undefined || causes === 0 ? undefined : loggedError(cause, causes - 1),
  };
}

/**
 * Masks long runs of base64url: a text written by an app or a library may quote an address with the secret of a link,
 * or a token.
 */
export function withoutSecrets(text: string): string {
  return text.replaceAll(/[A-Za-z0-9_-]{40,}/g, '[removed]');
}

function messageOf(error: Error): string | undefined {
  if (error instanceof DrizzleQueryError) return 'A query failed.';
  // A PostgreSQL error. Its `detail`, `hint` and `where` are never logged: "Key (email)=(…) already exists".
  if ('severity' in error) {
    return NAMES_ONLY.test(textOf(error, 'code') ?? '') ? bounded(error.message) : undefined;
  }
  // A mail server repeats addresses and lines of the mail; a parser repeats what it could not read.
  if ('response' in error || error instanceof SyntaxError) return undefined;
  return bounded(withoutSecrets(error.message));
}

function bounded(message: string): string {
  return message.slice(0, LONGEST.message);
}

/** Only the frames: V8's stack begins with the name and the message. */
function stackOf({ message, stack = '' }: Error): string | undefined {
  const start = stack.indexOf(message);
  if (start < 0) return undefined;
  const [, ...frames] = stack.slice(start + message.length).split('\n', FRAMES + 1);
  return frames.map((frame) => frame.trim().slice(0, LONGEST.frame)).join('\n');
}

function textOf(error: Error, key: 'code' | 'table' | 'column' | 'constraint'): string | undefined {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value.slice(0, LONGEST.name) : undefined;
}
