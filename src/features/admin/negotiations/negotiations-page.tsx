import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { getListAdminNegotiationsQueryOptions } from '@generated/api/admin-negotiations/admin-negotiations';
import type {
  AdminNegotiationSummary,
  ListAdminNegotiationsParams,
  OfferSide,
} from '@generated/model';
import { listAdminNegotiationsQuery } from '@generated/queries/admin-negotiations';
import { isOverdue } from '@/domain/deals/deadlines/overdue';
import { formatAmount, formatPrice } from '@/domain/money';
import { formatCount } from '@/labels/counts';
import { negotiationBoard } from '@/negotiations/negotiation-board';
import {
  dueColumn,
  negotiationColumns as columns,
  turnColumn,
} from '@/negotiations/negotiation-columns';
import { negotiationFilters, negotiationSearch } from '@/negotiations/negotiation-filters';
import { shownDeadline } from '@/negotiations/turn';
import { TurnBadge } from '@/negotiations/turn-badge';
import { pathTo } from '@/paths';
import type { BoardDeclaration } from '@/table/board/board-declaration';
import type { Column } from '@/table/columns/column';
import { choiceFilter } from '@/table/filters/list-filter';
import { textColumn } from '@/table/columns/columns';
import { ListPage } from '@/table/list-page';
import { useListParams } from '@/table/list-params';
import { Words } from '@/table/rows/data-row';
import { DateText } from '@/ui/data/date-text';

const pathOf = ({ id }: AdminNegotiationSummary) => pathTo('adminNegotiation', { id });
const SIDE_NAMES: Record<OfferSide, string> = { buyer: 'Buyer’s', seller: 'Seller’s' };
/** Takes a third of the table's spare width, so that most names fit in one line. */
const NAME = {
  width: 34,
  grownWidth: 'clamp(8.5rem, 8.5rem + (100cqi - var(--room)) / 3, 11.5rem)',
};
const sides = (row: AdminNegotiationSummary) => `${row.seller_name} to ${row.buyer_name}`;

/** The name of a user who is one of the sides. */
function nameOfSide(row: AdminNegotiationSummary, id: number): string | null {
  if (row.buyer_id === id) return row.buyer_name;
  return row.seller_id === id ? row.seller_name : null;
}

const feeColumn: Column<AdminNegotiationSummary> = {
  key: 'fees',
  header: 'Fee outstanding',
  width: 72,
  cell: (row) => feesOf(row) ?? <span className="text-muted">–</span>,
  phoneNote: feesOf,
  values: {
    'Buyer’s fee outstanding': (row) => feeOf(row, 'buyer')?.amount ?? null,
    'Buyer’s fee due': (row) => feeOf(row, 'buyer')?.due_at ?? null,
    'Seller’s fee outstanding': (row) => feeOf(row, 'seller')?.amount ?? null,
    'Seller’s fee due': (row) => feeOf(row, 'seller')?.due_at ?? null,
    'Fee outstanding, currency': ({ outstanding_fees: fees, currency }) =>
      fees.length > 0 ? currency : null,
  },
};

function feesOf({ outstanding_fees: fees, currency }: AdminNegotiationSummary): ReactNode {
  if (fees.length === 0) return null;
  return (
    <ul className="tabular grid text-xs">
      {fees.map((fee) => (
        <li key={fee.side}>
          <span className="whitespace-nowrap">
            {SIDE_NAMES[fee.side]} {formatAmount(fee.amount, currency)},
          </span>{' '}
          <FeeDue dueAt={fee.due_at} />
        </li>
      ))}
    </ul>
  );
}

function feeOf({ outstanding_fees: fees }: AdminNegotiationSummary, side: OfferSide) {
  return fees.find((fee) => fee.side === side);
}

function FeeDue({ dueAt }: { dueAt: string | null }) {
  if (dueAt === null) return <span className="text-muted">not due yet</span>;
  const isLate = isOverdue(dueAt);
  return (
    <span className={clsx('whitespace-nowrap', isLate && 'text-danger-ink font-medium')}>
      {isLate ? 'overdue since ' : 'until '}
      <DateText iso={dueAt} />
    </span>
  );
}

