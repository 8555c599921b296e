import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type Total, totalWords } from '@/labels/counts';
import { FilterChips } from '@/ui/filters/filter-chips';
import type { Column } from '../columns/column';
import { chipsOf } from '../filters/chips';
import { FilterControl } from '../filters/filter-control';
import {
  textIn,
  type AnyFilter,
  type FilterParams,
  type SetFilterParams,
} from '../filters/list-filter';
import type { SortOrder } from '../sort';
import { ListSearch } from './list-search';
import { PhoneFilters } from './phone-filters';
import { SortSelect } from './sort-select';

interface ListToolbarProps<Row> {
  isWide: boolean;
  noun: { one: string; many: string };
  /** Undefined while it is not known. */
  total: Total | undefined;
  search: { label: string; placeholder: string } | undefined;
  searchLength: number | undefined;
  filters: readonly AnyFilter[];
  params: FilterParams;
  setParams: SetFilterParams;
  onClear: () => void;
  columns: readonly Column<Row, string>[];
  defaultSort: string;
  orderOf: (column: string) => SortOrder;
  onSort: (column: string, order: SortOrder) => void;
  /** Takes the place of search and filters while rows are selected. */
  selection: ReactNode;
  /** What is done with the list as it is narrowed now. */
  tool: ReactNode;
  /** What came of an act on several rows. */
  outcome: ReactNode;
  /** Chooses between the looks of the list, where it has more than one. */
  looks: ReactNode;
  /** What is done with the list as a whole, at its right end on a wide screen. */
  children: ReactNode;
}

/** Search and filters of a list, with what narrows it as chips below; on a phone the filters open in a sheet. */
export function ListToolbar<Row>({
  isWide,
  noun,
  total,
  search,
  searchLength = 200,
  filters,
  params,
  setParams,
  onClear,
  selection,
  tool,
  outcome,
  looks,
  children,
  ...sort
}: ListToolbarProps<Row>) {
  const controls = filters.filter(
    (filter) => filter.kind !== 'record' && (filter.kind !== 'choice' || filter.options.length > 0),
  );
  const shared = { params, setParams };
  const isSortable = sort.columns.some(({ sortBy }) => sortBy !== undefined);
  const hasTools = search || controls.length > 0 || isSortable || tool || selection || outcome;
  // On a phone nothing would be in it.
  if (!isWide && !hasTools) return null;
  return (
    <div
      className={clsx(
        'border-line bg-surface grid gap-3 rounded-t-lg border-b p-4',
        selection && 'sticky top-16 z-10',
      )}
    >
      {selection}
      <div className={clsx('flex-wrap items-center gap-2', selection ? 'hidden' : 'flex')}>
        {search && (
          <ListSearch
            {...search}
            // Narrower before the buttons at the right end wrap into a row of their own.
            className={isWide ? 'max-w-64 min-w-48 flex-1' : 'w-full'}
            maxLength={searchLength}
            searched={textIn(params, 'search') ?? ''}
            onSearch={(text) => setParams({ search: text })}
          />
        )}
        {isWide ? (
          <>
            {controls.map((filter) => (
              <FilterControl key={filter.label} filter={filter} {...shared} />
            ))}
            <div className="ml-auto flex items-center gap-2">
              {tool}
              <div className="flex items-center gap-1">
                {looks}
                {children}
              </div>
            </div>
          </>
        ) : (
          <>
            {controls.length > 0 && (
              <PhoneFilters
                {...shared}
                filters={controls}
                onClear={onClear}
                doneLabel={
                  total === undefined ? `Show ${noun.many}` : `Show ${totalWords(total, noun)}`
                }
              />
            )}
            {looks}
            <SortSelect {...sort} className={looks ? 'w-full' : 'min-w-0 flex-1'} />
            {tool}
          </>
        )}
      </div>
      {outcome}
      <FilterChips chips={chipsOf(filters, params, setParams)} onClearAll={onClear} />
    </div>
  );
}
