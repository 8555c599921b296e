import type { ReactNode } from 'react';

export interface Column<Row, SortBy extends string = never> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The contract's name of the order by this column; without it the column cannot be sorted. */
  sortBy?: SortBy;
  /** Numbers stand right, in tabular figures. */
  align?: 'right';
  /** Width as a class, so that columns stay where they are while rows load. */
  width?: string;
  /** Left out of the card on a phone. */
  isWideOnly?: boolean;
}
