import { type Total, totalWords } from '@/labels/counts';
import { FiltersSheet, type FiltersSheetProps } from '@/ui/filters/filters-sheet';
import { CaseFacets, type CaseFacetsProps } from './case-facets';

interface FacetsSheetProps
  extends CaseFacetsProps, Omit<FiltersSheetProps, 'children' | 'doneLabel'> {
  /** Undefined while the list is read. */
  total: Total | undefined;
}

export function FacetsSheet({ params, onChange, total, ...sheet }: FacetsSheetProps) {
  return (
    <FiltersSheet
      {...sheet}
      doneLabel={total ? `Show ${totalWords(total, { one: 'case', many: 'cases' })}` : 'Show cases'}
    >
      <CaseFacets params={params} onChange={onChange} />
    </FiltersSheet>
  );
}
