import { DrizzleQueryError } from 'drizzle-orm';

/** What the log may hold of an error: which one it was, where, and in which query; no value of it. */
export interface LoggedError {
  name: string;
  /** The SQLSTATE of the database, or the code of Node or of the mail server. */
  code?: string;
  /** What a mail server answered, for example 550. */
  response_code?: number;
  /** Left out where it may quote what somebody has sent. */
  message?: string;
  table?: string;
  column?: string;
  constraint?: string;
  /** The text of the query that failed, with `$1` in place of each value. */
  sql?: string;
  stack?: string;
  cause?: LoggedError;
}

const MOST_CAUSES = 3;
const LONGEST = { name: 80, message: 500, sql: 2000, frame: 300 };
const FRAMES = 12;

/**
 * Classes of SQLSTATE whose messages name tables, columns and constraints only. Others quote the row:
 * `invalid input syntax for type integer: "…"`.
 */
const NAMES_ONLY = /^(08|23|25|28|40|42|53|55|57)/;

/** @param thrown anything; of what is no error only the type is told. */
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

/** A text that an app or a library wrote may quote an address with the secret of a link, or a token: long runs of base64url. */
export function withoutSecrets(text: string): string {
  return text.replaceAll(/[A-Za-z0-9_-]{40,}/g, '[removed]');
}

function messageOf(error: Error): string | undefined {
  if (error instanceof DrizzleQueryError) return 'A query failed.';
  // An answer of PostgreSQL. What stands in `detail`, `hint` and `where` is never told: "Key (email)=(…) already exists".
  if ('severity' in error) {
    return NAMES_ONLY.test(textOf(error, 'code') ?? '') ? bounded(error.message) : undefined;
  }
  // A mail server repeats addresses and lines of the mail, a parser what it could not read.
  if ('response' in error || error instanceof SyntaxError) return undefined;
  return bounded(withoutSecrets(error.message));
}

function bounded(message: string): string {
  return message.slice(0, LONGEST.message);
}

/** The frames alone: the stack of V8 begins with the name and the message. */
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
