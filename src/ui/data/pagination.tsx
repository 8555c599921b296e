import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatCount, type Total } from '@/labels/counts';
import { Button } from '../button';
import { Select } from '../inputs/select';

/** The numbers of rows to choose from. An address may ask for another. */
const PER_PAGE = [25, 50, 100];

export type PaginationProps = {
  /** Counts from 1. */
  page: number;
  perPage: number;
  total: Total;
  /** What to call the items for a screen reader: "users". */
  itemsLabel: string;
  onPageChange: (page: number) => void;
  onPerPageChange?: (perPage: number) => void;
};

export function Pagination({
  page,
  perPage,
  total: { total_count: total, total_is_estimate: isEstimate },
  itemsLabel,
  onPageChange,
  onPerPageChange,
}: PaginationProps) {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const first = total === 0 ? 0 : (page - 1) * perPage + 1;
  const last = Math.min(total, page * perPage);

  return (
    <nav
      aria-label={`Pages of ${itemsLabel}`}
      className="text-muted flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-sm"
    >
      <p className="tabular">
        {first > last ? 'None' : `${formatCount(first)}–${formatCount(last)}`} of{' '}
        <span className="text-ink">{formatCount(total, isEstimate, last)}</span>
        <span className="sr-only"> {itemsLabel}</span>
      </p>
      <div className="flex items-center gap-2">
        {onPerPageChange && (
          <label className="mr-4 hidden items-center gap-2 md:flex">
            Rows
            <Select
              className="w-20"
              value={perPage}
              onChange={(event) => onPerPageChange(Number(event.target.value))}
            >
              {[...new Set([perPage, ...PER_PAGE])]
                .toSorted((a, b) => a - b)
                .map((option) => (
                  <option key={option}>{option}</option>
                ))}
            </Select>
          </label>
        )}
        <Button
          variant="secondary"
          aria-label="Previous page"
          disabled={page <= 1}
          // From beyond the end, this leads to the last page.
          onClick={() => onPageChange(Math.min(page - 1, pages))}
        >
          <ChevronLeft aria-hidden size={16} className="-ml-1" />
          <span className="hidden sm:inline">Previous</span>
        </Button>
        <span className="tabular px-1 whitespace-nowrap">
          {page > pages ? (
            `${formatCount(pages, isEstimate)} ${pages === 1 ? 'page' : 'pages'}`
          ) : (
            <>
              <span className="sr-only sm:not-sr-only">Page </span>
              {formatCount(page)}
              <span aria-hidden className="sm:hidden">
                {' '}
                /{' '}
              </span>
              <span className="sr-only sm:not-sr-only"> of </span>
              {formatCount(pages, isEstimate, page)}
            </>
          )}
        </span>
        <Button
          variant="secondary"
          aria-label="Next page"
          disabled={page >= pages}
          onClick={() => onPageChange(page + 1)}
        >
          <span className="hidden sm:inline">Next</span>
          <ChevronRight aria-hidden size={16} className="-mr-1" />
        </Button>
      </div>
    </nav>
  );
}
