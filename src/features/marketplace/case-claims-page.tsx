import { useGetCase, useListClaims } from '@generated/api/marketplace/marketplace';
import { keepPreviousData } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { pathTo } from '@/paths';
import { NotFound } from '@/shell/not-found';
import { isMissing, QueryError } from '@/shell/query-error';
import { DataTable } from '@/table/data-table';
import { orderOf, sortParams } from '@/table/sort';
import { Button } from '@/ui/button';
import { Breadcrumbs } from '@/ui/data/breadcrumbs';
import { Card } from '@/ui/data/card';
import { Pagination } from '@/ui/data/pagination';
import { Page } from '@/ui/layout/page';
import { CaseStatusNotice } from './case-status-notice';
import { claimColumns } from './claim-columns';
import { useClaimListParams } from './claim-list-params';
import { ClaimsToolbar } from './claims-toolbar';
import { NoRows } from '@/table/no-rows';

export default function CaseClaimsPage() {
  const { id = '' } = useParams();
  const list = useClaimListParams();
  const { params, perPage, setParams, clear } = list;
  const found = useGetCase(id);
  const item = found.data;
  const query = useListClaims(
    { ...params, case_id: item && [item.id] },
    // Without the case's number the claims of every case would come.
    { query: { placeholderData: keepPreviousData, enabled: item !== undefined } },
  );
  const { data, error, isFetching, isPlaceholderData, refetch } = query;

  if (!item && isMissing(found.error)) {
    return (
      <NotFound
        title="Case not found"
        description="There is no case at this address. It may not be published yet."
      />
    );
  }
  const { page = 1, per_page: _perPage, sort_by, sort_direction, ...filters } = params;

  return (
    <Page
      title={item ? `Claims against ${item.name}` : 'Claims'}
      description={item?.debtor_name ?? '\u00a0'}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: 'Marketplace', link: <Link to={pathTo('marketplace')} /> },
            { label: item?.name ?? id, link: <Link to={pathTo('case', { id })} /> },
          ]}
        />
      }
      action={
        (!item || item.status === 'active') && (
          <Button className="max-sm:hidden" asChild>
            <Link to={pathTo('claimOnboardingForCase', { case_code: item?.case_code ?? id })}>
              Sell your claim
            </Link>
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        {item && <CaseStatusNotice status={item.status} />}
        <Card>
          {found.error && !item ? (
            <QueryError query={found} />
          ) : (
            <>
              <ClaimsToolbar {...list} caseId={id} currency={item?.currency ?? 'USD'} />
              <div className="border-line border-t">
                <DataTable
                  caption="Claims"
                  columns={claimColumns}
                  rows={data?.claims}
                  expectedRows={Math.min(perPage, item?.stats.open_claims_count || 10)}
                  isFetching={isPlaceholderData || (isFetching && !data)}
                  error={error}
                  onRetry={() => void refetch()}
                  rowPath={(claim) => pathTo('claim', { id: claim.id })}
                  orderOf={(column) => orderOf(column, { sort_by, sort_direction })}
                  onSort={(column, order) => setParams(sortParams(column, order))}
                  emptyState={
                    <NoRows
                      isNarrowed={Object.keys(filters).length > 0}
                      isBeyondEnd={page > 1 && (data?.total_count ?? 0) > 0}
                      onClear={clear}
                      onFirstPage={() => setParams({ page: 1 })}
                      noMatch="No claim matches this search and these filters."
                      description="Claims of this case appear here when their holders list them."
                      emptyAction={
                        <Button variant="secondary" asChild>
                          <Link to={pathTo('case', { id })}>Back to the case</Link>
                        </Button>
                      }
                    />
                  }
                />
              </div>
              {data && data.total_count > 0 && (
                <div className="border-line border-t p-4">
                  <Pagination
                    itemsLabel="claims"
                    page={page}
                    perPage={perPage}
                    total={data.total_count}
                    onPageChange={(next) => setParams({ page: next })}
                    onPerPageChange={(next) => setParams({ per_page: next })}
                  />
                </div>
              )}
            </>
          )}
        </Card>
      </div>
    </Page>
  );
}
