import { FiltersSheet, type FiltersSheetProps } from '@/ui/filters/filters-sheet';
import { CaseFacets, type CaseFacetsProps } from './case-facets';

interface FacetsSheetProps
  extends CaseFacetsProps, Omit<FiltersSheetProps, 'children' | 'doneLabel'> {
  /** Undefined while the list is read. */
  total: number | undefined;
}

export function FacetsSheet({ params, onChange, total, ...sheet }: FacetsSheetProps) {
  return (
    <FiltersSheet
      {...sheet}
      doneLabel={
        total === undefined ? 'Show cases' : `Show ${total} ${total === 1 ? 'case' : 'cases'}`
      }
    >
      <CaseFacets params={params} onChange={onChange} />
    </FiltersSheet>
  );
}
