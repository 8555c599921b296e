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
 * Structured log. Callers never pass secrets, bodies or headers, and of an error only what `loggedError` makes of it: the
 * message of a failed query holds every value.
 */
export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

export interface ExchangeSettings {
  /** In production answers are not parsed again and the mailbox does not exist. */
  production: boolean;
  /** True where mails stay in the outbox and everybody may read them. Never in production. */
  mailboxOpen: boolean;
  /** Path below which the contract's paths stand, without a slash at the end. */
  apiRoot: string;
  /** Origin of the links in mails, for example `https://claims.example.com`. */
  publicOrigin: string;
  /** Where the staff read what people write to them. */
  staffEmail: string;
  /** Where fees are paid to the exchange, as plain text; null where the staff say it to whoever asks. */
  feeAccount: string | null;
  /** Origins of other sites whose pages may call the exchange. The own origin needs no entry. */
  allowedOrigins: readonly string[];
  /** Secret of what the exchange signs, at least 32 bytes. */
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