const board: BoardDeclaration<ListAdminNegotiationsParams, AdminNegotiationSummary> = {
  ...negotiationBoard<AdminNegotiationSummary>({
    path: pathOf,
    sides,
    turn: (row) => <TurnBadge reader="staff" negotiation={row} />,
  }),
  short: {
    lane: 'completed',
    rows: 5,
    order: (row, other) => Date.parse(other.updated_at) - Date.parse(row.updated_at),
    all: (count) => (count === null ? 'All completed' : `All ${formatCount(count)} completed`),
    allPath: `${pathTo('adminNegotiations')}?status=completed`,
  },
};

export default function NegotiationsPage() {
  const { fee_outstanding: feeSides } = useListParams(listAdminNegotiationsQuery).params;
  const isOfFees = feeSides !== undefined;
  return (
    <ListPage
      of="adminNegotiations"
      title="Negotiations"
      description="Every negotiation from the first offer to the transfer of the claim: first what our staff have to file, then the earliest deadlines, last what is over. Of fees that are outstanding, the earliest due comes first."
      name={isOfFees ? 'admin-negotiations-fees' : 'admin-negotiations'}
      noun={{ one: 'negotiation', many: 'negotiations' }}
      query={listAdminNegotiationsQuery}
      read={(params) => getListAdminNegotiationsQueryOptions(params)}
      rows={(page) => page.negotiations}
      columns={[
        {
          ...columns.reference,
          width: 39,
          onPhone: 'about',
          sub: ({ claim }) => (
            <span className="max-md:truncate">
              {claim.case.name}
              <span className="whitespace-nowrap max-md:hidden"> · {claim.reference}</span>
            </span>
          ),
        },
        { ...columns.case, isOptional: true },
        textColumn<AdminNegotiationSummary>({
          key: 'seller',
          header: 'Seller',
          ...NAME,
          onPhone: 'fact',
          value: (row) => row.seller_name,
        }),
        {
          ...textColumn<AdminNegotiationSummary>({
            key: 'buyer',
            header: 'Buyer',
            ...NAME,
            onPhone: 'fact',
            value: (row) => row.buyer_name,
          }),
          cell: (row) => (
            // On a phone it follows the seller: "Sofia Marchetti to Ben Okafor".
            <span className="max-md:before:content-['to_']">
              <Words>{row.buyer_name}</Words>
            </span>
          ),
        },
        {
          ...columns.amount,
          sub: (row) => (
            <span className="whitespace-nowrap">At {formatPrice(row.price_percent)}</span>
          ),
          values: { ...columns.price.values, ...columns.amount.values },
        },
        columns.stage,
        { ...feeColumn, isOptional: !isOfFees },
        { ...turnColumn<AdminNegotiationSummary>(() => 'staff'), isOptional: isOfFees },
        {
          ...dueColumn((row) => row.due_at),
          // Next to “Objection period” it could be mistaken for the end of that period.
          sub: (row) => shownDeadline(row) !== row.due_at && 'To complete',
          isOptional: isOfFees,
        },
        columns.changed,
      ]}
      board={board}
      defaultSort={isOfFees ? 'Earliest fee due first' : 'Most urgent first'}
      search={{ ...negotiationSearch, placeholder: 'Reference, case or person' }}
      filters={[
        ...negotiationFilters,
        choiceFilter('fee_outstanding', 'Fee outstanding', SIDE_NAMES),
        { kind: 'record', param: 'user_id', label: 'Buyer or seller', nameIn: nameOfSide },
        {
          kind: 'flag',
          param: 'to_file_or_complete',
          label: 'Transfers to file or complete',
          hasNoSwitch: true,
        },
        { kind: 'flag', param: 'overdue', label: 'Overdue' },
      ]}
      rowPath={pathOf}
      empty={{
        description: 'A negotiation appears here with the first offer for a claim.',
        next: { label: 'Go to claims', to: pathTo('adminClaims') },
      }}
    />
  );
}
