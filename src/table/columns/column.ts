import type { ReactNode } from 'react';

/** A value as a spreadsheet takes it; null for none. */
type PlainValue = string | number | null;

/** How the two orders of a column are named: "A to Z", "highest first", "newest first", "soonest first", "in order". */
export type SortKind = 'text' | 'number' | 'date' | 'deadline' | 'state';

/** One column of a list, which is also one fact of its row on a phone and one or more columns of its export. */
export interface Column<Row, SortBy extends string = never> {
  key: string;
  header: string;
  /** Of a title: what its row is called where it is selected or could not be changed. */
  name?: (row: Row) => string;
  cell: (row: Row) => ReactNode;
  /** A second line, small, below the cell; null where a row has none. A phone shows that of the title alone. */
  sub?: (row: Row) => ReactNode;
  /** What a row holds here, by the heads of the export. */
  values: Record<string, (row: Row) => PlainValue>;
  /** The contract's name of the order by this column; without it the column cannot be sorted. */
  sortBy?: SortBy;
  sortKind?: SortKind;
  /** Numbers stand right, in tabular figures. */
  align?: 'right';
  /**
   * In quarters of a rem, so that columns stay where they are whatever comes to stand in them. The first column has at least
   * this and takes what the others leave.
   */
  width: number;
  /** Its width in CSS where it takes a part of what the table has (`100cqi`) beyond the widths of all columns (`--room`). */
  grownWidth?: string;
  /**
   * Where it stands in the two lines of a phone's row. In the first, behind the title: what else says what the row is, and at
   * the right end its state. In the second, facts at the left, at the right a number and a price. A control stands beside both. The
   * first column is the title, whose second line is a fact unless it says otherwise here. Without a place a column is shown
   * on wide screens only.
   */
  onPhone?: 'about' | 'state' | 'fact' | 'number' | 'price' | 'action';
  /** A third line in the row of a phone: what its reader has to know or do now; nothing in most rows. */
  phoneNote?: (row: Row) => ReactNode;
  /** Left out where the table has less than a wide screen: the others then stand in view. */
  isSpare?: boolean;
  /** Shown only where a person has chosen it. */
  isOptional?: boolean;
  /** Stays in view at the right end of a table that has too little room. One column of a list at most. */
  isPinned?: boolean;
}

/** Whether a row has nothing to show in a column. */
export function isBlank<Row>(column: Column<Row, string>, row: Row): boolean {
  const values = Object.values(column.values).map((value) => value(row));
  return values.length > 0 && values.every((value) => value === null || value === '');
}

/** The second line of a row in a column; null where there is none. */
export function secondLine<Row>(column: Column<Row, string>, row: Row): ReactNode {
  const line = column.sub?.(row);
  return line === undefined || line === false || line === '' ? null : line;
}
