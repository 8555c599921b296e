import type { SortDirection } from '@generated/model';

/** The order of a column in the words of the specification: ascend, descend, or none. */
export type SortOrder = 'ascend' | 'descend' | null;

/** The order after a press on a column's head: none, ascending, descending, none. */
export function nextOrder(order: SortOrder): SortOrder {
  return order === null ? 'ascend' : order === 'ascend' ? 'descend' : null;
}

/**
 * What is sent for a column's order (specification, section 5). `sort_by` is sent only if an order is set. The
 * direction is ascending only for `ascend`, otherwise descending.
 */
export function sortParams<Column extends string>(
  column: Column,
  order: SortOrder,
): { sort_by: Column | undefined; sort_direction: SortDirection | undefined } {
  if (order === null) return { sort_by: undefined, sort_direction: undefined };
  return { sort_by: column, sort_direction: order === 'ascend' ? 'asc' : 'desc' };
}

/** The order of a column in a query. */
export function orderOf(
  column: string,
  params: { sort_by?: string | undefined; sort_direction?: SortDirection | undefined },
): SortOrder {
  if (params.sort_by !== column) return null;
  return params.sort_direction === 'asc' ? 'ascend' : 'descend';
}
