import type { Database } from '../db/database';
import type { LoggedError } from '../logged-error';
import type { Hub } from './hub';

/** Hashes passwords with argon2id: native on Node, WebAssembly in the browser. */
export interface PasswordHasher {
  /** @returns an encoded argon2id string. */
  hash(password: string): Promise<string>;
  verify(encoded: string, password: string): Promise<boolean>;
}

export type LogFields = Record<string, string | number | boolean | null | undefined | LoggedError>;

/**
 * Structured log. Callers never pass secrets, bodies or headers. Pass an error only through `loggedError`: the message
 * of a failed query holds every value.
 */
export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

export interface ExchangeSettings {
  /** In production, answers are not checked again and the mailbox does not exist. */
  production: boolean;
  /** Whether mails stay in the outbox and everybody may read them. Never in production. */
  mailboxOpen: boolean;
  /** The path below which the contract's paths are, without a trailing slash. */
  apiRoot: string;
  /** Origin of the links in mails, for example `https://claims.example.com`. */
  publicOrigin: string;
  /** The address where the staff receive mails. */
  staffEmail: string;
  /** The account to which fees are paid, as plain text; null if people have to ask the staff for it. */
  feeAccount: string | null;
  /** Origins of other sites whose pages may call the exchange. Its own origin needs no entry. */
  allowedOrigins: readonly string[];
  /** The secret that the exchange signs with, at least 32 bytes. */
  signingKey: Uint8Array<ArrayBuffer>;
}

/** What the exchange needs from its host. */
export interface ExchangePorts {
  db: Database;
  clock: () => Date;
  passwords: PasswordHasher;
  log: Log;
  hub: Hub;
  settings: ExchangeSettings;
}
