import type { CountryCode } from '@generated/model';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
import {
  about,
  id,
  instant,
  instantOfWriting,
  listIndex,
  lockVersion,
  money,
  partOf,
  searchText,
  sortText,
  timestamps,
} from './columns';
import {
  accreditationBases,
  agreementKinds,
  buyerAccountStatuses,
  buyerAccountTypes,
  contactMethods,
  identityStatuses,
  paymentMethods,
  typesOfUser,
  userStatuses,
} from './enums';
import { knownValues } from './known-values';

export const adminRows = pgTable(
  'admins',
  {
    id: id(),
    email: varchar({ length: 254 }).notNull(),
    /** Encoded argon2id. */
    password_hash: text().notNull(),
    first_name: varchar({ length: 100 }).notNull(),
    last_name: varchar({ length: 100 }).notNull(),
    ...timestamps(),
  },
  (t) => [uniqueIndex('admins_email').on(lower(t.email))],
);

export const userRows = pgTable(
  'users',
  {
    id: id(),
    email: varchar({ length: 254 }).notNull(),
    email_verified_at: instant(),
    /** Replaces a confirmed `email` once it is confirmed itself. */
    new_email: varchar({ length: 254 }),
    /** Encoded argon2id; null until a password is set (magic links, accounts made by staff). */
    password_hash: text(),
    has_set_password: boolean().notNull().default(false),
    first_name: varchar({ length: 100 }).notNull(),
    last_name: varchar({ length: 100 }).notNull(),
    company: varchar({ length: 200 }),
    phone_number: varchar({ length: 14 }),
    phone_country_code: varchar({ length: 5 }),
    whatsapp_number: varchar({ length: 14 }),
    whatsapp_country_code: varchar({ length: 5 }),
    telegram: varchar({ length: 32 }),
    preferred_contact_method: text({ enum: contactMethods }).notNull().default('email'),
    status: text({ enum: userStatuses }).notNull().default('pending'),
    /** What the staff wrote when they suspended or closed the account. */
    status_reason: varchar({ length: 1000 }),
    /** Copy of the buyer account's status, for lists; both change in one transaction. */
    buyer_account_status: text({ enum: buyerAccountStatuses }).notNull().default('none'),
    /** Copy of the latest identity verification's status; both change in one transaction. */
    identity_status: text({ enum: identityStatuses }).notNull().default('not_submitted'),
    /**
     * When identity documents and the buyer application were last submitted, for lists; kept up to date by triggers.
     */
    identity_submitted_at: instant(),
    application_submitted_at: instant(),
    type_of_user: text({ enum: typesOfUser })
      .notNull()
      .generatedAlwaysAs(
        sql`case when buyer_account_status = 'none' then 'seller' else 'buyer' end`,
      ),
    country: char({ length: 2 }).$type<CountryCode>(),
    managed_by_admin_id: integer().references(() => adminRows.id, { onDelete: 'set null' }),
    message_notifications: boolean().notNull().default(true),
    claim_notifications: boolean().notNull().default(true),
    claim_case_follow_notifications: boolean().notNull().default(true),
    message_with_the_staff: boolean().notNull().default(true),
    payment_method: text({ enum: paymentMethods }),
    custom_payment_method: varchar({ length: 200 }),
    sign_in_count: integer().notNull().default(0),
    last_sign_in_at: instant(),
    lock_version: lockVersion(),
    ...timestamps(),
    search_text: searchText('first_name', 'last_name', 'email', 'company'),
    /** Last and first name, folded: the order of a list by name. */
    sort_name: sortText()
      .notNull()
      .generatedAlwaysAs(sql`search_fold(last_name || ' ' || first_name)`),
  },
  (t) => [
    uniqueIndex('users_email').on(lower(t.email)),
    listIndex('users_by_created_at', t.created_at, t.id),
    listIndex('users_by_last_sign_in_at', t.last_sign_in_at, t.id),
    listIndex('users_by_sort_name', t.sort_name, t.id),
    listIndex('users_by_email', t.email, t.id),
    listIndex('users_by_country', t.country, t.created_at, t.id),
    listIndex('users_by_status', t.status, t.created_at, t.id),
    listIndex('users_by_buyer_account_status', t.buyer_account_status, t.created_at, t.id),
    listIndex('users_by_identity_status', t.identity_status, t.created_at, t.id),
    // Users of one status, in the order of their submissions.
    listIndex(
      'users_by_application_submitted_at',
      t.buyer_account_status,
      t.application_submitted_at,
      t.id,
    ),
    listIndex('users_by_identity_submitted_at', t.identity_status, t.identity_submitted_at, t.id),
    listIndex('users_by_type_of_user', t.type_of_user, t.created_at, t.id),
    listIndex('users_by_managed_by_admin_id', t.managed_by_admin_id, t.created_at, t.id),
    index('users_by_search_text').using('gin', t.search_text.op('gin_trgm_ops')),
    ...knownValues(t.id.table),
    check(
      'users_custom_payment_method_iff_other',
      sql`(${t.payment_method} is not distinct from 'other') = (${t.custom_payment_method} is not null)`,
    ),
    check(
      'users_phone_with_country_code',
      sql`(${t.phone_number} is null) = (${t.phone_country_code} is null)`,
    ),
    check(
      'users_whatsapp_with_country_code',
      sql`(${t.whatsapp_number} is null) = (${t.whatsapp_country_code} is null)`,
    ),
    check('users_password_iff_set', sql`${t.has_set_password} = (${t.password_hash} is not null)`),
  ],
);

