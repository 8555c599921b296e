import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { adminRows, userRows } from './accounts';
import { claimRows } from './claims';
import {
  about,
  id,
  instant,
  instantOfWriting,
  listIndex,
  lockVersion,
  partOf,
  searchText,
  timestamps,
} from './columns';
import { conversationKinds, conversationStatuses, messageSenders } from './enums';
import { knownValues } from './known-values';
import { documentRows } from './documents';
import { negotiationRows } from './negotiations';

/** Between a user and our staff, or between the two sides of a negotiation: each negotiation has exactly one. */
export const conversationRows = pgTable(
  'conversations',
  {
    id: id(),
    kind: text({ enum: conversationKinds }).notNull(),
    /** What it is about; for a negotiation, its reference. */
    subject: varchar({ length: 150 }).notNull(),
    /** The user who writes to our staff; null in a negotiation. */
    user_id: integer().references(() => userRows.id, { onDelete: 'cascade' }),
    negotiation_id: integer().references(() => negotiationRows.id),
    claim_id: integer().references(() => claimRows.id, { onDelete: 'set null' }),
    status: text({ enum: conversationStatuses }).notNull().default('open'),
    assigned_admin_id: integer().references(() => adminRows.id),
    /**
     * When contact data in a message or an offer were last marked that our staff have not settled yet; null if there
     * are none.
     */
    contact_data_marked_at: instant(),
    /**
     * When a user wrote the first message that our staff have not answered; null if they have, and in a negotiation.
     */
    unanswered_since: instant(),
    /** How many messages no staff member has read, and the latest that one has. */
    staff_unread_count: integer().notNull().default(0),
    staff_read_up_to_id: integer().notNull().default(0),
    /** The time of the latest message or, before there is one, of the beginning. */
    last_message_at: instant().notNull(),
    lock_version: lockVersion(),
    ...timestamps(),
    search_text: searchText('subject'),
  },
  (t) => [
    uniqueIndex('conversations_negotiation_id').on(t.negotiation_id),
    listIndex('conversations_by_last_message_at', t.last_message_at, t.id),
    listIndex('conversations_by_kind', t.kind, t.last_message_at, t.id),
    listIndex('conversations_by_status', t.status, t.last_message_at, t.id),
    listIndex('conversations_by_user_id', t.user_id, t.last_message_at, t.id),
    listIndex('conversations_by_admin', t.assigned_admin_id, t.last_message_at, t.id),
    listIndex('conversations_by_unanswered_since', t.unanswered_since, t.id).where(
      sql`unanswered_since is not null`,
    ),
    index('conversations_with_contact_data')
      .on(t.last_message_at, t.id)
      .where(sql`contact_data_marked_at is not null`),
    index('conversations_by_claim_id').on(t.claim_id),
    index('conversations_by_search_text').using('gin', t.search_text.op('gin_trgm_ops')),
    ...knownValues(t.id.table),
    check(
      'conversations_one_kind',
      sql`(${t.kind} = 'staff') = (${t.user_id} is not null) and (${t.kind} = 'negotiation') = (${t.negotiation_id} is not null)`,
    ),
  ],
);

/** A user who participates. */
export const conversationMemberRows = pgTable(
  'conversation_members',
  {
    id: id(),
    conversation_id: partOf(() => conversationRows.id),
    user_id: partOf(() => userRows.id),
    role: text({ enum: messageSenders }).notNull(),
    unread_count: integer().notNull().default(0),
    /** The latest message that the user has read or written; 0 if none. */
    read_up_to_id: integer().notNull().default(0),
    /** Same as that of the conversation, so that a user's list comes from one index. */
    last_message_at: instant().notNull(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('conversation_members_user').on(t.conversation_id, t.user_id),
    listIndex('conversation_members_by_user_id', t.user_id, t.last_message_at, t.id),
    index('conversation_members_unread')
      .on(t.user_id)
      .where(sql`unread_count > 0`),
    ...knownValues(t.id.table),
  ],
);

/** What was written. It never changes. */
export const messageRows = pgTable(
  'messages',
  {
    id: id(),
    conversation_id: about(() => conversationRows.id),
    sender: text({ enum: messageSenders }).notNull(),
    /** The author: a user, or one of the staff. */
    user_id: integer().references(() => userRows.id),
    admin_id: integer().references(() => adminRows.id),
    /** Named by the client, so that a message that is sent twice is stored once. */
    client_id: char({ length: 36 }).notNull(),
    body: varchar({ length: 5000 }).notNull(),
    has_contact_data: boolean().notNull().default(false),
    created_at: instantOfWriting(),
  },
  (t) => [
    uniqueIndex('messages_of_user').on(t.user_id, t.client_id),
    uniqueIndex('messages_of_admin').on(t.admin_id, t.client_id),
    index('messages_by_conversation_id').on(t.conversation_id, t.id),
    ...knownValues(t.id.table),
    check(
      'messages_one_writer',
      sql`num_nonnulls(${t.user_id}, ${t.admin_id}) = 1 and (${t.sender} = 'staff') = (${t.admin_id} is not null)`,
    ),
  ],
);

/** The documents that were sent with messages; each belongs to one message. */
export const messageDocumentRows = pgTable(
  'message_documents',
  {
    document_id: integer()
      .primaryKey()
      .references(() => documentRows.id),
    message_id: partOf(() => messageRows.id),
  },
  (t) => [index('message_documents_by_message_id').on(t.message_id)],
);
