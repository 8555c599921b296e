import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';
import { secondLine, type Column } from '../columns/column';
import type { Density } from '../view/list-view';
import { RowCheckbox } from './row-checkbox';
import { RowLink } from './row-link';
import type { RowProps } from './rows-props';

export const CELLS: Record<Density, string> = {
  comfortable: 'h-14 px-2.5 py-2 first:pl-4 last:pr-4',
  compact: 'h-10 px-2.5 py-0.5 text-xs first:pl-4 last:pr-4',
};

interface DataRowProps<Row extends { id: number }, SortBy extends string> extends RowProps<
  Row,
  SortBy
> {
  density: Density;
}

/** Not redrawn when other rows arrive or are selected. */
export const DataRow = memo(function DataRow<Row extends { id: number }, SortBy extends string>({
  row,
  columns,
  density,
  isSelected,
  select,
  path,
  name,
}: DataRowProps<Row, SortBy>) {
  return (
    <tr
      data-row
      aria-selected={select ? isSelected : undefined}
      className="border-line hover:bg-subtle aria-selected:bg-selected bg-surface relative border-b last:border-0 [&_:is(a,button,input)]:scroll-mt-8"
    >
      {select && (
        <td className="pl-4">
          <RowCheckbox
            id={row.id}
            isSelected={isSelected}
            select={select}
            label={`Select ${name}`}
          />
        </td>
      )}
      {columns.map((column, index) => {
        const Cell = index === 0 ? 'th' : 'td';
        return (
          <Cell
            key={column.key}
            scope={index === 0 ? 'row' : undefined}
            className={clsx(
              CELLS[density],
              index === 0 && 'text-left font-normal',
              column.align === 'right' && 'tabular text-right',
              column.isPinned && 'pinned bg-inherit',
              column.isSpare && 'spare',
            )}
          >
            <CellText column={column} row={row} isTitle={index === 0} path={path} />
          </Cell>
        );
      })}
    </tr>
  );
}) as <Row extends { id: number }, SortBy extends string>(
  props: DataRowProps<Row, SortBy>,
) => ReactNode;

/** Breaks text between words. A word longer than its column is cut, with the whole text as the tooltip. */
export function Words({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  return (
    <span className="overflow-hidden wrap-normal text-ellipsis md:block" title={children}>
      {children}
    </span>
  );
}

function CellText<Row>({
  column,
  row,
  isTitle,
  path,
}: {
  column: Column<Row, string>;
  row: Row;
  isTitle: boolean;
  path: string | undefined;
}) {
  const main: ReactNode = column.cell(row);
  const second = secondLine(column, row);
  return (
    <>
      {isTitle ? <RowLink to={path}>{main}</RowLink> : <Words>{main}</Words>}
      {second !== null && <span className="text-muted block text-xs wrap-anywhere">{second}</span>}
    </>
  );
}
