import { Link } from 'react-router-dom';
import { getListMyClaimsQueryOptions } from '@generated/api/my-claims/my-claims';
import { listMyClaimsQuery } from '@generated/queries/my-claims';
import { useLive } from '@/cable/live';
import { CLAIM_STATUS_LABELS } from '@/claims/labels';
import { pathTo } from '@/paths';
import { choiceFilter } from '@/table/filters/list-filter';
import { ListPage } from '@/table/list-page';
import { Button } from '@/ui/button';
import { claimColumns } from './my-claims/claim-columns';
import { useClaimBulkActs } from './my-claims/use-claim-bulk-acts';

/** Few sellers have more. Space for a whole page would collapse when the rows arrive. */
const EXPECTED_ROWS = 5;

export default function MyClaimsPage() {
  useLive('MarketChannel', {});
  return (
    <ListPage
      of="myClaims"
      title="My claims"
      description="Your claims, from the first draft to the sale."
      action={
        <Button asChild>
          <Link to={pathTo('claimOnboarding')}>Sell a claim</Link>
        </Button>
      }
      name="my-claims"
      noun={{ one: 'claim', many: 'claims' }}
      query={listMyClaimsQuery}
      read={(params) => getListMyClaimsQueryOptions(params)}
      rows={(page) => page.my_claims}
      columns={claimColumns}
      defaultSort="Last change first"
      search={{ label: 'Search your claims', placeholder: 'Reference or case' }}
      filters={[
        choiceFilter('status', 'Status', CLAIM_STATUS_LABELS),
        {
          kind: 'record',
          param: 'case_id',
          label: 'Case',
          nameIn: (claim, id) => (claim.case.id === id ? claim.case.name : null),
        },
      ]}
      bulk={useClaimBulkActs()}
      expectedRows={EXPECTED_ROWS}
      rowPath={({ id }) => pathTo('myClaim', { id })}
      empty={{
        description:
          'Claims you hold and offer for sale are listed here with their offers and their status.',
        next: { label: 'Sell a claim', to: pathTo('claimOnboarding') },
      }}
    />
  );
}
