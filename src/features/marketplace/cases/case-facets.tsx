import type { CaseStage, CountryCode, ListCasesParams, Proceeding } from '@generated/model';
import { choicesOf } from '@/labels/choices';
import { CASE_STAGE_LABELS, jurisdictionChoices, PROCEEDING_LABELS } from '@/cases/labels';
import { Checkbox } from '@/ui/inputs/checkbox';

type CaseFacetParams = Pick<ListCasesParams, 'proceeding' | 'stage' | 'jurisdiction'>;

export interface CaseFacetsProps {
  params: CaseFacetParams;
  onChange: (change: CaseFacetParams) => void;
}

/** What the marketplace can be narrowed by; on the left on wide screens, in a sheet on a phone. */
export function CaseFacets({ params, onChange }: CaseFacetsProps) {
  return (
    <div className="grid gap-6">
      <Facet<Proceeding>
        legend="Proceeding"
        choices={choicesOf(PROCEEDING_LABELS)}
        chosen={params.proceeding}
        onChange={(proceeding) => onChange({ proceeding })}
      />
      <Facet<CaseStage>
        legend="Stage"
        choices={choicesOf(CASE_STAGE_LABELS)}
        chosen={params.stage}
        onChange={(stage) => onChange({ stage })}
      />
      <Facet<CountryCode>
        legend="Jurisdiction"
        choices={jurisdictionChoices(params.jurisdiction)}
        chosen={params.jurisdiction}
        onChange={(jurisdiction) => onChange({ jurisdiction })}
      />
    </div>
  );
}

interface FacetProps<Value extends string> {
  legend: string;
  choices: { value: Value; label: string }[];
  chosen: Value[] | undefined;
  onChange: (chosen: Value[]) => void;
}

function Facet<Value extends string>({
  legend,
  choices,
  chosen = [],
  onChange,
}: FacetProps<Value>) {
  function toggle(value: Value, isChosen: boolean) {
    // In the order of the choices, so that the same view always has the same address.
    onChange(
      choices
        .map((choice) => choice.value)
        .filter((each) => (each === value ? isChosen : chosen.includes(each))),
    );
  }
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="grid gap-0.5">
        {choices.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={(event) => toggle(value, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
