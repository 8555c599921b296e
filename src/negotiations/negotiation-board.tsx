import type { ReactNode } from 'react';
import { DEAL_STAGES } from '@/domain/deals/negotiation-state';
import { formatAmount, formatPrice } from '@/domain/money';
import { CoverLink } from '@/page/links';
import { Board } from '@/table/board/board';
import type { BoardDeclaration } from '@/table/board/board-declaration';
import { DueText } from './due-text';
import { shownDeadline } from './turn';
import { NEGOTIATION_STATUS_LABELS } from './labels';
import type { NegotiationRow } from './negotiation-columns';

/** The maximum for one answer. */
const ROOM = 100;

interface BoardOptions<Row> {
  path: (row: Row) => string;
  /** Who the two sides are. */
  sides: (row: Row) => ReactNode;
  /** Whose turn it is. */
  turn: (row: Row) => ReactNode;
  /** What the reader has not seen of it yet. */
  news?: (row: Row) => ReactNode;
}

/** Sales by stage, earliest deadline first. */
export function negotiationBoard<Row extends NegotiationRow>({
  path,
  sides,
  turn,
  news,
}: BoardOptions<Row>) {
  return {
    Board,
    lanes: DEAL_STAGES.map((stage) => ({ key: stage, label: NEGOTIATION_STATUS_LABELS[stage] })),
    laneOf: (row) => row.status,
    params: {
      status: [...DEAL_STAGES],
      page: 1,
      per_page: ROOM,
      sort_by: 'due_at',
      sort_direction: 'asc',
    },
    besides: 'Offers that are not accepted yet stand in the table.',
    empty: 'No sale is under way. Open offers stand in the table.',
    card: (row) => (
      <div className="grid gap-1 text-xs">
        <div className="flex flex-wrap items-baseline justify-between gap-x-2">
          <CoverLink to={path(row)} className="tabular text-sm font-medium">
            {row.reference}
          </CoverLink>
          <span className="text-muted wrap-anywhere">{row.claim.case.name}</span>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <p className="tabular text-sm font-semibold">{formatAmount(row.amount, row.currency)}</p>
          {news?.(row)}
        </div>
        <p className="text-muted wrap-anywhere">
          {formatPrice(row.price_percent)} · {sides(row)}
        </p>
        {row.status !== 'completed' && (
          <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 pt-1">
            {turn(row)}
            {shownDeadline(row) && <DueText dueAt={shownDeadline(row)} />}
          </div>
        )}
      </div>
    ),
  } satisfies BoardDeclaration<
    {
      status: readonly string[];
      page: number;
      per_page: number;
      sort_by: 'due_at';
      sort_direction: 'asc';
    },
    Row
  >;
}
