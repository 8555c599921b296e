import { FiltersSheet, type FiltersSheetProps } from '@/ui/filters/filters-sheet';
import { Facet } from './facet';
import type { AnyFilter, FilterParams, SetFilterParams } from './list-filter';

export interface FilterSheetProps extends Omit<FiltersSheetProps, 'children'> {
  filters: readonly AnyFilter[];
  params: FilterParams;
  setParams: SetFilterParams;
}

/** All filters of a list on a phone. */
export function FilterSheet({ filters, params, setParams, ...sheet }: FilterSheetProps) {
  return (
    <FiltersSheet {...sheet}>
      <div className="grid gap-6">
        {filters.map((filter) => (
          <Facet key={filter.label} filter={filter} params={params} setParams={setParams} />
        ))}
      </div>
    </FiltersSheet>
  );
}
