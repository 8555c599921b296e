import type { ReactNode } from 'react';
import type { Column } from './column';
import type { SortOrder } from './sort';

export interface DataTableProps<Row extends { id: number }, SortBy extends string> {
  /** Names the table for a screen reader. */
  caption: string;
  columns: readonly Column<Row, SortBy>[];
  /** Undefined while the first page loads. */
  rows: readonly Row[] | undefined;
  /** Rows to keep room for while loading. */
  expectedRows: number;
  /** True while rows are read again; the old ones stay, dimmed. */
  isFetching: boolean;
  error: unknown;
  onRetry: () => void;
  /** "No Data" with the one next action. */
  emptyState: ReactNode;
  /** Where a row leads; its first cell carries the link and the whole row can be pressed. */
  rowPath: (row: Row) => string;
  orderOf: (column: SortBy) => SortOrder;
  onSort: (column: SortBy, order: SortOrder) => void;
}
