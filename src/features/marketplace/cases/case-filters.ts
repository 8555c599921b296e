import type { ListCasesParams } from '@generated/model';
import { jurisdictionChoices } from '@/cases/jurisdictions';
import { CASE_STAGE_LABELS, NEW_CLAIMS_LABELS, PROCEEDING_LABELS } from '@/cases/labels';
import { choiceFilter } from '@/table/filters/list-filter';

/** What the marketplace can be narrowed by. */
export function caseFilters({ jurisdiction }: ListCasesParams) {
  return [
    choiceFilter('proceeding', 'Proceeding', PROCEEDING_LABELS),
    choiceFilter('stage', 'Stage', CASE_STAGE_LABELS),
    {
      kind: 'choice' as const,
      param: 'jurisdiction',
      label: 'Jurisdiction',
      options: jurisdictionChoices(jurisdiction),
    },
  ];
}

/** By what cases do with new claims only an address narrows: a chip says so, and takes it off. */
export const ADDRESS_FILTER = choiceFilter('status', 'New claims', NEW_CLAIMS_LABELS);
