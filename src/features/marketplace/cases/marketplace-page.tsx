import { useGetCaseFacets, useListCases } from '@generated/api/marketplace/marketplace';
import { listCasesQuery } from '@generated/queries/marketplace';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useLive } from '@/cable/live';
import { pathTo } from '@/paths';
import { MARKET_CASES } from '@/first-queries';
import { QueryPart } from '@/page/query-part';
import { Button } from '@/ui/button';
import { Pagination } from '@/ui/data/pagination';
import { ChoiceFacet } from '@/ui/filters/choice-list';
import { AfterContent } from '@/ui/layout/after-content';
import { Page } from '@/ui/layout/page';
import { MarketGridSkeleton } from '@/cases/market-grid';
import { SellButton } from '../sell-button';
import { CaseGrid } from './case-grid';
import { ADDRESS_FILTER, caseFilters } from './case-filters';
import { caseOrderOf } from './case-sort';
import { CaseToolbar } from './case-toolbar';
import { chipsOf } from '@/table/filters/chips';
import { chosenIn } from '@/table/filters/list-filter';
import { keepRows } from '@/table/keep-rows';
import { useListParams } from '@/table/list-params';
import { NoRows } from '@/table/rows/no-rows';

const ClaimByReference = lazy(async () => ({
  default: (await import('./claim-by-reference')).ClaimByReference,
}));

/** People enter a claim's reference from a mail here. No case has one. */
const CLAIM_REFERENCE = /^CLM-[0-9A-Z]{6}$/i;

export default function MarketplacePage() {
  const { params, asked, view, setParams, clear } = useListParams(listCasesQuery, {
    fixed: MARKET_CASES,
  });
  const query = useListCases(asked, { query: { placeholderData: keepRows } });
  const { data, error, isPlaceholderData } = query;
  useLive('MarketChannel', data ? {} : null);
  const { per_page } = MARKET_CASES;
  const { search, status, proceeding, stage, jurisdiction } = params;
  const facets = useGetCaseFacets(
    { search, status, proceeding, stage, jurisdiction },
    { query: { placeholderData: keepRows } },
  );
  const filters = caseFilters(params, facets.data);
  const narrowing = [...filters, ADDRESS_FILTER];
  const values = { ...params };
  const isNarrowed =
    search !== undefined || narrowing.some(({ param }) => chosenIn(values, param).length > 0);

  return (
    <Page
      title="Marketplace"
      description="Claims against bankrupt companies, by case. Prices are in percent of face."
      action={
        <>
          <Button variant="secondary" asChild>
            <Link to={pathTo('featuredClaims')}>Featured claims</Link>
          </Button>
          <SellButton to={pathTo('claimOnboarding')} />
        </>
      }
    >
      <div className="flex gap-8">
        {/* As high as the filters with three jurisdictions, until they are drawn. */}
        <aside aria-label="Filters" className="hidden min-h-134 w-52 shrink-0 lg:block">
          <div className="grid gap-6">
            <AfterContent>
              {filters.map(({ param, label, options }) => (
                <ChoiceFacet<string>
                  key={param}
                  label={label}
                  options={options}
                  value={chosenIn(values, param)}
                  onChange={(chosen) => setParams({ [param]: chosen })}
                />
              ))}
            </AfterContent>
          </div>
        </aside>
        <div className="grid min-w-0 flex-1 content-start gap-4">
          <CaseToolbar
            search={search}
            order={caseOrderOf(view)}
            filters={filters}
            chips={chipsOf(narrowing, values, setParams)}
            params={values}
            setParams={setParams}
            onClear={clear}
            total={isPlaceholderData ? undefined : (data ?? (error ? null : undefined))}
          />
          <QueryPart
            query={query}
            skeleton={<MarketGridSkeleton label="Cases" count={per_page} height="h-61" />}
          >
            {({ cases, total_count }) =>
              cases.length > 0 ? (
                <CaseGrid cases={cases} isStale={isPlaceholderData} />
              ) : search && CLAIM_REFERENCE.test(search) ? (
                <Suspense fallback={null}>
                  <ClaimByReference reference={search.toUpperCase()} onClear={clear} />
                </Suspense>
              ) : (
                <NoRows
                  isNarrowed={isNarrowed}
                  isBeyondEnd={total_count > 0}
                  onClear={clear}
                  onFirstPage={() => setParams({ page: 1 })}
                  noMatch="No case matches this search and these filters."
                  description="There are no published cases."
                  emptyAction={
                    <Button variant="secondary" asChild>
                      <Link to={pathTo('featuredClaims')}>Look at featured claims</Link>
                    </Button>
                  }
                />
              )
            }
          </QueryPart>
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
