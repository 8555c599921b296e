import type { ListMyClaimsParams, MyClaimSummary } from '@generated/model';
import { choicesOf } from '@/labels/choices';
import { CLAIM_STATUS_LABELS } from '@/claims/labels';
import { choiceChips } from '@/table/choice-chips';
import type { useListParams } from '@/table/list-params';
import { useSearchText } from '@/table/use-search-text';
import { ChoiceFilter } from '@/ui/inputs/choice-filter';
import { FilterChips } from '@/ui/inputs/filter-chips';
import { SearchInput } from '@/ui/inputs/search-input';

interface ClaimsToolbarProps {
  list: ReturnType<typeof useListParams<ListMyClaimsParams>>;
  /** What is listed now names the case that the portal has narrowed the list to. */
  rows: readonly MyClaimSummary[] | undefined;
}

/** Search and filters of the seller's claims, with what narrows the list as chips below. */
export function ClaimsToolbar({ list: { params, setParams, clear }, rows }: ClaimsToolbarProps) {
  const [text, setText] = useSearchText(params.search ?? '', (search) => setParams({ search }));
  const caseIds = params.case_id ?? [];
  const chips = [
    ...choiceChips('Status', CLAIM_STATUS_LABELS, params.status, (status) => setParams({ status })),
    ...caseIds.map((id) => ({
      key: `case ${id}`,
      name: 'Case',
      value: rows?.find((row) => row.case.id === id)?.case.name ?? `No. ${id}`,
      onRemove: () => setParams({ case_id: caseIds.filter((each) => each !== id) }),
    })),
  ];
  return (
    <div className="border-line grid gap-3 border-b p-4">
      <div className="flex flex-wrap items-center gap-2">
        <SearchInput
          label="Search your claims"
          placeholder="Reference or case"
          className="w-full sm:w-72"
          maxLength={200}
          value={text}
          onChange={setText}
        />
        <ChoiceFilter
          label="Status"
          options={choicesOf(CLAIM_STATUS_LABELS)}
          value={params.status ?? []}
          onChange={(status) => setParams({ status })}
        />
      </div>
      <FilterChips chips={chips} onClearAll={clear} />
    </div>
  );
}
