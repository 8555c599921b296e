import { getListNegotiationsQueryOptions } from '@generated/api/negotiations/negotiations';
import type { NegotiationSort, NegotiationSummary } from '@generated/model';
import { listNegotiationsQuery } from '@generated/queries';
import { negotiationBoard } from '@/negotiations/negotiation-board';
import { negotiationColumns as columns } from '@/negotiations/negotiation-columns';
import { AWAITING_LABELS, NEGOTIATION_STATUS_LABELS, SIDE_LABELS } from '@/negotiations/labels';
import { NegotiationNews } from '@/negotiations/negotiation-news';
import { TurnBadge } from '@/negotiations/turn-badge';
import { turnLabel } from '@/negotiations/turn';
import { pathTo } from '@/paths';
import type { Column } from '@/table/columns/column';
import { textColumn } from '@/table/columns/columns';
import { choiceFilter } from '@/table/filters/list-filter';
import { ListPage } from '@/table/list-page';

/** Few buyers have more at a time; room for a whole page would fall together when they are there. */
const EXPECTED_ROWS = 5;

const pathOf = ({ id }: NegotiationSummary) => pathTo('negotiation', { id });

const board = negotiationBoard<NegotiationSummary>({
  path: pathOf,
  sides: (row) => `${SIDE_LABELS[row.role]}, ${row.counterparty_label}`,
  turn: (row) => <TurnBadge {...row} />,
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
        turnColumn,
        columns.due,
        columns.changed,
      ]}
      board={board}
      defaultSort="Last change first"
      search={{ label: 'Search negotiations', placeholder: 'Reference or claim' }}
      filters={[
        choiceFilter('status', 'Stage', NEGOTIATION_STATUS_LABELS),
        choiceFilter('awaiting', 'Turn', AWAITING_LABELS),
        {
          kind: 'record',
          param: 'case_id',
          label: 'Case',
          nameIn: ({ claim }, id) => (claim.case.id === id ? claim.case.name : null),
        },
      ]}
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

const turnColumn: Column<NegotiationSummary> = {
  key: 'turn',
  header: 'Turn',
  width: 35,
  onPhone: 'action',
  cell: (row) => (row.awaiting === 'none' ? null : <TurnBadge {...row} />),
  values: (row) => ({ Turn: turnLabel(row.role, row.awaiting) }),
};
