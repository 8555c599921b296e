import type { ReactNode } from 'react';
import type { MyClaimSort, MyClaimSummary } from '@generated/model';
import { mayHaveOffers } from '@/domain/claims/claim-state';
import { formatPrice } from '@/domain/money';
import { countOf } from '@/domain/sentences';
import { DateText } from '@/ui/data/date-text';
import { bestBid } from '@/domain/claims/best-bid';
import { CLAIM_STATUS_LABELS, CLAIM_STATUS_TONES, claimKind } from '@/claims/labels';
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
import { RowActions, TurnWay } from './row-actions';

export const claimColumns: readonly Column<MyClaimSummary, MyClaimSort>[] = [
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
    sub: (claim) => writtenNote(claim) ?? dealNote(claim),
    phoneNote: (claim) => {
      const note = writtenNote(claim) ?? bidNote(claim);
      return note && <span className="cut">{note}</span>;
    },
  },
  moneyColumn({
    key: 'face',
    header: 'Face',
    sortBy: 'face_amount',
    width: 38,
    isSpare: true,
    onPhone: 'number',
    value: ({ face_amount: amount, currency }) => (amount ? { amount, currency } : null),
  }),
  percentColumn({
    key: 'ask',
    header: 'Ask',
    sortBy: 'ask_percent',
    width: 23,
    onPhone: 'price',
    value: (claim) => claim.ask_percent,
  }),
  percentColumn({
    key: 'bid',
    header: 'Best bid',
    width: 23,
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
    isSpare: true,
    value: (claim) => claim.updated_at,
  }),
  {
    ...actionsColumn((claim) => <RowActions claim={claim} />),
    onPhone: undefined,
    values: {
      'Agreed price, % of face': ({ deal }) => deal?.percent ?? null,
      'Agreed on': ({ deal }) => deal?.agreed_at ?? null,
      'Sold on': ({ sold_at }) => sold_at,
      'Face sold': ({ sale }) => sale?.face_amount ?? null,
      'Agreed amount': ({ sale }) => sale?.amount ?? null,
      'After fees': ({ sale }) => sale?.net_amount ?? null,
    },
    phoneNote: (claim) => <TurnWay claim={claim} />,
  },
];

/** What our staff wrote about a claim, until it is submitted or listed again. */
const writtenNote = ({ review_note: note }: MyClaimSummary) => note && excerpt(note);

/** The agreed price. */
function dealNote({ deal, sold_at }: MyClaimSummary): ReactNode {
  return (
    deal && (
      <span className="tabular whitespace-nowrap">
        At {formatPrice(deal.percent)} on <DateText iso={sold_at ?? deal.agreed_at} />
      </span>
    )
  );
}

/** What buyers offer for a claim, for a list without a column for it. */
function bidNote(claim: MyClaimSummary): string | null {
  const { offers_count: offers, status } = claim;
  if (!mayHaveOffers(status) || offers === 0) return null;
  const bid = bestBid(claim);
  return `${countOf(offers, 'offer')}${bid ? `, best bid ${bid}` : ''}`;
}

/** The beginning of a long note; the claim's page has all of it. Not cut by lines, as wider letters would lose text. */
function excerpt(note: string): string {
  return note.length <= 72 ? note : `${note.slice(0, 71).trimEnd()}…`;
}
