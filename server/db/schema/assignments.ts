import { sql } from 'drizzle-orm';
import {
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import type { AgreementSection } from '@generated/model';
import { about, id, instant, timestamps } from './columns';
import { documentRows } from './documents';
import { negotiationRows } from './negotiations';

/** The assignment agreement of a negotiation: its text as drawn up, and who has signed it. */
export const assignmentRows = pgTable(
  'assignments',
  {
    id: id(),
    negotiation_id: about(() => negotiationRows.id),
    version: varchar({ length: 7 }).notNull(),
    sections: jsonb().$type<AgreementSection[]>().notNull(),
    /** SHA-256 of the text, hexadecimal. */
    text_hash: char({ length: 64 }).notNull(),
    seller_name: varchar({ length: 200 }).notNull(),
    seller_typed_name: varchar({ length: 201 }),
    seller_signed_at: instant(),
    seller_ip: varchar({ length: 45 }),
    buyer_name: varchar({ length: 200 }).notNull(),
    buyer_typed_name: varchar({ length: 201 }),
    /**
     * The title that the application gave the signatory when the buyer signed; null for an individual, and if the
     * application named another signatory.
     */
    buyer_signatory_title: varchar({ length: 200 }),
    buyer_signed_at: instant(),
    buyer_ip: varchar({ length: 45 }),
    /** The signed agreement as a PDF; null until both have signed. */
    document_id: integer().references(() => documentRows.id),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('assignments_negotiation_id').on(t.negotiation_id),
    index('assignments_by_document_id').on(t.document_id),
    check(
      'assignments_signature_is_whole',
      sql`(${t.seller_signed_at} is null) = (${t.seller_typed_name} is null) and (${t.buyer_signed_at} is null) = (${t.buyer_typed_name} is null)`,
    ),
    check(
      'assignments_title_of_who_signed',
      sql`${t.buyer_signatory_title} is null or ${t.buyer_signed_at} is not null`,
    ),
  ],
);
