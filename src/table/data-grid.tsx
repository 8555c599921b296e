import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Skeleton } from '@/ui/feedback/skeleton';
import type { Column } from './column';
import { RowLink } from './row-link';
import { nextOrder, type SortOrder } from './sort';
import type { DataTableProps } from './table-props';

const ARIA_SORT = { ascend: 'ascending', descend: 'descending' } as const;

export function DataGrid<Row extends { id: number }, SortBy extends string>({
  caption,
  columns,
  rows,
  expectedRows,
  isFetching,
  rowPath,
  orderOf,
  onSort,
}: DataTableProps<Row, SortBy>) {
  return (
    // Focusable, so that a wide table can be scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={caption}>
      <table className="w-full min-w-max border-collapse text-sm" aria-busy={!rows || isFetching}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line border-b">
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
        <tbody className={clsx('fade', rows && isFetching && 'opacity-60')}>
          {rows
            ? rows.map((row) => (
                <tr
                  key={row.id}
                  className="border-line hover:bg-subtle relative border-b last:border-0"
                >
                  {columns.map((column, index) => (
                    <td
                      key={column.key}
                      className={clsx(
                        'h-13 px-2.5 py-2 first:pl-4 last:pr-4',
                        column.align === 'right' && 'tabular text-right',
                        column.width,
                      )}
                    >
                      {index === 0 ? (
                        <RowLink to={rowPath(row)}>{column.cell(row)}</RowLink>
                      ) : (
                        column.cell(row)
                      )}
                    </td>
                  ))}
                </tr>
              ))
            : Array.from({ length: expectedRows }, (_, index) => (
                // Not by the number alone: a row of that id would take the place over and be seen to move.
                <tr key={`loading ${index}`} className="border-line border-b last:border-0">
                  {columns.map((column) => (
                    <td
                      key={column.key}
                      className={clsx('h-13 px-2.5 py-2 first:pl-4 last:pr-4', column.width)}
                    >
                      <Skeleton className="h-4 w-3/4" />
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadCellProps<Row, SortBy extends string> {
  column: Column<Row, SortBy>;
  order: SortOrder;
  onSort: (column: SortBy, order: SortOrder) => void;
}

function HeadCell<Row, SortBy extends string>({
  column,
  order,
  onSort,
}: HeadCellProps<Row, SortBy>) {
  const { sortBy, header, align, width } = column;
  const Icon = order === 'ascend' ? ArrowUp : order === 'descend' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={sortBy ? (order ? ARIA_SORT[order] : 'none') : undefined}
      className={clsx(
        'text-muted bg-surface h-10 px-2.5 text-xs font-medium first:pl-4 last:pr-4',
        align === 'right' ? 'text-right' : 'text-left',
        width,
      )}
    >
      {sortBy ? (
        <button
          type="button"
          className={clsx(
            'fade hover:text-ink -mx-1 inline-flex min-h-6 items-center gap-1 rounded-md px-1 font-medium whitespace-nowrap',
            order && 'text-ink',
          )}
          onClick={() => onSort(sortBy, nextOrder(order))}
        >
          {header}
          <Icon aria-hidden size={14} className={clsx(!order && 'opacity-50')} />
        </button>
      ) : (
        header
      )}
    </th>
  );
}
