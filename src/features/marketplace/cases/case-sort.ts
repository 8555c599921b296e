import type { CaseSort, ListCasesParams, SortDirection } from '@generated/model';

type Order = Pick<ListCasesParams, 'sort_by' | 'sort_direction'>;

/**
 * The orders worth offering, starting with the exchange's own. There is none by amount, because the cases are in
 * several currencies, and none from the lowest price, because cases without one would come first.
 */
export const CASE_ORDERS: { value: string; label: string; order: Order }[] = [
  { value: '', label: 'Most open claims', order: {} },
  order('last_trade_percent', 'desc', 'Highest last price'),
  order('petition_date', 'desc', 'Newest petition'),
  order('name', 'asc', 'Name, A to Z'),
];

function order(sort_by: CaseSort, sort_direction: SortDirection, label: string) {
  return { value: `${sort_by} ${sort_direction}`, label, order: { sort_by, sort_direction } };
}

/** The value of a view's order. */
export function caseOrderOf({ sort_by, sort_direction }: Order): string {
  return CASE_ORDERS.find(({ value }) => value === `${sort_by} ${sort_direction}`)?.value ?? '';
}

export function caseOrderParams(value: string): { [Name in keyof Order]: Order[Name] | undefined } {
  const chosen = CASE_ORDERS.find((each) => each.value === value)?.order;
  return { sort_by: chosen?.sort_by, sort_direction: chosen?.sort_direction };
}
