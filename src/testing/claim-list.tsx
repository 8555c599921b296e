import type { setupServer } from 'msw/node';
import { getListClaimsQueryOptions } from '@generated/api/marketplace/marketplace';
import type { ClaimSort, ClaimSummary } from '@generated/model';
import { getListClaimsMockHandler200 } from '@generated/msw/marketplace/marketplace.msw';
import { listClaimsQuery } from '@generated/queries/marketplace';
import { readAmount } from '@/domain/decimal-input';
import { formatAmount } from '@/domain/money';
import type { Column } from '@/table/columns/column';
import { dateColumn, moneyColumn, referenceColumn, statusColumn } from '@/table/columns/columns';
import { ListPage } from '@/table/list-page';
// The list loads these on demand. They are loaded here in advance, so that no test waits for them.
import '@/table/filters/filter-sheet';
import '@/table/filters/range-popover';
import '@/ui/filters/choice-popover';
import { aClaimSummary } from './marketplace';
import { renderPage } from './render-page';

const TYPES = [
  { value: 'customer', label: 'Customer' },
  { value: 'trade', label: 'Trade' },
] as const;

const columns: readonly Column<ClaimSummary, ClaimSort>[] = [
  referenceColumn({ key: 'reference', header: 'Reference', value: (claim) => claim.reference }),
  statusColumn({
    key: 'kind',
    header: 'Kind',
    onPhone: 'state',
    value: (claim) => ({ label: claim.claim_type === 'trade' ? 'Trade' : 'Customer' }),
  }),
  moneyColumn({
    key: 'face',
    header: 'Face',
    sortBy: 'face_amount',
    onPhone: 'fact',
    value: (claim) => ({ amount: claim.face_amount, currency: claim.currency }),
  }),
  dateColumn({
    key: 'listed',
    header: 'Listed',
    sortBy: 'listed_at',
    value: (claim) => claim.listed_at,
  }),
];

export function ClaimList({ leadNowhere = false }) {
  return (
    <ListPage
      of="adminClaims"
      title="All claims"
      name="claims"
      noun={{ one: 'claim', many: 'claims' }}
      query={listClaimsQuery}
      read={(params) => getListClaimsQueryOptions(params)}
      rows={(page) => page.claims}
      columns={columns}
      defaultSort="Newest first"
      search={{ label: 'Search claims', placeholder: 'Reference' }}
      filters={[
        { kind: 'choice', param: 'claim_type', label: 'Type', options: TYPES },
        {
          kind: 'range',
          min: 'min_face_amount',
          max: 'max_face_amount',
          label: 'Face',
          unit: 'USD',
          read: (text) => readAmount(text, 'USD'),
          asksFor: 'Enter an amount.',
          format: (amount) => formatAmount(amount, 'USD'),
        },
        {
          kind: 'record',
          param: 'case_id',
          label: 'Case',
          nameIn: (claim, id) => (claim.case.id === id ? claim.case.name : null),
        },
      ]}
      rowPath={leadNowhere ? undefined : ({ id }) => `/claim/${id}`}
      empty={{ description: 'Claims appear here.', next: { label: 'Sell a claim', to: '/sell' } }}
    />
  );
}

export interface OpenedList {
  at?: string;
  claims?: ClaimSummary[];
  total?: number;
  isEstimate?: boolean;
  leadNowhere?: boolean;
}

/** Opens a list with every possible feature. `asked` holds the queries that were sent, latest last. */
export function openList(
  exchange: ReturnType<typeof setupServer>,
  {
    at = '',
    claims = [aClaimSummary()],
    total = claims.length,
    isEstimate = false,
    leadNowhere = false,
  }: OpenedList = {},
) {
  const asked: string[] = [];
  exchange.use(
    getListClaimsMockHandler200(({ request }) => {
      asked.push(decodeURIComponent(new URL(request.url).search));
      return { current_page: 1, total_count: total, total_is_estimate: isEstimate, claims };
    }),
  );
  return { asked, ...renderPage(<ClaimList leadNowhere={leadNowhere} />, `/claims${at}`) };
}
