import type { ReactNode } from 'react';

/** A second look at a list: its rows in lanes, side by side. */
export interface BoardDeclaration<Params, Row> extends BoardLanes<Row> {
  /** What draws it: only a list that has one loads it. */
  Board: (props: BoardProps<Row>) => ReactNode;
  /** In place of what is fixed for the table: the lanes, their order, as many rows as there may be. */
  params: Partial<Params>;
  /** What is said where no row is in a lane. The table may have some. */
  empty: string;
}

interface BoardLanes<Row> {
  /** In their order. */
  lanes: readonly { key: string; label: string }[];
  laneOf: (row: Row) => string;
  /** A lane of what is over: its latest rows, and the table with all of them. */
  short?: {
    lane: string;
    rows: number;
    /** The latest first. */
    order: (row: Row, other: Row) => number;
    /** Below the lane; null where the board has no room for all rows, and so cannot count them. */
    all: (count: number | null) => string;
    allPath: string;
  };
  /** What stands in the table alone. */
  besides: string;
  /** What a card says; it holds a CoverLink. */
  card: (row: Row) => ReactNode;
}

export interface BoardProps<Row> {
  caption: string;
  board: BoardLanes<Row>;
  rows: readonly Row[];
  isLoading: boolean;
  /** True while rows are read again; the old ones stay, dimmed. */
  isFetching: boolean;
  /** Said where the board has no room for all rows. */
  note: ReactNode;
}