/** At most one for each user. */
export const buyerAccountRows = pgTable(
  'buyer_accounts',
  {
    id: id(),
    user_id: partOf(() => userRows.id),
    /** Null, like every other fact, until the applicant provides it. */
    account_type: text({ enum: buyerAccountTypes }),
    legal_name: varchar({ length: 200 }),
    registration_number: varchar({ length: 100 }),
    registration_country: char({ length: 2 }).$type<CountryCode>(),
    website: varchar({ length: 2000 }),
    signatory_name: varchar({ length: 200 }),
    signatory_title: varchar({ length: 200 }),
    accreditation_basis: text({ enum: accreditationBases }),
    investment_min: money(),
    investment_max: money(),
    currency: char({ length: 3 }).notNull().default('USD'),
    /** Cases of interest; they decide what "claims for you" shows. */
    case_ids: integer().array().notNull().default([]),
    source_of_funds: text(),
    status: text({ enum: buyerAccountStatuses }).notNull().default('none'),
    rejection_reason: varchar({ length: 1000 }),
    /** The reason given for the previous submission. */
    earlier_reason: varchar({ length: 1000 }),
    submitted_at: instant(),
    reviewed_at: instant(),
    lock_version: lockVersion(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('buyer_accounts_user_id').on(t.user_id),
    ...knownValues(t.id.table),
    check(
      'buyer_accounts_submitted_with_facts',
      // If staff gave it back, the applicant may empty a field, as before the submission.
      sql`${t.status} in ('none', 'info_requested', 'rejected') or (${t.account_type} is not null and ${t.legal_name} is not null and ${t.accreditation_basis} is not null)`,
    ),
  ],
);

/** Which user has accepted which version of an agreement. A row is never changed or deleted: a trigger prevents it. */
export const agreementAcceptanceRows = pgTable(
  'agreement_acceptances',
  {
    id: id(),
    user_id: about(() => userRows.id),
    kind: text({ enum: agreementKinds }).notNull(),
    version: varchar({ length: 20 }).notNull(),
    /** SHA-256 of the text, hexadecimal; null if it was accepted before texts were kept. */
    text_hash: char({ length: 64 }),
    typed_name: varchar({ length: 201 }).notNull(),
    /** Null if it is not known. */
    ip: varchar({ length: 45 }),
    accepted_at: instantOfWriting(),
  },
  (t) => [
    uniqueIndex('agreement_acceptances_once').on(t.user_id, t.kind, t.version),
    ...knownValues(t.id.table),
  ],
);

function lower(email: AnyPgColumn): SQL {
  return sql`lower(${email})`;
}
