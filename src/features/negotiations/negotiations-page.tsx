import { Link, useSearchParams } from 'react-router-dom';
import { getListNegotiationsQueryOptions } from '@generated/api/negotiations/negotiations';
import type { NegotiationSort, NegotiationSummary, OfferSide } from '@generated/model';
import { listNegotiationsQuery } from '@generated/queries/negotiations';
import { choicesOf } from '@/labels/choices';
import { negotiationBoard } from '@/negotiations/negotiation-board';
import { SIDE_LABELS, sideLabel } from '@/negotiations/labels';
import {
  dueColumn,
  negotiationColumns as columns,
  turnColumn,
} from '@/negotiations/negotiation-columns';
import { negotiationFilters, negotiationSearch } from '@/negotiations/negotiation-filters';
import { NegotiationNews } from '@/negotiations/negotiation-news';
import { shownDeadline } from '@/negotiations/turn';
import { TurnBadge } from '@/negotiations/turn-badge';
import { pathTo } from '@/paths';
import { RoutePage } from '@/page/route-page';
import type { Column } from '@/table/columns/column';
import { textColumn } from '@/table/columns/columns';
import { List } from '@/table/list';
import { useListParams } from '@/table/list-params';
import { withParams } from '@/table/with-params';
import { NavTab, NavTabs } from '@/ui/overlay/nav-tabs';

/** Few buyers have more at a time. Space for a whole page would collapse when the rows arrive. */
const EXPECTED_ROWS = 5;

const pathOf = ({ id }: NegotiationSummary) => pathTo('negotiation', { id });

const board = negotiationBoard<NegotiationSummary>({
  path: pathOf,
  sides: (row) => `${sideLabel(row)}, ${row.counterparty_label}`,
  turn: (row) => <TurnBadge reader={row.role} negotiation={row} />,
  news: (row) => <NegotiationNews {...row} />,
});

const NEXT: Record<OfferSide, { label: string; to: string }> = {
  buyer: { label: 'Browse the marketplace', to: pathTo('marketplace') },
  seller: { label: 'Sell a claim', to: pathTo('claimOnboarding') },
};

/** Null if both are listed. */
const SIDES: readonly { value: OfferSide | null; label: string }[] = [
  { value: null, label: 'All' },
  ...choicesOf(SIDE_LABELS),
];

export default function NegotiationsPage() {
  const [search] = useSearchParams();
  const { role = null } = useListParams(listNegotiationsQuery).params;
  return (
    <RoutePage
      of="negotiations"
      title="Negotiations"
      description="What you buy and sell, from the first offer to the transfer of the claim."
    >
      <div className="mb-4">
        <NavTabs label="Negotiations">
          {SIDES.map(({ value, label }) => (
            <NavTab key={label}>
              {/* It has the same filters and look. */}
              <Link
                to={{ search: withParams(search, { role: value }) }}
                aria-current={value === role ? 'page' : undefined}
              >
                {label}
              </Link>
            </NavTab>
          ))}
        </NavTabs>
      </div>
      <List
        name="negotiations"
        noun={{ one: 'negotiation', many: 'negotiations' }}
        query={listNegotiationsQuery}
        tabs={['role']}
        read={(params) => getListNegotiationsQueryOptions(params)}
        rows={(page) => page.negotiations}
        columns={[
          referenceColumn,
          { ...columns.case, isSpare: true },
          counterpartyColumn,
          columns.price,
          columns.amount,
          columns.stage,
          turnColumn<NegotiationSummary>((row) => row.role),
          dueColumn(shownDeadline),
          columns.changed,
        ]}
        board={board}
        defaultSort="Your turn first"
        search={negotiationSearch}
        filters={negotiationFilters}
        expectedRows={EXPECTED_ROWS}
        rowPath={pathOf}
        empty={{
          description:
            'A negotiation starts with an offer. Each one is listed here with its price, its stage and whose turn it is.',
          next: NEXT[role ?? 'buyer'],
        }}
      />
    </RoutePage>
  );
}

const referenceColumn: Column<NegotiationSummary> = {
  ...columns.reference,
  onPhone: 'about',
  sub: (row) => (
    <span className="enlarged:flex-wrap inline-flex items-center gap-x-2 gap-y-1 md:flex-wrap">
      <span className="max-md:hidden">{row.claim.reference}</span>
      <NegotiationNews {...row} />
    </span>
  ),
  values: { ...columns.reference.values, 'Unread messages': (row) => row.unread_count },
};

const counterpartyColumn: Column<NegotiationSummary, NegotiationSort> = {
  ...textColumn<NegotiationSummary>({
    key: 'counterparty',
    header: 'Counterparty',
    width: 42,
    onPhone: 'fact',
    value: (row) => row.counterparty_label,
  }),
  cell: (row) => (
    <>
      <span className="text-muted md:block md:text-xs">
        <span className="max-md:hidden">{sideLabel(row)} </span>
        {row.role === 'buyer' ? 'from ' : 'to '}
      </span>
      {row.counterparty_label}
    </>
  ),
  values: { Counterparty: (row) => row.counterparty_label, Role: (row) => SIDE_LABELS[row.role] },
};
