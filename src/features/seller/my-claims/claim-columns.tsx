import type { MyClaimSort, MyClaimSummary } from '@generated/model';
import { mayHaveOffers } from '@/domain/claims/claim-state';
import { formatAmount, formatPercent } from '@/domain/money';
import { DateText } from '@/labels/date-text';
import { CLAIM_STATUS_LABELS, CLAIM_STATUS_TONES, claimKind } from '@/claims/labels';
import type { Column } from '@/table/column';
import { Badge } from '@/ui/feedback/badge';
import { RowActions } from './row-actions';

const nothing = <span className="text-muted">–</span>;
const percent = (value: string | null) => (value ? formatPercent(value) : nothing);

export const claimColumns: readonly Column<MyClaimSummary, MyClaimSort>[] = [
  {
    key: 'reference',
    header: 'Reference',
    width: 'w-30',
    cell: (claim) => <span className="tabular">{claim.reference}</span>,
  },
  {
    key: 'case',
    header: 'Case',
    width: 'w-32',
    cell: (claim) => (
      <>
        <span className="block wrap-anywhere">{claim.case.name}</span>{' '}
        <span className="text-muted block text-xs wrap-anywhere">{claimKind(claim)}</span>
      </>
    ),
  },
  {
    key: 'face',
    header: 'Face',
    sortBy: 'face_amount',
    align: 'right',
    width: 'w-36',
    cell: (claim) =>
      claim.face_amount ? formatAmount(claim.face_amount, claim.currency) : nothing,
  },
  {
    key: 'ask',
    header: 'Ask',
    sortBy: 'ask_percent',
    align: 'right',
    width: 'w-20',
    cell: (claim) => percent(claim.ask_percent),
  },
  {
    key: 'bid',
    header: 'Best bid',
    align: 'right',
    width: 'w-20',
    cell: (claim) => percent(claim.best_bid_percent),
  },
  {
    key: 'offers',
    header: 'Offers',
    align: 'right',
    width: 'w-16',
    cell: (claim) =>
      mayHaveOffers(claim.status) || claim.offers_count > 0 ? claim.offers_count : nothing,
  },
  {
    key: 'status',
    header: 'Status',
    width: 'w-50',
    cell: (claim) => <Status claim={claim} />,
  },
  {
    key: 'changed',
    header: 'Last change',
    sortBy: 'updated_at',
    width: 'tabular text-xs w-26 whitespace-nowrap',
    cell: (claim) => <DateText iso={claim.updated_at} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'right',
    width: 'w-48',
    cell: (claim) => <RowActions claim={claim} />,
  },
];

/** The state with what it rests on: what the reviewer asks for, or the price that was agreed on. */
function Status({
  claim: { status, review_note: note, deal, sold_at },
}: {
  claim: MyClaimSummary;
}) {
  return (
    <>
      <Badge tone={CLAIM_STATUS_TONES[status]}>{CLAIM_STATUS_LABELS[status]}</Badge>
      {(status === 'changes_requested' || status === 'rejected') && note && (
        <p className="text-muted mt-1 text-xs wrap-anywhere md:w-44">{excerpt(note)}</p>
      )}
      {deal && (
        <p className="tabular text-muted mt-1 text-xs whitespace-nowrap">
          At {formatPercent(deal.percent)} on <DateText iso={sold_at ?? deal.agreed_at} />
        </p>
      )}
    </>
  );
}

/** The beginning of a long note; the claim's page has all of it. Not by lines, which wider letters would cut. */
function excerpt(note: string): string {
  return note.length <= 90 ? note : `${note.slice(0, 89).trimEnd()}…`;
}
