import type { ReactNode } from 'react';
import type { MyClaimSort, MyClaimSummary } from '@generated/model';
import { isTakenOffByStaff, mayHaveOffers } from '@/domain/claims/claim-state';
import { formatPrice } from '@/domain/money';
import { DateText } from '@/ui/data/date-text';
import { bestBid } from '@/domain/claims/best-bid';
import { CLAIM_STATUS_LABELS, CLAIM_STATUS_TONES, claimKind } from '@/claims/labels';
import type { useSellerActs } from '@/claims/use-seller-acts';
import type { Column } from '@/table/columns/column';
import {
  actionsColumn,
  countColumn,
  dateColumn,
  moneyColumn,
  percentColumn,
  referenceColumn,
  statusColumn,
} from '@/table/columns/columns';
import { RowActions } from './row-actions';

export const claimColumns = (
  actsOf: ReturnType<typeof useSellerActs>,
): readonly Column<MyClaimSummary, MyClaimSort>[] => [
  referenceColumn({
    key: 'reference',
    header: 'Reference',
    width: 30,
    value: (claim) => claim.reference,
  }),
  {
    key: 'case',
    header: 'Case',
    width: 34,
    onPhone: 'fact',
    isPlain: true,
    cell: (claim) => <span className="wrap-anywhere">{claim.case.name}</span>,
    sub: claimKind,
    values: { Case: (claim) => claim.case.name, Kind: claimKind },
  },
  {
    ...statusColumn<MyClaimSummary>({
      key: 'status',
      header: 'Status',
      width: 51,
      onPhone: 'state',
      value: ({ status }) => ({
        label: CLAIM_STATUS_LABELS[status],
        tone: CLAIM_STATUS_TONES[status],
      }),
    }),
    sub: statusNote,
  },
  moneyColumn({
    key: 'face',
    header: 'Face',
    sortBy: 'face_amount',
    width: 38,
    isPlain: true,
    onPhone: 'fact',
    value: ({ face_amount: amount, currency }) => (amount ? { amount, currency } : null),
  }),
  percentColumn({
    key: 'ask',
    header: 'Ask',
    sortBy: 'ask_percent',
    width: 23,
    onPhone: 'fact',
    value: (claim) => claim.ask_percent,
  }),
  percentColumn({
    key: 'bid',
    header: 'Best bid',
    width: 23,
    onPhone: 'fact',
    value: (claim) => claim.best_bid_percent,
    text: bestBid,
  }),
  countColumn({
    key: 'offers',
    header: 'Offers',
    width: 18,
    value: (claim) => (mayHaveOffers(claim.status) ? claim.offers_count : null),
  }),
  dateColumn({
    key: 'changed',
    header: 'Last change',
    sortBy: 'updated_at',
    width: 30,
    value: (claim) => claim.updated_at,
  }),
  actionsColumn((claim) => <RowActions claim={claim} acts={actsOf(claim)} />),
];

/** What a state rests on: what our staff wrote, or the price that was agreed on. */
function statusNote(claim: MyClaimSummary): ReactNode {
  const { status, review_note: note, deal, sold_at } = claim;
  const isWritten =
    status === 'changes_requested' || status === 'rejected' || isTakenOffByStaff(claim);
  if (isWritten && note) return excerpt(note);
  return (
    deal && (
      <span className="tabular whitespace-nowrap">
        At {formatPrice(deal.percent)} on <DateText iso={sold_at ?? deal.agreed_at} />
      </span>
    )
  );
}

/** The beginning of a long note; the claim's page has all of it. Not by lines, which wider letters would cut. */
function excerpt(note: string): string {
  return note.length <= 72 ? note : `${note.slice(0, 71).trimEnd()}…`;
}
