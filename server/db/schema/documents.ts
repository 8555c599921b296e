import type { CountryCode } from '@generated/model';
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
import { adminRows, buyerAccountRows, userRows } from './accounts';
import { claimRows } from './claims';
import {
  about,
  bytea,
  id,
  instant,
  instantOfWriting,
  listIndex,
  partOf,
  timestamps,
} from './columns';
import {
  documentKinds,
  documentStatuses,
  documentVisibilities,
  verificationStatuses,
} from './enums';
import { knownValues } from './known-values';

export const documentRows = pgTable(
  'documents',
  {
    id: id(),
    /** The owner: a user or, for a document that our staff send with a message, an administrator. */
    user_id: integer().references(() => userRows.id, { onDelete: 'cascade' }),
    admin_id: integer().references(() => adminRows.id),
    /** The claim whose document it is; null for identity documents and fresh uploads. */
    claim_id: integer().references(() => claimRows.id, { onDelete: 'set null' }),
    /** The application for a buyer account whose document it is. */
    buyer_account_id: integer().references(() => buyerAccountRows.id, { onDelete: 'set null' }),
    kind: text({ enum: documentKinds }).notNull(),
    filename: varchar({ length: 255 }).notNull(),
    /** Determined by the file's content, not by its name. */
    content_type: varchar({ length: 100 }).notNull(),
    byte_size: integer().notNull(),
    /** SHA-256 of the content, hexadecimal. */
    checksum: char({ length: 64 }).notNull(),
    status: text({ enum: documentStatuses }).notNull().default('scanning'),
    visibility: text({ enum: documentVisibilities }).notNull().default('private'),
    redacted: boolean().notNull().default(false),
    ...timestamps(),
  },
  (t) => [
    index('documents_by_user_id').on(t.user_id, t.kind, t.id),
    listIndex('documents_by_user_id_created_at', t.user_id, t.created_at, t.id),
    index('documents_by_claim_id').on(t.claim_id, t.id),
    index('documents_of_staff')
      .on(t.created_at)
      .where(sql`admin_id is not null`),
    index('documents_by_admin_id').on(t.admin_id),
    index('documents_by_buyer_account_id').on(t.buyer_account_id, t.id),
    ...knownValues(t.id.table),
    check('documents_byte_size_positive', sql`${t.byte_size} > 0`),
    check('documents_one_owner', sql`num_nonnulls(${t.user_id}, ${t.admin_id}) = 1`),
  ],
);

/** Separate from `documents`, so that reading a list never reads files. */
export const documentContentRows = pgTable('document_contents', {
  document_id: integer()
    .primaryKey()
    .references(() => documentRows.id, { onDelete: 'cascade' }),
  bytes: bytea().notNull(),
});

/** One row for each submission; the latest decides. */
export const identityVerificationRows = pgTable(
  'identity_verifications',
  {
    id: id(),
    user_id: partOf(() => userRows.id),
    /** Counts a user's submissions, from 1. */
    attempt: integer().notNull(),
    country: char({ length: 2 }).$type<CountryCode>().notNull(),
    gov_id_document_id: about(() => documentRows.id),
    personal_photo_document_id: about(() => documentRows.id),
    status: text({ enum: verificationStatuses }).notNull().default('pending'),
    rejection_reason: varchar({ length: 1000 }),
    /** The reason given for the previous attempt. */
    earlier_reason: varchar({ length: 1000 }),
    submitted_at: instantOfWriting(),
    reviewed_by_admin_id: integer().references(() => adminRows.id),
    reviewed_at: instant(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('identity_verifications_attempt').on(t.user_id, t.attempt),
    // Two simultaneous submissions cannot both wait for a review.
    uniqueIndex('identity_verifications_one_pending')
      .on(t.user_id)
      .where(sql`status = 'pending'`),
    index('identity_verifications_by_status').on(t.status, t.submitted_at, t.id),
    index('identity_verifications_by_gov_id').on(t.gov_id_document_id),
    index('identity_verifications_by_personal_photo').on(t.personal_photo_document_id),
    index('identity_verifications_by_reviewer').on(t.reviewed_by_admin_id),
    ...knownValues(t.id.table),
    check(
      'identity_verifications_two_documents',
      sql`${t.gov_id_document_id} <> ${t.personal_photo_document_id}`,
    ),
    check(
      'identity_verifications_refusal_has_reason',
      sql`${t.status} in ('pending', 'approved') or ${t.rejection_reason} is not null`,
    ),
  ],
);
