import { useGetCase, useListClaims } from '@generated/api/marketplace/marketplace';
import { keepPreviousData } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { pathTo } from '@/paths';
import { NotFound } from '@/shell/not-found';
import { isMissing, QueryError } from '@/shell/query-error';
import { Button } from '@/ui/button';
import { Breadcrumbs } from '@/ui/data/breadcrumbs';
import { Card } from '@/ui/data/card';
import { Page } from '@/ui/layout/page';
import { CaseStatusNotice } from '../case/case-status-notice';
import { claimColumns } from './claim-columns';
import { useClaimListParams } from './claim-list-params';
import { ClaimsToolbar } from './claims-toolbar';
import { PagedTable } from '@/table/paged-table';

export default function CaseClaimsPage() {
  const { id = '' } = useParams();
  const list = useClaimListParams();
  const { params } = list;
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
                <PagedTable
                  caption="Claims"
                  columns={claimColumns}
                  rows={data?.claims}
                  list={list}
                  query={{
                    data,
                    error,
                    refetch,
                    isFetching: isPlaceholderData || (isFetching && !data),
                  }}
                  expectedRows={Math.min(list.perPage, item?.stats.open_claims_count || 10)}
                  rowPath={(claim) => pathTo('claim', { id: claim.id })}
                  itemsLabel="claims"
                  noMatch="No claim matches this search and these filters."
                  emptyDescription="Claims of this case appear here when their holders list them."
                  emptyAction={
                    <Button variant="secondary" asChild>
                      <Link to={pathTo('case', { id })}>Back to the case</Link>
                    </Button>
                  }
                />
              </div>
            </>
          )}
        </Card>
      </div>
    </Page>
  );
}
