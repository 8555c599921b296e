import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useListMyClaims } from '@generated/api/my-claims/my-claims';
import { listMyClaimsQuery } from '@generated/queries';
import { pathTo } from '@/paths';
import { useListParams } from '@/table/list-params';
import { PagedTable } from '@/table/paged-table';
import { Button } from '@/ui/button';
import { Card } from '@/ui/data/card';
import { Page } from '@/ui/layout/page';
import { claimColumns } from './my-claims/claim-columns';
import { ClaimsToolbar } from './my-claims/claims-toolbar';

/** Few sellers have more; room for a whole page would fall together when they are there. */
const EXPECTED_ROWS = 5;

export default function MyClaimsPage() {
  const list = useListParams(listMyClaimsQuery);
  const query = useListMyClaims(list.params, { query: { placeholderData: keepPreviousData } });
  return (
    <Page
      title="My claims"
      description="Your claims, from the first draft to the sale."
      action={
        <Button asChild>
          <Link to={pathTo('claimOnboarding')}>Sell a claim</Link>
        </Button>
      }
    >
      <Card>
        <ClaimsToolbar list={list} rows={query.data?.my_claims} />
        <PagedTable
          caption="My claims"
          columns={claimColumns}
          rows={query.data?.my_claims}
          list={list}
          query={query}
          expectedRows={EXPECTED_ROWS}
          rowPath={({ id }) => pathTo('myClaim', { id })}
          itemsLabel="claims"
          noMatch="No claim of yours matches this search and these filters."
          emptyDescription="Claims you hold and offer for sale are listed here with their offers and their state."
          emptyAction={
            <Button variant="secondary" asChild>
              <Link to={pathTo('claimOnboarding')}>Sell a claim</Link>
            </Button>
          }
        />
      </Card>
    </Page>
  );
}
