import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Query, QueryField } from '@generated/queries';
import { ActQuestion } from '@/acts/act-question';
import { formatCount, type Total } from '@/labels/counts';
import { QueryError } from '@/shell/query-error';
import { Button } from '@/ui/button';
import { Card } from '@/ui/data/card';
import { Pagination } from '@/ui/data/pagination';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useMediaQuery } from '@/ui/hooks/use-media-query';
import { Board } from './board/board';
import { LOOK_PARAM, LookSwitch, useLook } from './board/look';
import { BulkBar } from './bulk/bulk-bar';
import { BulkOutcome } from './bulk/bulk-outcome';
import { useBulk } from './bulk/use-bulk';
import { ExportButton } from './export/export-button';
import type { AnyFilter, FilterParams, SetFilterParams } from './filters/list-filter';
import type { ListDeclaration, ListParams } from './list-declaration';
import { useListParams } from './list-params';
import { DataGrid } from './rows/data-grid';
import { BEYOND_END_WORDS, NoRows } from './rows/no-rows';
import { RowList } from './rows/row-list';
import { useListTable } from './rows/use-list-table';
import { orderOf, sortParams } from './sort';
import { ListToolbar } from './toolbar/list-toolbar';
import { ViewButton } from './view/view-button';

/** Parameters that order and cut a list without narrowing it. */
const VIEW = new Set(['page', 'per_page', 'sort_by', 'sort_direction']);

