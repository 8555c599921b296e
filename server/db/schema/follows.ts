import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { userRows } from './accounts';
import { caseRows } from './cases';
import { claimRows } from './claims';
import { id, instantOfWriting, partOf } from './columns';

/** A user follows a claim or a case: two foreign keys, because a pair of type and number would keep dead ends. */
export const followRows = pgTable(
  'follows',
  {
    id: id(),
    user_id: partOf(() => userRows.id),
    claim_id: integer().references(() => claimRows.id, { onDelete: 'cascade' }),
    case_id: integer().references(() => caseRows.id, { onDelete: 'cascade' }),
    created_at: instantOfWriting(),
  },
  (t) => [
    uniqueIndex('follows_claim').on(t.user_id, t.claim_id),
    uniqueIndex('follows_case').on(t.user_id, t.case_id),
    index('follows_by_claim_id').on(t.claim_id),
    index('follows_by_case_id').on(t.case_id),
    check('follows_one_thing', sql`num_nonnulls(${t.claim_id}, ${t.case_id}) = 1`),
  ],
);
