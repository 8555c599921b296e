import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The page of a list and its order: neither narrows the list. */
export type PageName = 'page' | 'per_page' | 'sort_by' | 'sort_direction';

/** For each filter of a list, the rows that it leaves. A filter that is missing here does not compile. */
export type ListFilters<Query> = {
  [Name in Exclude<keyof Query, PageName>]-?: (
    value: Exclude<Query[Name], undefined>,
  ) => SQL | undefined;
};

/** The condition of the filters that are set. */
export function filtered<Query extends object>(
  query: Query,
  filters: ListFilters<Query>,
): SQL | undefined {
  const set = Object.entries<(value: never) => SQL | undefined>(filters);
  return and(
    ...set.map(([name, condition]) => {
      const value = (query as Record<string, unknown>)[name];
      return value === undefined ? undefined : condition(value as never);
    }),
  );
}

/** Rows whose column has the value. */
export const is =
  <Column extends PgColumn>(column: Column) =>
  (value: Column['_']['data']) =>
    eq(column, value);

/** Rows whose column has one of the values. */
export const isOneOf =
  <Column extends PgColumn>(column: Column) =>
  (values: Column['_']['data'][]) =>
    inArray(column, values);
