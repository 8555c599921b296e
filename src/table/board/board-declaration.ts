import type { ReactNode } from 'react';

/** A second look of a list: its rows in lanes, side by side. */
export interface BoardDeclaration<Params, Row> extends BoardLanes<Row> {
  /** The component that draws it, loaded only by a list with a board. */
  Board: (props: BoardProps<Row>) => ReactNode;
  /** Replaces the fixed parameters of the table: the lanes, their order, and the maximum number of rows. */
  params: Partial<Params>;
  /** The message if no lane has a row. The table may still have some. */
  empty: string;
}

interface BoardLanes<Row> {
  /** In display order. */
  lanes: readonly { key: string; label: string }[];
  laneOf: (row: Row) => string;
  /** A lane for what is over. It shows the latest rows and a link to the table with all of them. */
  short?: {
    lane: string;
    rows: number;
    /** Sorts the latest first. */
    order: (row: Row, other: Row) => number;
    /** The link below the lane. The count is null if the board has no room for all rows and so cannot count them. */
    all: (count: number | null) => string;
    allPath: string;
  };
  /** What only the table shows. */
  besides: string;
  /** The content of a card. It holds a CoverLink. */
  card: (row: Row) => ReactNode;
}

export interface BoardProps<Row> {
  caption: string;
  board: BoardLanes<Row>;
  rows: readonly Row[];
  isLoading: boolean;
  /** True while rows are read again. The old ones stay, dimmed. */
  isFetching: boolean;
  /** Shown if the board has no room for all rows. */
  note: ReactNode;
}
