import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useSearchText } from '@/table/use-search-text';
import { Button } from '@/ui/button';
import { FilterChips } from '@/ui/inputs/filter-chips';
import { SearchInput } from '@/ui/inputs/search-input';
import { claimChips } from './claim-chips';
import { ClaimFilters, type ClaimFiltersProps } from './claim-filters';

/** Search and filters above the claims; on a phone the filters unfold. */
export function ClaimsToolbar(props: ClaimFiltersProps) {
  const { params, setParams, clear, currency } = props;
  const [text, setText] = useSearchText(params.search ?? '', (search) => setParams({ search }));
  const [isUnfolded, setUnfolded] = useState(false);
  const filters = useId();
  return (
    <div className="grid gap-3 p-4">
      <div className="flex gap-2">
        <SearchInput
          label="Search by reference"
          className="min-w-0 flex-1"
          maxLength={200}
          value={text}
          onChange={setText}
        />
        <Button
          variant="secondary"
          className="lg:hidden"
          aria-expanded={isUnfolded}
          aria-controls={filters}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <SlidersHorizontal aria-hidden size={16} />
          Filters
        </Button>
      </div>
      <div
        id={filters}
        role="group"
        aria-label="Filters"
        className={isUnfolded ? 'flex flex-wrap gap-2' : 'hidden flex-wrap gap-2 lg:flex'}
      >
        <ClaimFilters {...props} />
      </div>
      <FilterChips chips={claimChips(props, currency)} onClearAll={clear} />
    </div>
  );
}
