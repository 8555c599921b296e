import { getListAdminClaimsQueryOptions } from '@generated/api/admin-claims/admin-claims';
import type { AdminClaimSort, AdminClaimSummary, ListedCaseStatus } from '@generated/model';
import { listAdminClaimsQuery } from '@generated/queries/admin-claims';
import { bestBid } from '@/domain/claims/best-bid';
import {
  CLAIM_STATUS_LABELS,
  CLAIM_STATUS_TONES,
  CLAIM_TYPE_LABELS,
  claimKind,
} from '@/claims/labels';
import { reviewObstacle } from '@/domain/claims/review/claim-review';
import { pathTo } from '@/paths';
import type { Column } from '@/table/columns/column';
import {
  dateColumn,
  moneyColumn,
  percentColumn,
  statusColumn,
  textColumn,
  titleColumn,
} from '@/table/columns/columns';
import { choiceFilter } from '@/table/filters/list-filter';
import { ListPage } from '@/table/list-page';
import { USER_STATUS_LABELS } from '@/users/labels';

/** What else keeps a claim in review off the market. */
const CASE_NOTES: Record<ListedCaseStatus, string | null> = {
  active: null,
  paused: 'Case paused',
  closed: 'Case closed',
};

type ClaimColumn = Column<AdminClaimSummary, AdminClaimSort>;

const COLUMNS: readonly ClaimColumn[] = [
  titleColumn({
    key: 'claim',
    header: 'Claim',
    onPhone: 'about',
    value: (claim) => claim.reference,
    about: (claim) => claim.case.name,
    aboutHeader: 'Case',
  }),
  textColumn({
    key: 'seller',
    header: 'Seller',
    width: 43,
    onPhone: 'fact',
    value: ({ seller }) => seller.name,
  }),
  textColumn({ key: 'kind', header: 'Kind', width: 36, isOptional: true, value: claimKind }),
  moneyColumn({
    key: 'face',
    header: 'Face',
    sortBy: 'face_amount',
    width: 38,
    onPhone: 'number',
    value: ({ face_amount: amount, currency }) => (amount ? { amount, currency } : null),
  }),
  percentColumn({
    key: 'ask',
    header: 'Ask',
    width: 22,
    onPhone: 'price',
    value: (claim) => claim.ask_percent,
  }),
  percentColumn({
    key: 'bid',
    header: 'Best bid',
    width: 22,
    value: (claim) => claim.best_bid_percent,
    text: bestBid,
  }),
  {
    ...statusColumn<AdminClaimSummary>({
      key: 'status',
      header: 'Status',
      width: 42,
      onPhone: 'state',
      value: ({ status }) => ({
        label: CLAIM_STATUS_LABELS[status],
        tone: CLAIM_STATUS_TONES[status],
      }),
    }),
    sub: ({ status, taken_off_by_staff: isTakenOff, seller, case: of }) => {
      if (isTakenOff) return 'By our staff';
      if (status !== 'in_review') return null;
      // Nothing is decided about it, or it cannot be approved.
      if (reviewObstacle(seller))
        return `Account ${USER_STATUS_LABELS[seller.status].toLowerCase()}`;
      return CASE_NOTES[of.status];
    },
  },
  dateColumn({
    key: 'submitted',
    header: 'Submitted',
    sortBy: 'submitted_at',
    value: (claim) => claim.submitted_at,
  }),
  dateColumn({
    key: 'listed',
    header: 'Listed',
    isOptional: true,
    value: (claim) => claim.listed_at,
  }),
  dateColumn({
    key: 'changed',
    header: 'Last change',
    sortBy: 'updated_at',
    isOptional: true,
    value: (claim) => claim.updated_at,
  }),
];

export default function ClaimsPage() {
  return (
    <ListPage
      of="adminClaims"
      title="Claims"
      description="Every claim from the first draft to the sale, what waits for a review on top."
      name="admin-claims"
      noun={{ one: 'claim', many: 'claims' }}
      query={listAdminClaimsQuery}
      read={(params) => getListAdminClaimsQueryOptions(params)}
      rows={(page) => page.claims}
      columns={COLUMNS}
      defaultSort="Reviews first"
      search={{ label: 'Search claims', placeholder: 'Reference, case or seller' }}
      filters={[
        choiceFilter('status', 'Status', CLAIM_STATUS_LABELS),
        choiceFilter('claim_type', 'Type', CLAIM_TYPE_LABELS),
        choiceFilter('seller_status', 'Seller account', USER_STATUS_LABELS),
        {
          kind: 'record',
          param: 'case_id',
          label: 'Case',
          nameIn: (claim, id) => (claim.case.id === id ? claim.case.name : null),
        },
        {
          kind: 'record',
          param: 'seller_id',
          label: 'Seller',
          nameIn: ({ seller }, id) => (seller.id === id ? seller.name : null),
        },
      ]}
      rowPath={({ id }) => pathTo('adminClaim', { id })}
      empty={{
        description: 'A claim appears here as soon as a seller begins it.',
        next: { label: 'Go to users', to: pathTo('adminUsers') },
      }}
    />
  );
}
