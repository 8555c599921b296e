import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { lateSheet } from '@/ui/late';
import { countSet } from '../filters/chips';
import type { FilterSheetProps } from '../filters/filter-sheet';

// As large as everything else on a phone's page, and opened by few people.
const FilterSheet = lateSheet(async () => (await import('../filters/filter-sheet')).FilterSheet);

/** The button to the filters if there is no room for them, with the number of those that are set. */
export function PhoneFilters(props: Omit<FilterSheetProps, 'isOpen' | 'onOpenChange'>) {
  const [isOpen, setIsOpen] = useState(false);
  const set = countSet(props.filters, props.params);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <SlidersHorizontal aria-hidden size={16} />
        Filters {set > 0 && <span className="tabular">({set})</span>}
      </Button>
      <FilterSheet {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}
