import type { Column } from '../columns/column';
import type { SortOrder } from '../sort';
import type { Selection } from './use-selection';

export interface RowsProps<Row extends { id: number }, SortBy extends string> {
  /** Names the rows for a screen reader. */
  caption: string;
  /** The columns shown, in their order. */
  columns: readonly Column<Row, SortBy>[];
  rows: readonly Row[];
  /** Null in a list whose rows cannot be selected. */
  selection: Selection<Row> | null;
  isLoading: boolean;
  /** Rows to reserve space for while loading. */
  expectedRows: number;
  /** True while rows are read again. The old ones stay, dimmed. */
  isFetching: boolean;
  /** Where a row leads. Its first cell has the link, and the whole row can be pressed. Undefined without links. */
  rowPath: ((row: Row) => string) | undefined;
  /** The name of a row, for its checkbox. */
  rowName: (row: Row) => string;
  orderOf: (column: SortBy) => SortOrder;
  onSort: (column: SortBy, order: SortOrder) => void;
}

/** A single row. */
export interface RowProps<Row extends { id: number }, SortBy extends string> extends Pick<
  RowsProps<Row, SortBy>,
  'columns'
> {
  row: Row;
  isSelected: boolean;
  /** Undefined in a list whose rows cannot be selected. */
  select: Selection<Row>['select'] | undefined;
  path: string | undefined;
  name: string;
}
