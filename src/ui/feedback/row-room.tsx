import type { CSSProperties } from 'react';

interface RowRoomProps {
  rows: number;
  /** Of a row, in quarters of a rem. */
  height: number;
}

/** The room of rows that are not drawn, with a bar for each: whoever gets there first sees that they come. */
export function RowRoom({ rows, height }: RowRoomProps) {
  const style: CSSProperties & { '--row': string } = {
    height: `${(rows * height) / 4}rem`,
    '--row': `${height / 4}rem`,
  };
  return <div className="row-room" style={style} />;
}
