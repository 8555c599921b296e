import type { ReactNode } from 'react';

/** A value for a spreadsheet; null for none. */
type PlainValue = string | number | null;

/** How the two orders of a column are named: "A to Z", "highest first", "newest first", "soonest first", "in order". */
export type SortKind = 'text' | 'number' | 'date' | 'deadline' | 'state';

/** One column of a list. It is also one fact of its row on a phone, and one or more columns of its export. */
export interface Column<Row, SortBy extends string = never> {
  key: string;
  header: string;
  /** For the title column: the name of a row when it is selected or could not be changed. */
  name?: (row: Row) => string;
  cell: (row: Row) => ReactNode;
  /** A second, small line below the cell; null if a row has none. A phone shows only that of the title. */
  sub?: (row: Row) => ReactNode;
  /** The values of a row, by the column heads of the export. */
  values: Record<string, (row: Row) => PlainValue>;
  /** The contract's name for sorting by this column. Without it the column cannot be sorted. */
  sortBy?: SortBy;
  sortKind?: SortKind;
  /** For numbers: right-aligned, in tabular figures. */
  align?: 'right';
  /**
   * In quarters of a rem, so that columns stay in place whatever their content. The first column has at least this
   * width and takes what the others leave.
   */
  width: number;
  /** The CSS width of a column that takes a share of the space (`100cqi`) beyond the columns' widths (`--room`). */
  grownWidth?: string;
  /**
   * The place in the two lines of a phone's row. The first line has the title, then `about`, which says what else the
   * row is, and the `state` at the right end. The second line has facts at the left, a number and a price at the right.
   * An `action` is next to both lines. The first column is the title, and its second line is a fact unless it says
   * otherwise here. A column without a place is shown on wide screens only.
   */
  onPhone?: 'about' | 'state' | 'fact' | 'number' | 'price' | 'action';
  /** A third line in a phone's row: what its reader has to know or do now. Most rows have none. */
  phoneNote?: (row: Row) => ReactNode;
  /** Left out if the table is narrower than a wide screen, so that the other columns stay in view. */
  isSpare?: boolean;
  /** Shown only if a person has chosen it. */
  isOptional?: boolean;
  /** Stays in view at the right end of a table that has too little room. A list has at most one. */
  isPinned?: boolean;
}

/** Whether a row has nothing to show in a column. */
export function isBlank<Row>(column: Column<Row, string>, row: Row): boolean {
  const values = Object.values(column.values).map((value) => value(row));
  return values.length > 0 && values.every((value) => value === null || value === '');
}

/** The second line of a row in a column; null if there is none. */
export function secondLine<Row>(column: Column<Row, string>, row: Row): ReactNode {
  const line = column.sub?.(row);
  return line === undefined || line === false || line === '' ? null : line;
}
