import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { type Total, totalWords } from '@/labels/counts';
import { CaseSearch } from '@/cases/case-search';
import { jurisdictionChoices } from '@/cases/jurisdictions';
import { CASE_STAGE_LABELS, PROCEEDING_LABELS } from '@/cases/labels';
import { chipsOf } from '@/table/filters/chips';
import { choiceFilter } from '@/table/filters/list-filter';
import { Button } from '@/ui/button';
import { FilterChips } from '@/ui/filters/filter-chips';
import { Options, Select } from '@/ui/inputs/select';
import { CaseFacets } from './case-facets';
import type { useCaseListParams } from './case-list-params';
import { CASE_ORDERS, caseOrderOf, caseOrderParams } from './case-sort';

// A phone's filters; their sheet is as large as everything else on this page.
const FiltersSheet = lazy(async () => ({
  default: (await import('@/ui/filters/filters-sheet')).FiltersSheet,
}));

const NOUN = { one: 'case', many: 'cases' };

interface CaseToolbarProps extends ReturnType<typeof useCaseListParams> {
  /** Undefined while it is not known, null where it cannot be. */
  total: Total | null | undefined;
}

/** Search, result count and order above the cards; the way to the filters on a phone. */
export function CaseToolbar({ params, view, setParams, clear, total }: CaseToolbarProps) {
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const chosen = [params.proceeding, params.stage, params.jurisdiction].flatMap(
    (each) => each ?? [],
  );

  // In the order of their facets.
  const filters = [
    choiceFilter('proceeding', 'Proceeding', PROCEEDING_LABELS),
    choiceFilter('stage', 'Stage', CASE_STAGE_LABELS),
    {
      kind: 'choice' as const,
      param: 'jurisdiction',
      label: 'Jurisdiction',
      options: jurisdictionChoices(params.jurisdiction),
    },
  ];

  return (
    <div className="grid gap-3">
      <CaseSearch searched={params.search ?? ''} onSearch={(search) => setParams({ search })} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="tabular text-muted order-last text-sm sm:order-none">
          {countWords(total)}
        </p>
        <div className="flex w-full gap-2 sm:w-auto">
          <Button
            variant="secondary"
            className="lg:hidden"
            aria-haspopup="dialog"
            onClick={() => setSheet('open')}
          >
            <SlidersHorizontal aria-hidden size={16} />
            Filters
            {chosen.length > 0 && <span className="tabular">({chosen.length})</span>}
          </Button>
          <Select
            aria-label="Sort by"
            className="w-52 flex-1"
            value={caseOrderOf(view)}
            onChange={(event) => setParams(caseOrderParams(event.target.value))}
          >
            <Options choices={CASE_ORDERS} />
          </Select>
        </div>
      </div>
      <FilterChips onClearAll={clear} chips={chipsOf(filters, { ...params }, setParams)} />
      {sheet !== 'never' && (
        <Suspense>
          <FiltersSheet
            isOpen={sheet === 'open'}
            onOpenChange={(isOpen) => setSheet(isOpen ? 'open' : 'closed')}
            doneLabel={total ? `Show ${totalWords(total, NOUN)}` : 'Show cases'}
            onClear={clear}
          >
            <CaseFacets params={params} onChange={setParams} />
          </FiltersSheet>
        </Suspense>
      )}
    </div>
  );
}

function countWords(total: Total | null | undefined): string {
  if (total === undefined) return 'Searching…';
  if (total === null) return '';
  return totalWords(total, NOUN);
}
