import type { Column } from '../columns/column';
import type { SortOrder } from '../sort';
import type { ListRow, ListTable } from './use-list-table';

export interface RowsProps<Row extends { id: number }, SortBy extends string> {
  /** Names the rows for a screen reader. */
  caption: string;
  /** Those that are shown, in their order. */
  columns: readonly Column<Row, SortBy>[];
  table: ListTable<Row>;
  isLoading: boolean;
  /** Rows to keep room for while loading. */
  expectedRows: number;
  /** True while rows are read again; the old ones stay, dimmed. */
  isFetching: boolean;
  isSelectable: boolean;
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
  row: ListRow<Row>;
  /** Undefined in a list without selection. */
  isSelected: boolean | undefined;
  path: string | undefined;
  name: string;
}
