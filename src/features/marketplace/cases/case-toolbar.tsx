import { CaseSearch } from '@/cases/case-search';
import { type Total, totalWords } from '@/labels/counts';
import type { AnyFilter, FilterParams, SetFilterParams } from '@/table/filters/list-filter';
import { PhoneFilters } from '@/table/toolbar/phone-filters';
import { type FilterChip, FilterChips } from '@/ui/filters/filter-chips';
import { Options, Select } from '@/ui/inputs/select';
import { CASE_ORDERS, caseOrderParams } from './case-sort';

const NOUN = { one: 'case', many: 'cases' };

interface CaseToolbarProps {
  search: string | undefined;
  /** One of `CASE_ORDERS`. */
  order: string;
  filters: readonly AnyFilter[];
  params: FilterParams;
  setParams: SetFilterParams;
  chips: FilterChip[];
  onClear: () => void;
  /** Undefined while it is not known, null if it cannot be. */
  total: Total | null | undefined;
}

/** Search, result count and order above the cards. On a phone, also the button to the filters. */
export function CaseToolbar({ search, order, chips, total, ...narrowing }: CaseToolbarProps) {
  const { setParams, onClear } = narrowing;
  return (
    <div className="grid gap-3">
      <CaseSearch searched={search ?? ''} onSearch={(text) => setParams({ search: text })} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="tabular text-muted order-last text-sm sm:order-none">
          {countWords(total)}
        </p>
        <div className="enlarged:flex-wrap flex w-full gap-2 sm:w-auto">
          <div className="lg:hidden">
            <PhoneFilters
              {...narrowing}
              doneLabel={total ? `Show ${totalWords(total, NOUN)}` : 'Show cases'}
            />
          </div>
          <Select
            aria-label="Sort by"
            className="enlarged:min-w-full w-52 flex-1"
            value={order}
            onChange={(event) => setParams(caseOrderParams(event.target.value))}
          >
            <Options choices={CASE_ORDERS} />
          </Select>
        </div>
      </div>
      <FilterChips onClearAll={onClear} chips={chips} />
    </div>
  );
}

function countWords(total: Total | null | undefined): string {
  if (total === undefined) return 'Searching…';
  if (total === null) return '';
  return totalWords(total, NOUN);
}
