import { sql } from 'drizzle-orm';
import { index, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { claimRows } from './claims';
import { id, instantOfWriting, partOf, percent } from './columns';
import { claimEventActors, claimEventTypes } from './enums';
import { knownValues } from './known-values';

/** Of an event that brings a claim back onto the market; in the words of its index. */
export const isReturn = sql`type in ('resumed', 'deal_cancelled')`;

/** The timeline of a claim as its seller reads it. Who exactly acted stands in `audit_events`. */
export const claimEventRows = pgTable(
  'claim_events',
  {
    id: id(),
    claim_id: partOf(() => claimRows.id),
    type: text({ enum: claimEventTypes }).notNull(),
    actor_role: text({ enum: claimEventActors }).notNull(),
    /** What the reviewer wrote. */
    note: varchar({ length: 2000 }),
    /** For a price change, the previous ask; null if the claim was open to offers. */
    ask_percent_before: percent(),
    occurred_at: instantOfWriting(),
  },
  (t) => [
    index('claim_events_by_claim_id').on(t.claim_id, t.occurred_at, t.id),
    index('claim_events_price_changes')
      .on(t.occurred_at)
      .where(sql`type = 'price_changed'`),
    index('claim_events_returns').on(t.occurred_at).where(isReturn),
    ...knownValues(t.id.table),
  ],
);