/** A list of the contract as it was declared: search, filters, rows, the reasons for "No Data", and its pages. */
export function List<Params extends ListParams, Data, Row extends { id: number }, Failure>(
  declaration: ListDeclaration<Params, Data, Row, Failure>,
) {
  const { noun, columns, rows: rowsOf, filters = [], rowPath, bulk: acts = [] } = declaration;
  const tabs: readonly string[] = declaration.tabs ?? [];
  const { next: emptyNext } = declaration.empty;
  const { board, look, setLook } = useLook(declaration.board);
  const fixed = board?.params ?? declaration.fixed;
  const { params, view, setParams, clear } = useListParams(
    declaration.query,
    fixed,
    declaration.tabs,
    declaration.board && [LOOK_PARAM],
  );
  const { page, per_page: perPage } = view;
  // The declaration ties each name to its type; from here on names are only handed through.
  const change = setParams as SetFilterParams;
  const values: FilterParams = Object.fromEntries(Object.entries(params));
  const query = useQuery({
    ...declaration.read({ ...params, ...fixed }),
    placeholderData: keepPreviousData,
  });
  const { data, error } = query;
  const rows = useMemo(() => (data ? rowsOf(data) : []), [data, rowsOf]);
  const isWide = useMediaQuery('(min-width: 768px)');
  const { table, onReset } = useListTable({
    name: declaration.name,
    columns,
    rows,
    isSelectable: acts.length > 0,
    view: JSON.stringify(params),
  });

  const caption = noun.many.charAt(0).toUpperCase() + noun.many.slice(1);
  // The contract's lint demands it of every list; a constraint on `Data` would keep it from being inferred.
  const totalOf = (answer: Data) => answer as Total;
  const totals = data && totalOf(data);
  const { total_count: total = 0, total_is_estimate: isEstimate } = totals ?? {};
  const isNarrowed = Object.keys(params).some((name) => !VIEW.has(name) && !tabs.includes(name));
  const isBeyondEnd = total > 0 && (page - 1) * perPage >= total;
  const noMatch = `No ${noun.one} matches this search and these filters.`;
  const rowName = (row: Row) => String(Object.values(columns[0]?.values(row) ?? {})[0] ?? row.id);
  const bulk = useBulk({ table, rowName, noun });
  const isSelecting = table.getSelectedRowModel().rows.length > 0 || bulk.pending !== null;
  const sort = {
    orderOf: (column: string) => orderOf(column, params),
    onSort: (column: string, order: Parameters<typeof sortParams>[1]) =>
      change(sortParams(column, order)),
  };
  const shown = table
    .getVisibleLeafColumns()
    .flatMap(({ id }) => columns.find(({ key }) => key === id) ?? []);
  const Rows = isWide ? DataGrid : RowList;
  const perPageMax = fieldOf(declaration.query, 'per_page')?.maximum ?? perPage;

  return (
    <Card>
      {/* Always there: a screen reader speaks of what changes in it, not of what comes with its first words. */}
      <p role="status" className="sr-only">
        {data &&
          (isBeyondEnd
            ? BEYOND_END_WORDS
            : total > 0
              ? `${caption}: ${formatCount(total, isEstimate)}, page ${formatCount(page)} of ${formatCount(Math.ceil(total / perPage), isEstimate)}`
              : isNarrowed
                ? noMatch
                : declaration.empty.description)}
      </p>
      <ListToolbar
        isWide={isWide}
        noun={noun}
        total={totals}
        search={declaration.search}
        searchLength={fieldOf(declaration.query, 'search')?.maxLength}
        filters={filtersOf(filters, board?.params).map((filter): AnyFilter => {
          // Which names are narrower here, every component below reads by name.
          if (filter.kind !== 'record') return filter as AnyFilter;
          const { kind, param, label, nameIn } = filter;
          const nameOf = (id: number) =>
            rows.reduce<string | null>((name, row) => name ?? nameIn(row, id), null);
          return { kind, param, label, nameOf };
        })}
        params={values}
        setParams={change}
        onClear={clear}
        // The lanes have an order of their own.
        columns={board ? [] : columns}
        defaultSort={declaration.defaultSort}
        {...sort}
        looks={declaration.board && <LookSwitch look={look} onChange={setLook} />}
        selection={isSelecting && <BulkBar acts={acts} table={table} bulk={bulk} />}
        tool={declaration.tool?.(params)}
        outcome={bulk.outcome && <BulkOutcome {...bulk.outcome} onDismiss={bulk.dismiss} />}
      >
        {!board && <ViewButton table={table} onReset={onReset} />}
        <ExportButton
          items={noun.many}
          columns={shown}
          readPage={(next) =>
            declaration.read({
              ...params,
              ...fixed,
              page: next,
              per_page: perPageMax,
            })
          }
          rowsOf={rowsOf}
          totalOf={totalOf}
        />
      </ListToolbar>
      {error && !data ? (
        <QueryError query={query} />
      ) : data && rows.length === 0 ? (
        <NoRows
          isNarrowed={isNarrowed}
          isBeyondEnd={isBeyondEnd}
          onClear={clear}
          onFirstPage={() => change({ page: 1 })}
          noMatch={noMatch}
          description={declaration.empty.description}
          emptyAction={
            emptyNext && (
              <Button variant="secondary" asChild>
                <Link to={emptyNext.to}>{emptyNext.label}</Link>
              </Button>
            )
          }
        />
      ) : board ? (
        <Board
          caption={caption}
          board={board}
          rows={rows}
          isLoading={!data}
          isFetching={query.isPlaceholderData}
          note={
            total > rows.length &&
            data &&
            `The first ${formatCount(rows.length)} of ${formatCount(total, isEstimate)} are on the board; the table has all of them.`
          }
        />
      ) : (
        <Rows
          caption={caption}
          columns={shown}
          table={table}
          isLoading={!data}
          expectedRows={Math.min(declaration.expectedRows ?? perPage, perPage)}
          isFetching={query.isPlaceholderData}
          isSelectable={acts.length > 0}
          rowPath={rowPath}
          rowName={rowName}
          {...sort}
        />
      )}
      {/* The place of the pages below, so that nothing moves down when they come. */}
      {!data && !error && !board && (
        <div className="border-line border-t p-4">
          <Skeleton className="h-9" />
        </div>
      )}
      <ActQuestion acting={bulk} />
      {totals && total > 0 && !board && (
        <div className="border-line border-t p-4">
          <Pagination
            itemsLabel={noun.many}
            page={page}
            perPage={perPage}
            total={totals}
            onPageChange={(next) => change({ page: next })}
            onPerPageChange={(next) => change({ per_page: next })}
          />
        </div>
      )}
    </Card>
  );
}

/** What a board sets itself needs no control. */
function filtersOf<Filter extends { kind: string }>(
  filters: readonly Filter[],
  fixed: object = {},
): readonly Filter[] {
  return filters.filter((filter) => !('param' in filter && String(filter.param) in fixed));
}

function fieldOf<Params>({ fields }: Query<Params>, name: string): QueryField | undefined {
  return (fields as Record<string, QueryField | undefined>)[name];
}
