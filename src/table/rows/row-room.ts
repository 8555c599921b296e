import type { CSSProperties } from 'react';

/** The room of rows that are not drawn, with a bar for each: whoever gets there first sees that they come. */
export const ROW_ROOM = 'row-room';

/** @param height of a row, in quarters of a rem. */
export function roomOf(rows: number, height: number): CSSProperties & { '--row': string } {
  return { height: `${(rows * height) / 4}rem`, '--row': `${height / 4}rem` };
}
