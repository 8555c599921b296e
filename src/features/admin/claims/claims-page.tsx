import { getListClaimsQueryOptions } from '@generated/api/marketplace/marketplace';
import { claimColumns as column } from '@/claims/claim-columns';
import { claimList } from '@/claims/claim-list';
import { CLAIM_TYPE_LABELS, REGISTER_STATUS_LABELS } from '@/claims/labels';
import { pathTo } from '@/paths';
import { choiceFilter } from '@/table/filters/list-filter';
import { ListPage } from '@/table/list-page';

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
      of="adminClaims"
      title="Claims"
      description="The claims on offer, across all cases."
      name="admin-claims"
      {...claimList}
      read={(params) => getListClaimsQueryOptions(params)}
      columns={COLUMNS}
      search={{ label: 'Search claims', placeholder: 'Reference or case' }}
      filters={[
        choiceFilter('claim_type', 'Type', CLAIM_TYPE_LABELS),
        choiceFilter('register_status', 'Register', REGISTER_STATUS_LABELS),
      ]}
      rowPath={({ id }) => pathTo('adminClaim', { id })}
      empty={{
        description: 'Claims appear here as soon as they are listed.',
        next: { label: 'View the marketplace', to: pathTo('marketplace') },
      }}
    />
  );
}
