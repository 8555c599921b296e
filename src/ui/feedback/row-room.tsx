import type { CSSProperties } from 'react';

interface RowRoomProps {
  rows: number;
  /** The height of a row, in quarters of a rem. */
  height: number;
}

/**
 * Reserves the space of rows that are not drawn, with a bar for each, so that a person who gets there first sees that
 * they are coming.
 */
export function RowRoom({ rows, height }: RowRoomProps) {
  const style: CSSProperties & { '--row': string } = {
    height: `${(rows * height) / 4}rem`,
    '--row': `${height / 4}rem`,
  };
  return <div className="row-room" style={style} />;
}
