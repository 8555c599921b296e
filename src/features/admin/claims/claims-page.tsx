import { Link } from 'react-router-dom';
import { getListClaimsQueryOptions } from '@generated/api/marketplace/marketplace';
import { listClaimsQuery } from '@generated/queries';
import { claimColumns as column } from '@/claims/claim-columns';
import { CLAIM_TYPE_LABELS, REGISTER_STATUS_LABELS } from '@/claims/labels';
import { choicesOf } from '@/labels/choices';
import { pathTo } from '@/paths';
import { ListPage } from '@/table/list-page';
import { Button } from '@/ui/button';

const COLUMNS = [
  column.referenceAndCase,
  column.kind,
  column.face,
  column.ask,
  column.bid,
  column.kyc,
  column.listed,
  { ...column.register, isOptional: true },
  { ...column.expires, isOptional: true },
];

export default function ClaimsPage() {
  return (
    <ListPage
      area="admin"
      title="Claims"
      description="The claims on offer, across all cases."
      name="admin-claims"
      noun={{ one: 'claim', many: 'claims' }}
      query={listClaimsQuery}
      read={(params) => getListClaimsQueryOptions(params)}
      rows={(page) => page.claims}
      columns={COLUMNS}
      defaultSort="Newest first"
      search={{ label: 'Search claims', placeholder: 'Reference or case' }}
      filters={[
        {
          kind: 'choice',
          param: 'claim_type',
          label: 'Type',
          options: choicesOf(CLAIM_TYPE_LABELS),
        },
        {
          kind: 'choice',
          param: 'register_status',
          label: 'Register',
          options: choicesOf(REGISTER_STATUS_LABELS),
        },
      ]}
      rowPath={({ id }) => pathTo('adminClaim', { id })}
      empty={{
        description: 'Claims appear here as soon as they are listed.',
        action: (
          <Button variant="secondary" asChild>
            <Link to={pathTo('marketplace')}>View the marketplace</Link>
          </Button>
        ),
      }}
    />
  );
}
