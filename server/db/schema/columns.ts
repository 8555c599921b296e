import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  customType,
  type ExtraConfigColumn,
  index,
  integer,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** `125000.50000000`, as PostgreSQL prints it, becomes `125000.5`, as the contract writes it. */
function withoutNeedlessZeros(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}

function decimalColumn(type: string) {
  return customType<{ data: string; driverData: string }>({
    dataType: () => type,
    fromDriver: withoutNeedlessZeros,
  });
}

/** A decimal string, never a float; the row holds its currency. */
export const money = decimalColumn('numeric(20, 8)');
/** Percent of face (cents on the dollar) as a decimal string. */
export const percent = decimalColumn('numeric(7, 4)');

export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});

/** An instant, in milliseconds, so that a Date that was read finds its row again. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** When the row was written. */
export const instantOfWriting = () =>
  instant()
    .notNull()
    .default(sql`now()`);

/** The record that a row belongs to and is deleted with. */
export const partOf = (reference: () => AnyPgColumn) =>
  integer().notNull().references(reference, { onDelete: 'cascade' });

/** The record that a row is about; it cannot be deleted while the row exists. */
export const about = (reference: () => AnyPgColumn) => integer().notNull().references(reference);

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

export const timestamps = () => ({
  created_at: instantOfWriting(),
  updated_at: instantOfWriting().$onUpdate(() => sql`now()`),
});

/** Rises with every change. A write names the version that it has read, and is refused (409) if that is stale. */
export const lockVersion = () => integer().notNull().default(0);

/** Text ordered by code points: PGlite and PostgreSQL sort it the same way, whatever their locale. */
export const sortText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** Folded text (no case, no accents) with a leading space, for `search.ts`. A migration creates the function. */
export const searchText = (...parts: readonly string[]) =>
  text()
    .notNull()
    .generatedAlwaysAs(
      sql.raw(
        `' ' || search_fold(${parts.map((part) => `coalesce(${part}, '')`).join(` || ' ' || `)})`,
      ),
    );

/**
 * Every index of a list has one direction: greatest first, nulls last. Read backwards, it serves the ascending order.
 * `list-orders.ts` emits exactly this. `ORDER BY x DESC` alone puts nulls first and could not use the index.
 */
export function listIndex(name: string, ...columns: [ExtraConfigColumn, ...ExtraConfigColumn[]]) {
  const [first, ...others] = columns;
  return index(name).on(
    first.desc().nullsLast(),
    ...others.map((column) => column.desc().nullsLast()),
  );
}
