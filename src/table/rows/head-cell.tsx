import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { Column } from '../columns/column';
import { nextOrder, type SortOrder } from '../sort';

const ARIA_SORT = { ascend: 'ascending', descend: 'descending' } as const;

interface HeadCellProps<Row, SortBy extends string> {
  column: Column<Row, SortBy>;
  order: SortOrder;
  onSort: (column: SortBy, order: SortOrder) => void;
}

/** The head of a column. If the contract can sort by the column, a press cycles through the three orders. */
export function HeadCell<Row, SortBy extends string>({
  column: { sortBy, header, align, isPinned, isSpare },
  order,
  onSort,
}: HeadCellProps<Row, SortBy>) {
  const Icon = order === 'ascend' ? ArrowUp : order === 'descend' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={sortBy ? (order ? ARIA_SORT[order] : 'none') : undefined}
      className={clsx(
        'text-muted h-10 px-2.5 text-xs font-medium first:pl-4 last:pr-4',
        align === 'right' ? 'text-right' : 'text-left',
        isPinned && 'pinned bg-inherit',
        isSpare && 'spare',
      )}
    >
      {sortBy ? (
        <button
          type="button"
          className={clsx(
            'fade hover:text-ink -mx-1 inline-flex min-h-6 items-center gap-1 rounded-md px-1 font-medium',
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
