import { FilterChips } from '@/ui/inputs/filter-chips';
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
  total: number | undefined;
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
  ...sort
}: ListToolbarProps<Row>) {
  const controls = filters.filter(
    (filter) => filter.kind !== 'record' && (filter.kind !== 'choice' || filter.options.length > 0),
  );
  const shared = { params, setParams };
  return (
    <div className="border-line grid gap-3 border-b p-4">
      <div className="flex flex-wrap items-center gap-2">
        {search && (
          <ListSearch
            {...search}
            className="w-full md:w-72"
            maxLength={searchLength}
            searched={textIn(params, 'search') ?? ''}
            onSearch={(text) => setParams({ search: text })}
          />
        )}
        {isWide ? (
          controls.map((filter) => <FilterControl key={filter.label} filter={filter} {...shared} />)
        ) : (
          <>
            {controls.length > 0 && (
              <PhoneFilters
                {...shared}
                filters={controls}
                onClear={onClear}
                doneLabel={
                  total === undefined
                    ? `Show ${noun.many}`
                    : `Show ${total} ${total === 1 ? noun.one : noun.many}`
                }
              />
            )}
            <SortSelect {...sort} className="min-w-0 flex-1" />
          </>
        )}
      </div>
      <FilterChips chips={chipsOf(filters, params, setParams)} onClearAll={onClear} />
    </div>
  );
}
