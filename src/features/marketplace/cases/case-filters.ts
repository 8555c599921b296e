import type { CaseFacets, ListCasesParams } from '@generated/model';
import { CASE_STAGE_LABELS, NEW_CLAIMS_LABELS, PROCEEDING_LABELS } from '@/cases/labels';
import { countryName } from '@/domain/countries';
import { choicesOf } from '@/labels/choices';
import { choiceFilter } from '@/table/filters/list-filter';
import type { Choice } from '@/ui/filters/choice-list';

/** The filters of the marketplace. Jurisdictions are those of the cases, and those chosen already. */
export function caseFilters({ jurisdiction: chosen = [] }: ListCasesParams, facets?: CaseFacets) {
  const countries = facets?.jurisdiction.map(({ value }) => value) ?? [];
  return [
    {
      kind: 'choice' as const,
      param: 'proceeding',
      label: 'Proceeding',
      options: counted(choicesOf(PROCEEDING_LABELS), facets?.proceeding),
    },
    {
      kind: 'choice' as const,
      param: 'stage',
      label: 'Stage',
      options: counted(choicesOf(CASE_STAGE_LABELS), facets?.stage),
    },
    {
      kind: 'choice' as const,
      param: 'jurisdiction',
      label: 'Jurisdiction',
      options: counted(
        [...new Set([...countries, ...chosen])].map((value) => ({
          value,
          label: countryName(value),
        })),
        facets?.jurisdiction,
      ),
    },
  ].filter(({ options }) => options.length > 0);
}

/** Adds to choices the number of cases that each leaves, if known. */
function counted<Value extends string>(
  choices: Choice<Value>[],
  counts: readonly { value: Value; count: number }[] | undefined,
): Choice<Value>[] {
  if (!counts) return choices;
  const countOf = new Map(counts.map(({ value, count }) => [value, count]));
  return choices.map((choice) => ({ ...choice, count: countOf.get(choice.value) ?? 0 }));
}

/** Only an address can filter by what cases do with new claims. A chip shows that, and removes it. */
export const ADDRESS_FILTER = choiceFilter('status', 'New claims', NEW_CLAIMS_LABELS);
