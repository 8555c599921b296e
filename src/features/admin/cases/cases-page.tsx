import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useListCases } from '@generated/api/marketplace/marketplace';
import { listCasesQuery } from '@generated/queries';
import { choicesOf } from '@/labels/choices';
import { CASE_STAGE_LABELS, PROCEEDING_LABELS } from '@/cases/labels';
import { pathTo } from '@/paths';
import { choiceChips } from '@/table/choice-chips';
import { useListParams } from '@/table/list-params';
import { PagedTable } from '@/table/paged-table';
import { useSearchText } from '@/table/use-search-text';
import { Button } from '@/ui/button';
import { Card } from '@/ui/data/card';
import { ChoiceFilter } from '@/ui/inputs/choice-filter';
import { FilterChips } from '@/ui/inputs/filter-chips';
import { SearchInput } from '@/ui/inputs/search-input';
import { Page } from '@/ui/layout/page';
import { caseColumns } from './case-columns';

export default function CasesPage() {
  const list = useListParams(listCasesQuery);
  const { params, setParams, clear } = list;
  const query = useListCases(params, {
    query: { placeholderData: keepPreviousData },
  });
  const [text, setText] = useSearchText(params.search ?? '', (search) => setParams({ search }));
  const chips = [
    ...choiceChips('Proceeding', PROCEEDING_LABELS, params.proceeding, (proceeding) =>
      setParams({ proceeding }),
    ),
    ...choiceChips('Stage', CASE_STAGE_LABELS, params.stage, (stage) => setParams({ stage })),
  ];
  return (
    <Page
      area="admin"
      title="Cases"
      description="The bankruptcies whose claims are traded on the marketplace."
    >
      <Card>
        <div className="border-line grid gap-3 border-b p-4">
          <div className="flex flex-wrap items-center gap-2">
            <SearchInput
              label="Search cases"
              placeholder="Name, debtor, court or number"
              className="w-full sm:w-72"
              maxLength={200}
              value={text}
              onChange={setText}
            />
            <ChoiceFilter
              label="Proceeding"
              options={choicesOf(PROCEEDING_LABELS)}
              value={params.proceeding ?? []}
              onChange={(proceeding) => setParams({ proceeding })}
            />
            <ChoiceFilter
              label="Stage"
              options={choicesOf(CASE_STAGE_LABELS)}
              value={params.stage ?? []}
              onChange={(stage) => setParams({ stage })}
            />
          </div>
          <FilterChips chips={chips} onClearAll={clear} />
        </div>
        <PagedTable
          caption="Cases"
          columns={caseColumns}
          rows={query.data?.cases}
          list={list}
          query={query}
          rowPath={({ id }) => pathTo('adminCase', { id })}
          itemsLabel="cases"
          noMatch="No case matches this search and these filters."
          emptyDescription="Cases appear here as soon as they are published."
          emptyAction={
            <Button variant="secondary" asChild>
              <Link to={pathTo('marketplace')}>View the marketplace</Link>
            </Button>
          }
        />
      </Card>
    </Page>
  );
}
