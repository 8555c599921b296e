import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { adminRows, userRows } from './accounts';
import { id, instant, instantOfWriting, partOf } from './columns';
import { tokenPurposes } from './enums';
import { knownValues } from './known-values';

/** A session belongs to a user or to an administrator. Only hashes of its tokens are stored. */
export const sessionRows = pgTable(
  'sessions',
  {
    id: id(),
    token_hash: text().notNull(),
    /** Good until its successor is first used, and a minute longer for requests that were under way. */
    previous_token_hash: text(),
    rotated_at: instant(),
    /** When the token was first used; null while nobody is known to have received it. */
    token_used_at: instant(),
    user_id: integer().references(() => userRows.id, { onDelete: 'cascade' }),
    admin_id: integer().references(() => adminRows.id, { onDelete: 'cascade' }),
    /**
     * For a session in a user's name, the administrator's session in which it was opened; it lives no longer than that
     * one.
     */
    admin_session_id: integer().references((): AnyPgColumn => sessionRows.id, {
      onDelete: 'cascade',
    }),
    expires_at: instant().notNull(),
    revoked_at: instant(),
    /** When its owner last logged in or entered the password; null in another's name. */
    proved_at: instant(),
    created_at: instantOfWriting(),
  },
  (t) => [
    uniqueIndex('sessions_token_hash').on(t.token_hash),
    uniqueIndex('sessions_previous_token_hash').on(t.previous_token_hash),
    index('sessions_by_user_id').on(t.user_id),
    index('sessions_by_admin_id').on(t.admin_id),
    index('sessions_by_admin_session_id').on(t.admin_session_id),
    index('sessions_by_expires_at').on(t.expires_at),
    check('sessions_one_owner', sql`num_nonnulls(${t.user_id}, ${t.admin_id}) = 1`),
    check(
      'sessions_only_users_are_impersonated',
      sql`${t.admin_session_id} is null or ${t.user_id} is not null`,
    ),
  ],
);

/** Secrets of mailed links, stored as hashes and used once. */
export const oneTimeTokenRows = pgTable(
  'one_time_tokens',
  {
    id: id(),
    purpose: text({ enum: tokenPurposes }).notNull(),
    token_hash: text().notNull(),
    user_id: partOf(() => userRows.id),
    expires_at: instant().notNull(),
    used_at: instant(),
    created_at: instantOfWriting(),
  },
  (t) => [
    uniqueIndex('one_time_tokens_token_hash').on(t.token_hash),
    index('one_time_tokens_by_user_id').on(t.user_id, t.purpose),
    index('one_time_tokens_by_expires_at').on(t.expires_at),
    ...knownValues(t.id.table),
  ],
);

/** A count within a window: `key` names what is counted, and for whom, for example `upload:account:41`. */
export const rateLimitRows = pgTable(
  'rate_limits',
  {
    key: varchar({ length: 400 }).primaryKey(),
    /** The count starts over then. */
    ends_at: instant().notNull(),
    count: integer().notNull(),
  },
  (t) => [index('rate_limits_by_ends_at').on(t.ends_at)],
);

/** The success that answered a write. */
export interface KeptAnswer {
  status: number;
  body: unknown;
  /** Whether a new token came along. The token is not kept: a repetition brings its own. */
  renewsSession?: boolean;
}

/** The answer to a write, given again if the same caller repeats the same key. */
export const idempotencyKeyRows = pgTable(
  'idempotency_keys',
  {
    /** The owner of the key, for example `user:12` or `user:12 by admin:3`: two callers may choose the same key. */
    caller: varchar({ length: 40 }).notNull(),
    key: varchar({ length: 200 }).notNull(),
    operation_id: varchar({ length: 100 }).notNull(),
    /**
     * Hashed with a secret key, because a request may hold a password. The same key with another request is refused.
     */
    request_hash: text().notNull(),
    /**
     * Null until the change is done; the row is written in the change's transaction, so a committed row always has an
     * answer.
     */
    answer: json().$type<KeptAnswer>(),
    created_at: instantOfWriting(),
  },
  (t) => [
    primaryKey({ columns: [t.caller, t.operation_id, t.key] }),
    index('idempotency_keys_by_created_at').on(t.created_at),
  ],
);
