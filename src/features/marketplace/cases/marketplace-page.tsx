import { useListCases } from '@generated/api/marketplace/marketplace';
import { Link } from 'react-router-dom';
import { useLive } from '@/cable/live';
import { pathTo } from '@/paths';
import { QueryError } from '@/shell/query-error';
import { Button } from '@/ui/button';
import { Pagination } from '@/ui/data/pagination';
import { Page } from '@/ui/layout/page';
import { CaseFacets } from './case-facets';
import { MarketGridSkeleton } from '@/cases/market-grid';
import { CaseGrid } from './case-grid';
import { useCaseListParams } from './case-list-params';
import { CaseToolbar } from './case-toolbar';
import { keepRows } from '@/table/keep-rows';
import { NoRows } from '@/table/rows/no-rows';

export default function MarketplacePage() {
  const { params, view, setParams, clear } = useCaseListParams();
  const query = useListCases(params, { query: { placeholderData: keepRows } });
  const { data, error, isPlaceholderData } = query;
  useLive('MarketChannel', data ? {} : null);
  const { per_page, search, proceeding, stage, jurisdiction } = params;
  const isNarrowed = Boolean(search ?? proceeding ?? stage ?? jurisdiction);

  return (
    <Page
      title="Marketplace"
      description="Claims against bankrupt companies, by case. Prices are in percent of face."
      action={
        <>
          <Button variant="secondary" asChild>
            <Link to={pathTo('featuredClaims')}>Featured claims</Link>
          </Button>
          <Button asChild>
            <Link to={pathTo('claimOnboarding')}>Sell your claim</Link>
          </Button>
        </>
      }
    >
      <div className="flex gap-8">
        <aside aria-label="Filters" className="hidden w-52 shrink-0 lg:block">
          <CaseFacets params={params} onChange={setParams} />
        </aside>
        <div className="grid min-w-0 flex-1 content-start gap-4">
          <CaseToolbar
            params={params}
            view={view}
            setParams={setParams}
            clear={clear}
            total={isPlaceholderData ? undefined : (data ?? (error ? null : undefined))}
          />
          {data ? (
            data.cases.length > 0 ? (
              <CaseGrid cases={data.cases} isStale={isPlaceholderData} />
            ) : (
              <NoRows
                isNarrowed={isNarrowed}
                isBeyondEnd={data.total_count > 0}
                onClear={clear}
                onFirstPage={() => setParams({ page: 1 })}
                noMatch="No case matches this search and these filters."
                description="Cases appear here once they are published."
                emptyAction={
                  <Button variant="secondary" asChild>
                    <Link to={pathTo('featuredClaims')}>Look at featured claims</Link>
                  </Button>
                }
              />
            )
          ) : error ? (
            <QueryError query={query} />
          ) : (
            <MarketGridSkeleton label="Cases" count={per_page} height="h-61" />
          )}
          {data && data.total_count > per_page && (
            <Pagination
              itemsLabel="cases"
              page={view.page}
              perPage={per_page}
              total={data}
              onPageChange={(next) => {
                setParams({ page: next });
                window.scrollTo({ top: 0 });
              }}
            />
          )}
        </div>
      </div>
    </Page>
  );
}
