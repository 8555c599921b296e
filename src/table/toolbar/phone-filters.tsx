import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/ui/button';
import { countSet } from '../filters/chips';
import type { FilterSheetProps } from '../filters/filter-sheet';

// As large as everything else on a phone's page, and opened by few.
const FilterSheet = lazy(async () => ({
  default: (await import('../filters/filter-sheet')).FilterSheet,
}));

/** The button to the filters where there is no room for them, with how many of them are set. */
export function PhoneFilters(props: Omit<FilterSheetProps, 'isOpen' | 'onOpenChange'>) {
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const set = countSet(props.filters, props.params);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setSheet('open')}>
        <SlidersHorizontal aria-hidden size={16} />
        Filters {set > 0 && <span className="tabular">({set})</span>}
      </Button>
      {sheet !== 'never' && (
        <Suspense>
          <FilterSheet
            {...props}
            isOpen={sheet === 'open'}
            onOpenChange={(isOpen) => setSheet(isOpen ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  );
}
