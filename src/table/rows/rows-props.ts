import type { Column } from '../columns/column';
import type { SortOrder } from '../sort';
import type { Selection } from './use-selection';

export interface RowsProps<Row extends { id: number }, SortBy extends string> {
  /** Names the rows for a screen reader. */
  caption: string;
  /** Those that are shown, in their order. */
  columns: readonly Column<Row, SortBy>[];
  rows: readonly Row[];
  /** Null in a list whose rows are not selected. */
  selection: Selection<Row> | null;
  isLoading: boolean;
  /** Rows to keep room for while loading. */
  expectedRows: number;
  /** True while rows are read again; the old ones stay, dimmed. */
  isFetching: boolean;
  /** Where a row leads: its first cell carries the link and the whole row can be pressed. Undefined where it leads nowhere. */
  rowPath: ((row: Row) => string) | undefined;
  /** What a row is called, beside its checkbox. */
  rowName: (row: Row) => string;
  orderOf: (column: SortBy) => SortOrder;
  onSort: (column: SortBy, order: SortOrder) => void;
}

/** One of them. */
export interface RowProps<Row extends { id: number }, SortBy extends string> extends Pick<
  RowsProps<Row, SortBy>,
  'columns'
> {
  row: Row;
  isSelected: boolean;
  /** Undefined in a list whose rows are not selected. */
  select: Selection<Row>['select'] | undefined;
  path: string | undefined;
  name: string;
}
