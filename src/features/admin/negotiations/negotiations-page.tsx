import { getListAdminNegotiationsQueryOptions } from '@generated/api/admin-negotiations/admin-negotiations';
import type { AdminNegotiationSummary, ListAdminNegotiationsParams } from '@generated/model';
import { listAdminNegotiationsQuery } from '@generated/queries';
import { formatCount } from '@/labels/counts';
import { negotiationBoard } from '@/negotiations/negotiation-board';
import { negotiationColumns as columns } from '@/negotiations/negotiation-columns';
import { AWAITING_LABELS, NEGOTIATION_STATUS_LABELS } from '@/negotiations/labels';
import { pathTo } from '@/paths';
import type { BoardDeclaration } from '@/table/board/board-declaration';
import { statusColumn, textColumn } from '@/table/columns/columns';
import { choiceFilter } from '@/table/filters/list-filter';
import { ListPage } from '@/table/list-page';
import { Badge } from '@/ui/feedback/badge';

const pathOf = ({ id }: AdminNegotiationSummary) => pathTo('adminNegotiation', { id });
const sides = (row: AdminNegotiationSummary) => `${row.seller_name} to ${row.buyer_name}`;

const board: BoardDeclaration<ListAdminNegotiationsParams, AdminNegotiationSummary> = {
  ...negotiationBoard<AdminNegotiationSummary>({
    path: pathOf,
    sides,
    turn: ({ awaiting }) => (
      <Badge tone={awaiting === 'staff' ? 'warning' : 'neutral'}>{AWAITING_LABELS[awaiting]}</Badge>
    ),
  }),
  short: {
    lane: 'completed',
    rows: 5,
    order: (row, other) => other.updated_at.localeCompare(row.updated_at),
    all: (count) => (count === null ? 'All completed' : `All ${formatCount(count)} completed`),
    allPath: `${pathTo('adminNegotiations')}?status=completed`,
  },
};

export default function NegotiationsPage() {
  return (
    <ListPage
      of="adminNegotiations"
      title="Negotiations"
      description="Every negotiation from the first offer to the transfer of the claim, what is overdue on top."
      name="admin-negotiations"
      noun={{ one: 'negotiation', many: 'negotiations' }}
      query={listAdminNegotiationsQuery}
      read={(params) => getListAdminNegotiationsQueryOptions(params)}
      rows={(page) => page.negotiations}
      columns={[
        {
          ...columns.reference,
          sub: ({ claim }) => `${claim.case.name} · ${claim.reference}`,
        },
        { ...columns.case, isOptional: true },
        textColumn<AdminNegotiationSummary>({
          key: 'buyer',
          header: 'Buyer',
          width: 34,
          value: (row) => row.buyer_name,
        }),
        textColumn<AdminNegotiationSummary>({
          key: 'seller',
          header: 'Seller',
          width: 34,
          value: (row) => row.seller_name,
        }),
        columns.amount,
        columns.stage,
        statusColumn<AdminNegotiationSummary>({
          key: 'turn',
          header: 'Turn',
          width: 30,
          onPhone: 'action',
          value: ({ awaiting }) =>
            awaiting === 'none'
              ? null
              : {
                  label: AWAITING_LABELS[awaiting],
                  tone: awaiting === 'staff' ? 'warning' : 'neutral',
                },
        }),
        columns.due,
        { ...columns.price, isOptional: true },
        columns.changed,
      ]}
      board={board}
      defaultSort="Earliest deadline first"
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
      rowPath={pathOf}
      empty={{
        description: 'A negotiation appears here with the first offer for a claim.',
        next: { label: 'Go to claims', to: pathTo('adminClaims') },
      }}
    />
  );
}
