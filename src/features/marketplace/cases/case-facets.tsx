import type { CaseStage, CountryCode, ListCasesParams, Proceeding } from '@generated/model';
import { choicesOf } from '@/labels/choices';
import { jurisdictionChoices } from '@/cases/jurisdictions';
import { CASE_STAGE_LABELS, PROCEEDING_LABELS } from '@/cases/labels';
import { ChoiceFacet } from '@/ui/filters/choice-list';

type CaseFacetParams = Pick<ListCasesParams, 'proceeding' | 'stage' | 'jurisdiction'>;

interface CaseFacetsProps {
  params: CaseFacetParams;
  onChange: (change: CaseFacetParams) => void;
}

/** What the marketplace can be narrowed by; on the left on wide screens, in a sheet on a phone. */
export function CaseFacets({ params, onChange }: CaseFacetsProps) {
  return (
    <div className="grid gap-6">
      <ChoiceFacet<Proceeding>
        label="Proceeding"
        options={choicesOf(PROCEEDING_LABELS)}
        value={params.proceeding ?? []}
        onChange={(proceeding) => onChange({ proceeding })}
      />
      <ChoiceFacet<CaseStage>
        label="Stage"
        options={choicesOf(CASE_STAGE_LABELS)}
        value={params.stage ?? []}
        onChange={(stage) => onChange({ stage })}
      />
      <ChoiceFacet<CountryCode>
        label="Jurisdiction"
        options={jurisdictionChoices(params.jurisdiction)}
        value={params.jurisdiction ?? []}
        onChange={(jurisdiction) => onChange({ jurisdiction })}
      />
    </div>
  );
}
