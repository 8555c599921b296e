import { getListNegotiationsQueryOptions } from '@generated/api/negotiations/negotiations';
import type { NegotiationSort, NegotiationSummary } from '@generated/model';
import { listNegotiationsQuery } from '@generated/queries';
import { negotiationBoard } from '@/negotiations/negotiation-board';
import { SIDE_LABELS } from '@/negotiations/labels';
import { negotiationColumns as columns, turnColumn } from '@/negotiations/negotiation-columns';
import { negotiationFilters, negotiationSearch } from '@/negotiations/negotiation-filters';
import { NegotiationNews } from '@/negotiations/negotiation-news';
import { TurnBadge } from '@/negotiations/turn-badge';
import { pathTo } from '@/paths';
import type { Column } from '@/table/columns/column';
import { textColumn } from '@/table/columns/columns';
import { ListPage } from '@/table/list-page';

/** Few buyers have more at a time; room for a whole page would fall together when they are there. */
const EXPECTED_ROWS = 5;

const pathOf = ({ id }: NegotiationSummary) => pathTo('negotiation', { id });

const board = negotiationBoard<NegotiationSummary>({
  path: pathOf,
  sides: (row) => `${SIDE_LABELS[row.role]}, ${row.counterparty_label}`,
  turn: (row) => <TurnBadge reader={row.role} negotiation={row} />,
  news: (row) => <NegotiationNews {...row} />,
});

export default function NegotiationsPage() {
  return (
    <ListPage
      of="negotiations"
      title="Negotiations"
      description="What you buy and sell, from the first offer to the transfer of the claim."
      name="negotiations"
      noun={{ one: 'negotiation', many: 'negotiations' }}
      query={listNegotiationsQuery}
      read={(params) => getListNegotiationsQueryOptions(params)}
      rows={(page) => page.negotiations}
      columns={[
        referenceColumn,
        columns.case,
        counterpartyColumn,
        columns.price,
        columns.amount,
        columns.stage,
        turnColumn<NegotiationSummary>((row) => row.role),
        columns.due,
        columns.changed,
      ]}
      board={board}
      defaultSort="Last change first"
      search={negotiationSearch}
      filters={negotiationFilters}
      expectedRows={EXPECTED_ROWS}
      rowPath={pathOf}
      empty={{
        description:
          'A negotiation starts with an offer. Each one is listed here with its price, its stage and whose turn it is.',
        next: { label: 'Browse the marketplace', to: pathTo('marketplace') },
      }}
    />
  );
}

const referenceColumn: Column<NegotiationSummary> = {
  ...columns.reference,
  sub: (row) => (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {row.claim.reference}
      <NegotiationNews {...row} />
    </span>
  ),
  values: (row) => ({ ...columns.reference.values(row), 'Unread messages': row.unread_count }),
};

const counterpartyColumn: Column<NegotiationSummary, NegotiationSort> = {
  ...textColumn<NegotiationSummary>({
    key: 'counterparty',
    header: 'Counterparty',
    width: 42,
    value: (row) => row.counterparty_label,
  }),
  sub: (row) => SIDE_LABELS[row.role],
  values: (row) => ({ Counterparty: row.counterparty_label, Role: SIDE_LABELS[row.role] }),
};
