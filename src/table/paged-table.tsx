import type { ReactNode } from 'react';
import { Pagination } from '@/ui/data/pagination';
import { DataTable } from './data-table';
import { BEYOND_END_WORDS, NoRows } from './no-rows';
import { orderOf, sortParams } from './sort';
import type { DataTableProps } from './table-props';

/** What a table needs of `useListParams`. */
interface ListState<SortBy extends string> {
  params: {
    page?: number | undefined;
    sort_by?: SortBy | undefined;
    sort_direction?: 'asc' | 'desc' | undefined;
  };
  perPage: number;
  setParams: (change: {
    page?: number | undefined;
    per_page?: number | undefined;
    sort_by?: SortBy | undefined;
    sort_direction?: 'asc' | 'desc' | undefined;
  }) => void;
  clear: () => void;
}

/** What a table needs of a generated list hook. */
interface ListQuery {
  data: { total_count: number } | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface PagedTableProps<Row extends { id: number }, SortBy extends string> extends Pick<
  DataTableProps<Row, SortBy>,
  'caption' | 'columns' | 'rows' | 'rowPath'
> {
  list: ListState<SortBy>;
  query: ListQuery;
  /** Rows to keep room for while loading, where it is known; else a whole page. */
  expectedRows?: number;
  /** The items, for a screen reader: "users". */
  itemsLabel: string;
  /** What a search that finds nothing says. */
  noMatch: string;
  /** What would be here. */
  emptyDescription: string;
  /** The one action that puts something here. */
  emptyAction: ReactNode;
}

/** A list of the contract below its toolbar: rows, three-state order, the reasons for "No Data", and its pages. */
export function PagedTable<Row extends { id: number }, SortBy extends string>({
  list: { params, perPage, setParams, clear },
  query: { data, error, isFetching, refetch },
  expectedRows = perPage,
  itemsLabel,
  noMatch,
  emptyDescription,
  emptyAction,
  ...table
}: PagedTableProps<Row, SortBy>) {
  const total = data?.total_count ?? 0;
  const page = params.page ?? 1;
  const isNarrowed = Object.keys(params).some((name) => !VIEW.has(name));
  const isBeyondEnd = total > 0 && (page - 1) * perPage >= total;
  return (
    <>
      {/* Always there: a screen reader speaks of what changes in it, not of what comes with its first words. */}
      <p role="status" className="sr-only">
        {data &&
          (isBeyondEnd
            ? BEYOND_END_WORDS
            : total > 0
              ? `${table.caption}: ${total}, page ${page} of ${Math.ceil(total / perPage)}`
              : isNarrowed
                ? noMatch
                : emptyDescription)}
      </p>
      <DataTable
        {...table}
        expectedRows={expectedRows}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        orderOf={(column) => orderOf(column, params)}
        onSort={(column, order) => setParams(sortParams(column, order))}
        emptyState={
          <NoRows
            isNarrowed={isNarrowed}
            isBeyondEnd={isBeyondEnd}
            onClear={clear}
            onFirstPage={() => setParams({ page: 1 })}
            noMatch={noMatch}
            description={emptyDescription}
            emptyAction={emptyAction}
          />
        }
      />
      {total > 0 && (
        <div className="border-line border-t p-4">
          <Pagination
            itemsLabel={itemsLabel}
            page={page}
            perPage={perPage}
            total={total}
            onPageChange={(next) => setParams({ page: next })}
            onPerPageChange={(next) => setParams({ per_page: next })}
          />
        </div>
      )}
    </>
  );
}

/** Parameters that order and cut a list without narrowing it. */
const VIEW = new Set(['page', 'per_page', 'sort_by', 'sort_direction']);
