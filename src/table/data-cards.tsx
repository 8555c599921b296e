import { clsx } from 'clsx';
import { Skeleton, SkeletonText } from '@/ui/feedback/skeleton';
import { RowLink } from './row-link';
import type { DataTableProps } from './table-props';

/** The rows of a table as cards: the first column is the heading, the others follow as named facts. */
export function DataCards<Row extends { id: number }, SortBy extends string>({
  caption,
  columns,
  rows,
  expectedRows,
  isFetching,
  rowPath,
}: DataTableProps<Row, SortBy>) {
  const [title, ...facts] = columns;
  if (!rows) {
    return (
      <div aria-busy aria-label={caption} role="region" className="grid">
        {Array.from({ length: Math.min(expectedRows, 5) }, (_, index) => (
          <div key={index} className="border-line grid gap-3 border-b p-4 last:border-0">
            <Skeleton className="h-5 w-1/2" />
            <SkeletonText lines={2} />
          </div>
        ))}
      </div>
    );
  }
  return (
    <ul
      aria-label={caption}
      aria-busy={isFetching}
      className={clsx('fade grid', isFetching && 'opacity-60')}
    >
      {rows.map((row) => (
        <li key={row.id} className="border-line relative border-b p-4 last:border-0">
          <div className="text-base">
            <RowLink to={rowPath(row)}>{title?.cell(row)}</RowLink>
          </div>
          <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 text-sm">
            {facts
              .filter((column) => !column.isWideOnly)
              .map((column) => (
                <div key={column.key} className="min-w-0">
                  <dt className="text-muted text-xs">{column.header}</dt>
                  <dd
                    className={clsx('mt-0.5 wrap-anywhere', column.align === 'right' && 'tabular')}
                  >
                    {column.cell(row)}
                  </dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
