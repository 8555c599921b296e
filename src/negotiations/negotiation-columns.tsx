import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type {
  AdminNegotiationSummary,
  NegotiationSort,
  NegotiationSummary,
} from '@generated/model';
import { isOverdue } from '@/domain/deals/deadlines/overdue';
import type { Column } from '@/table/columns/column';
import {
  dateColumn,
  moneyColumn,
  percentColumn,
  referenceColumn,
  statusColumn,
  textColumn,
} from '@/table/columns/columns';
import { DueText } from './due-text';
import { NEGOTIATION_STATUS_LABELS, NEGOTIATION_STATUS_TONES } from './labels';
import { type TurnReader, turnOf } from './turn';

/** What the rows of the sides and of the staff have in common. */
export type NegotiationRow = Pick<
  NegotiationSummary & AdminNegotiationSummary,
  keyof NegotiationSummary & keyof AdminNegotiationSummary
>;

/** The columns that a list of negotiations may show. Each list has its own order. */
export const negotiationColumns = {
  reference: {
    ...referenceColumn<NegotiationRow>({
      key: 'reference',
      header: 'Reference',
      width: 34,
      value: (row) => row.reference,
    }),
    sub: (row) => row.claim.reference,
    values: { Reference: (row) => row.reference, Claim: (row) => row.claim.reference },
  },
  case: textColumn({
    key: 'case',
    header: 'Case',
    width: 32,
    onPhone: 'about',
    value: (row) => row.claim.case.name,
  }),
  price: percentColumn({
    key: 'price',
    header: 'Price',
    onPhone: 'price',
    value: (row) => row.price_percent,
  }),
  amount: {
    ...moneyColumn<NegotiationRow, NegotiationSort>({
      key: 'amount',
      header: 'Amount',
      sortBy: 'agreed_amount',
      width: 36,
      onPhone: 'number',
      value: ({ amount, currency }) => ({ amount, currency }),
    }),
    values: {
      Face: (row) => row.face_amount,
      Amount: (row) => row.amount,
      'Buyer’s fee': (row) => row.buyer_fee_amount,
      'After fees, buyer': (row) => row.total_amount,
      'Seller’s fee': (row) => row.seller_fee_amount,
      'After fees, seller': (row) => row.net_amount,
      Currency: (row) => row.currency,
    },
  },
  stage: statusColumn({
    key: 'stage',
    header: 'Stage',
    width: 31,
    onPhone: 'state',
    value: ({ status }) => ({
      label: NEGOTIATION_STATUS_LABELS[status],
      tone: NEGOTIATION_STATUS_TONES[status],
    }),
  }),
  changed: dateColumn({
    key: 'changed',
    header: 'Last change',
    sortBy: 'updated_at',
    isOptional: true,
    value: (row) => row.updated_at,
  }),
} satisfies Record<string, Column<NegotiationRow, NegotiationSort>>;

/**
 * @param deadline the deadline that a row shows. The list is sorted by `due_at`, which applies to our staff. While
 * objections are possible, the sides see the last day for them.
 */
export function dueColumn(
  deadline: (row: NegotiationRow) => string | null,
): Column<NegotiationRow, NegotiationSort> {
  return {
    ...dateColumn<NegotiationRow, NegotiationSort>({
      key: 'due',
      header: 'Due',
      sortBy: 'due_at',
      sortKind: 'deadline',
      width: 34,
      value: deadline,
    }),
    cell: (row) => (
      <span className="text-xs">
        <DueText dueAt={deadline(row)} />
      </span>
    ),
  };
}

/** @param reader who reads the list. A user may be the buyer in one row and the seller in the next. */
export function turnColumn<Row extends NegotiationRow>(
  reader: (row: Row) => TurnReader,
): Column<Row> {
  return {
    ...statusColumn<Row>({
      key: 'turn',
      header: 'Turn',
      width: 35,
      value: (row) => turnOf(reader(row), row),
    }),
    phoneNote: (row) => turnNote(reader(row), row),
  };
}

/** Until when it is the reader's turn, or since when a turn is overdue. */
function turnNote(reader: TurnReader, row: NegotiationRow): ReactNode {
  const turn = turnOf(reader, row);
  if (!turn || (turn.tone !== 'warning' && !isOverdue(row.due_at))) return null;
  return (
    <span className={clsx(turn.tone === 'warning' && 'text-warning-ink')}>
      {turn.label}
      {row.due_at && (
        <>
          {isOverdue(row.due_at) ? ' · ' : ' until '}
          <DueText dueAt={row.due_at} />
        </>
      )}
    </span>
  );
}
