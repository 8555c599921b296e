import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useListClaims } from '@generated/api/marketplace/marketplace';
import { listClaimsQuery } from '@generated/queries';
import { choicesOf } from '@/labels/choices';
import { REGISTER_STATUS_LABELS, CLAIM_TYPE_LABELS } from '@/claims/labels';
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
import { claimColumns } from './claim-columns';

export default function ClaimsPage() {
  const list = useListParams(listClaimsQuery);
  const { params, setParams, clear } = list;
  const query = useListClaims(params, {
    query: { placeholderData: keepPreviousData },
  });
  const [text, setText] = useSearchText(params.search ?? '', (search) => setParams({ search }));
  const chips = [
    ...choiceChips('Type', CLAIM_TYPE_LABELS, params.claim_type, (claim_type) =>
      setParams({ claim_type }),
    ),
    ...choiceChips('Register', REGISTER_STATUS_LABELS, params.register_status, (register_status) =>
      setParams({ register_status }),
    ),
  ];
  return (
    <Page area="admin" title="Claims" description="The claims on offer, across all cases.">
      <Card>
        <div className="border-line grid gap-3 border-b p-4">
          <div className="flex flex-wrap items-center gap-2">
            <SearchInput
              label="Search claims"
              placeholder="Reference or case"
              className="w-full sm:w-72"
              maxLength={200}
              value={text}
              onChange={setText}
            />
            <ChoiceFilter
              label="Type"
              options={choicesOf(CLAIM_TYPE_LABELS)}
              value={params.claim_type ?? []}
              onChange={(claim_type) => setParams({ claim_type })}
            />
            <ChoiceFilter
              label="Register"
              options={choicesOf(REGISTER_STATUS_LABELS)}
              value={params.register_status ?? []}
              onChange={(register_status) => setParams({ register_status })}
            />
          </div>
          <FilterChips chips={chips} onClearAll={clear} />
        </div>
        <PagedTable
          caption="Claims"
          columns={claimColumns}
          rows={query.data?.claims}
          list={list}
          query={query}
          rowPath={({ id }) => pathTo('adminClaim', { id })}
          itemsLabel="claims"
          noMatch="No claim matches this search and these filters."
          emptyDescription="Claims appear here as soon as they are listed."
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
