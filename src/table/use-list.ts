import { capitalized } from '@/domain/sentences';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Query, QueryField } from '@generated/queries/query';
import type { Total } from '@/labels/counts';
import { LOOK_PARAM, useLook } from './board/look';
import { type Bulk, useBulk } from './bulk/use-bulk';
import {
  type AnyFilter,
  type FilterParams,
  type ListFilter,
  namesOf,
  type SetFilterParams,
} from './filters/list-filter';
import type { ListDeclaration, ListParams } from './list-declaration';
import { useListParams } from './list-params';
import { useSelection } from './rows/use-selection';
import { orderOf, sortParams } from './sort';
import { keepRows } from './keep-rows';
import { useListColumns } from './view/list-view';

/** Parameters that sort and paginate a list without narrowing it. */
const VIEW = ['page', 'per_page', 'sort_by', 'sort_direction'];

export type ListState<
  Params extends ListParams,
  Data,
  Row extends { id: number },
  Failure,
> = ReturnType<typeof useList<Params, Data, Row, Failure>>;

/** What a declared list shows now: what its address asks for, what the exchange answered, and the selected rows. */
export function useList<Params extends ListParams, Data, Row extends { id: number }, Failure>(
  declaration: ListDeclaration<Params, Data, Row, Failure>,
) {
  const { noun, rows: rowsOf, filters = [] } = declaration;
  const tabs: readonly string[] = declaration.tabs ?? [];
  const narrowing = ['search' in declaration && 'search', ...filters.flatMap(namesOf)];
  const shown = [...VIEW, ...tabs, ...narrowing];
  const { board, look, setLook } = useLook(declaration.board);
  const { params, asked, view, setParams, clear } = useListParams(declaration.query, {
    fixed: board?.params ?? declaration.fixed,
    except: Object.keys(declaration.query.fields).filter((name) => !shown.includes(name)),
    tabs: declaration.tabs,
    kept: declaration.board && [LOOK_PARAM],
  });
  const { page, per_page: perPage } = view;
  // The declaration checks each name against its type. From here on, names are only passed through.
  const change = setParams as SetFilterParams;
  const values: FilterParams = Object.fromEntries(Object.entries(params));
  const query = useQuery({
    ...declaration.read(asked),
    placeholderData: keepRows,
  });
  const { data } = query;
  const rows = useMemo(() => (data ? rowsOf(data) : []), [data, rowsOf]);
  const columns = useListColumns(declaration.name, declaration.columns);
  const selection = useSelection(rows, JSON.stringify(params));
  // The contract's lint demands the total of every list. A constraint on `Data` would prevent its inference.
  const totalOf = (answer: Data) => answer as Total;
  const totals = data && totalOf(data);
  const { total_count: total = 0, total_is_estimate: isEstimate } = totals ?? {};
  const rowName = (row: Row) => declaration.columns[0]?.name?.(row) ?? String(row.id);
  const bulk = useBulk({ selection, rowName, noun });

  const caption = capitalized(noun.many);
  const isNarrowed = narrowing.some((name) => name && name in params);
  const isBeyondEnd = total > 0 && (page - 1) * perPage >= total;
  const noMatch = `No ${noun.one} matches this search and these filters.`;

  return {
    caption,
    query,
    rows,
    rowName,
    totals,
    /** The totals of this view; undefined while it is read. */
    found: query.isPlaceholderData ? undefined : totals,
    total,
    isEstimate,
    page,
    perPage,
    values,
    change,
    clear,
    noMatch,
    isNarrowed,
    isBeyondEnd,
    board,
    look,
    setLook,
    columns,
    selection,
    bulk,
    selecting: selectionWords(bulk, selection.rows.length),
    sort: {
      orderOf: (column: string) => orderOf(column, params),
      onSort: (column: string, order: Parameters<typeof sortParams>[1]) =>
        change(sortParams(column, order)),
    },
    filters: filtersOf(filters, rows, board?.params),
    searchLength: fieldOf(declaration.query, 'search')?.maxLength,
    tool: declaration.tool?.(params),
    /** All pages, for a file. */
    pages: {
      rowsOf,
      totalOf,
      readPage: (next: number) =>
        declaration.read({
          ...asked,
          page: next,
          per_page: fieldOf(declaration.query, 'per_page')?.maximum ?? perPage,
        }),
    },
  };
}

/** How many rows are selected, or how many of them have been sent; null if none is selected. */
function selectionWords(
  { pending, progress }: Pick<Bulk<never>, 'pending' | 'progress'>,
  count: number,
) {
  if (progress) return `${pending}: ${progress}`;
  return count > 0 ? `${count} selected` : null;
}

/** The filters as controls and chips see them, without those that a board sets itself. */
function filtersOf<Params, Row>(
  filters: readonly ListFilter<Params, Row>[],
  rows: readonly Row[],
  fixed: object = {},
): AnyFilter[] {
  return filters.flatMap((filter): AnyFilter[] => {
    if ('param' in filter && filter.param in fixed) return [];
    // The names have narrower types here; every component below reads them as plain strings.
    if (filter.kind !== 'record') return [filter as AnyFilter];
    const { kind, param, label, nameIn } = filter;
    const nameOf = (id: number) =>
      rows.reduce<string | null>((name, row) => name ?? nameIn(row, id), null);
    return [{ kind, param, label, nameOf }];
  });
}

/** A field with a name that only some queries have. */
function fieldOf<Params>(query: Query<Params>, name: string): QueryField | undefined {
  const fields: Partial<Record<string, QueryField>> = query.fields;
  return fields[name];
}
