import { clsx } from 'clsx';
import { type CSSProperties, useRef, useState } from 'react';
import { MOST_SKELETONS, Skeleton } from '@/ui/feedback/skeleton';
import { useDrawn } from '@/ui/hooks/use-drawn';
import { ScrollRegion } from '@/ui/layout/scroll-region';
import type { Column } from '../columns/column';
import { useDensity, type Density } from '../view/list-view';
import { CELLS, DataRow } from './data-row';
import { HeadCell } from './head-cell';
import { RowRoom } from '@/ui/feedback/row-room';
import { PageCheckbox } from './row-checkbox';
import { handleRowKeys } from './row-keys';
import type { RowsProps } from './rows-props';
import { useHasRoom } from './use-has-room';

/** In quarters of a rem, like the widths of columns. */
const SELECTION_WIDTH = 10;

const rem = (quarters: number) => `${quarters / 4}rem`;

function widthOf(columns: readonly Column<never, string>[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0);
}

/** The height of a row, as set by its cells, in quarters of a rem. */
const ROW_HEIGHT: Record<Density, number> = { comfortable: 14, compact: 10 };

/** The rows of a list as a table, on wide screens. */
export function DataGrid<Row extends { id: number }, SortBy extends string>({
  caption,
  isLoading,
  expectedRows,
  isFetching,
  orderOf,
  onSort,
  ...shown
}: RowsProps<Row, SortBy>) {
  const { columns, rows, selection } = shown;
  const [density] = useDensity();
  const [hadSkeletons] = useState(isLoading);
  const isSelectable = selection !== null;
  const table = useRef<HTMLTableElement>(null);
  const hasRoom = useHasRoom(table);
  const width = widthOf(columns) + (isSelectable ? SELECTION_WIDTH : 0);
  const spare = widthOf(columns.filter(({ isSpare }) => isSpare));
  return (
    <ScrollRegion
      label={caption}
      className={clsx('@container', !hasRoom && 'overflow-x-auto')}
      data-cramped={hasRoom === false || undefined}
      onKeyDown={handleRowKeys}
    >
      <table
        ref={table}
        className="grid-table w-full table-fixed border-collapse text-sm wrap-break-word"
        style={{ '--room': rem(width), '--spare': rem(spare) } as CSSProperties}
        aria-busy={isLoading || isFetching}
      >
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          {isSelectable && <col style={{ width: rem(SELECTION_WIDTH) }} />}
          {columns.map(({ key, width: own, grownWidth = rem(own), isSpare }, index) => (
            <col
              key={key}
              className={isSpare ? 'spare' : undefined}
              style={index === 0 ? undefined : { width: grownWidth }}
            />
          ))}
        </colgroup>
        {/* A shadow, because the borders of its cells do not move with it. */}
        <thead className={clsx(hasRoom && 'sticky top-16 z-5 shadow-[0_1px_var(--color-line)]')}>
          <tr className="border-line bg-surface border-b">
            {selection && (
              <th className="pl-4">
                <PageCheckbox
                  selection={selection}
                  count={rows.length}
                  label="Select all rows of this page"
                />
              </th>
            )}
            {columns.map((column) => (
              <HeadCell
                key={column.key}
                column={column}
                order={column.sortBy ? orderOf(column.sortBy) : null}
                onSort={onSort}
              />
            ))}
          </tr>
        </thead>
        <tbody className={clsx('fade', !isLoading && isFetching && 'opacity-60')}>
          {isLoading ? (
            <LoadingRows
              count={expectedRows}
              columns={columns}
              density={density}
              isSelectable={isSelectable}
            />
          ) : (
            <DataRows {...shown} density={density} hadSkeletons={hadSkeletons} />
          )}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

interface DataRowsProps<Row extends { id: number }, SortBy extends string> extends Pick<
  RowsProps<Row, SortBy>,
  'rows' | 'columns' | 'selection' | 'rowPath' | 'rowName'
> {
  density: Density;
  hadSkeletons: boolean;
}

/** Draws the rows on the screen first. The others have their room reserved until they are drawn. */
function DataRows<Row extends { id: number }, SortBy extends string>({
  rows,
  columns,
  density,
  hadSkeletons,
  selection,
  rowPath,
  rowName,
}: DataRowsProps<Row, SortBy>) {
  const drawn = useDrawn(rows.length, ROW_HEIGHT[density], hadSkeletons);
  return (
    <>
      {rows.slice(0, drawn).map((row) => (
        <DataRow
          key={row.id}
          row={row}
          columns={columns}
          density={density}
          isSelected={selection?.has(row.id) ?? false}
          select={selection?.select}
          path={rowPath?.(row)}
          name={rowName(row)}
        />
      ))}
      <RoomFor rows={rows.length - drawn} density={density} />
    </>
  );
}

interface RoomProps {
  rows: number;
  density: Density;
}

/** Spans no columns: spanning a hidden one would bring it back, with a share of the room. */
function RoomFor({ rows, density }: RoomProps) {
  if (rows <= 0) return null;
  return (
    <tr aria-hidden>
      <td>
        <RowRoom rows={rows} height={ROW_HEIGHT[density]} />
      </td>
    </tr>
  );
}

interface LoadingRowsProps<Row> {
  count: number;
  columns: readonly Column<Row, string>[];
  density: Density;
  isSelectable: boolean;
}

/** As high as all expected rows, of which only the first are drawn. */
function LoadingRows<Row>({ count, columns, density, isSelectable }: LoadingRowsProps<Row>) {
  return (
    <>
      {Array.from({ length: Math.min(count, MOST_SKELETONS) }, (_, index) => (
        <tr key={index} className="border-line border-b last:border-0">
          {isSelectable && (
            <td className="pl-4">
              <Skeleton className="size-4.5" />
            </td>
          )}
          {columns.map((column) => (
            <td key={column.key} className={clsx(CELLS[density], column.isSpare && 'spare')}>
              <Skeleton className="h-4 w-3/4" />
            </td>
          ))}
        </tr>
      ))}
      <RoomFor rows={count - MOST_SKELETONS} density={density} />
    </>
  );
}
