import type { ReactNode } from 'react';

/** A second look at a list: its rows in lanes, side by side. */
export interface BoardDeclaration<Params, Row> {
  /** In their order. */
  lanes: readonly { key: string; label: string }[];
  laneOf: (row: Row) => string;
  /** In place of what is fixed for the table: the lanes, their order, as many rows as there may be. */
  params: Partial<Params>;
  /** What a card says; it holds a CoverLink. */
  card: (row: Row) => ReactNode;
}
