import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, varchar } from 'drizzle-orm/pg-core';
import { adminRows, userRows } from './accounts';
import { id, instant, instantOfWriting, listIndex } from './columns';
import { conversationRows } from './conversations';
import { auditActors } from './enums';
import { knownValues } from './known-values';

/** Mails are written here in the transaction that causes them, and sent afterwards. */
export const outboxEmailRows = pgTable(
  'outbox_emails',
  {
    id: id(),
    to: varchar({ length: 254 }).notNull(),
    subject: varchar({ length: 200 }).notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** The template that made it, for example `confirmation`. */
    kind: varchar({ length: 40 }).notNull(),
    /** Where a mail program switches such mails off with one click; null if they are always sent. */
    unsubscribe_url: text(),
    /** The conversation whose messages it announces; it is not sent once the user has read them. */
    conversation_id: integer().references(() => conversationRows.id),
    user_id: integer().references(() => userRows.id),
    created_at: instantOfWriting(),
    /** Not tried before this instant, which moves ahead after a failure. */
    next_attempt_at: instantOfWriting(),
    sent_at: instant(),
    attempts: smallint().notNull().default(0),
    error: text(),
  },
  (t) => [
    listIndex('outbox_emails_by_created_at', t.created_at, t.id),
    index('outbox_emails_waiting')
      .on(t.next_attempt_at, t.id)
      .where(sql`sent_at is null`),
    index('outbox_emails_by_to').on(t.to),
    index('outbox_emails_by_conversation_id')
      .on(t.conversation_id)
      .where(sql`conversation_id is not null`),
    index('outbox_emails_by_user_id')
      .on(t.user_id)
      .where(sql`user_id is not null`),
  ],
);

/** Old and new values by field name. */
export type AuditChanges = Record<string, [unknown, unknown]>;

/** Written in the transaction of the change. A trigger prevents updating or deleting a row. */
export const auditEventRows = pgTable(
  'audit_events',
  {
    id: id(),
    actor: text({ enum: auditActors }).notNull(),
    actor_user_id: integer().references(() => userRows.id),
    /** The administrator who acts; with `impersonated_user_id`, in that user's name. */
    actor_admin_id: integer().references(() => adminRows.id),
    impersonated_user_id: integer().references(() => userRows.id),
    /** For example `user.suspended`. */
    action: varchar({ length: 100 }).notNull(),
    /** The table of the record that it is about, for example `users`. */
    subject_type: varchar({ length: 40 }).notNull(),
    subject_id: integer(),
    changes: jsonb().$type<AuditChanges>().notNull().default({}),
    ip: varchar({ length: 45 }),
    request_id: varchar({ length: 64 }),
    created_at: instantOfWriting(),
  },
  (t) => [
    listIndex('audit_events_by_created_at', t.created_at, t.id),
    index('audit_events_by_subject').on(t.subject_type, t.subject_id, t.id),
    index('audit_events_by_actor').on(t.actor, t.id),
    index('audit_events_by_actor_user_id').on(t.actor_user_id),
    index('audit_events_by_actor_admin_id').on(t.actor_admin_id),
    index('audit_events_by_impersonated_user_id').on(t.impersonated_user_id),
    ...knownValues(t.id.table),
  ],
);
