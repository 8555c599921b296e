import type { ClaimSort, ClaimSummary } from '@generated/model';
import { bestBid } from '@/domain/claims/best-bid';
import { ClaimStar } from '@/follows/claim-star';
import { MyBidMark } from './my-bid-mark';
import type { Column } from '@/table/columns/column';
import {
  actionsColumn,
  dateColumn,
  moneyColumn,
  percentColumn,
  referenceColumn,
  statusColumn,
  textColumn,
  titleColumn,
} from '@/table/columns/columns';
import {
  CLAIM_PRIORITY_LABELS,
  CLAIM_TYPE_LABELS,
  claimKind,
  ESTATE_KYC_LABELS,
  ESTATE_KYC_TONES,
  NO_RECOURSE_PREFERENCE,
  RECOURSE_LABELS,
  REGISTER_STATUS_LABELS,
} from './labels';

type ClaimColumn = Column<ClaimSummary, ClaimSort>;

/** Marks the claims on which the reader has a bid. */
function withMyBid(column: ClaimColumn): ClaimColumn {
  return {
    ...column,
    cell: (claim) => (
      <>
        {column.cell(claim)}
        <span className="max-md:hidden">
          <MyBidMark claimId={claim.id} />
        </span>
      </>
    ),
    phoneNote: (claim) => <MyBidMark claimId={claim.id} />,
  };
}

/** The columns that a list of claims may show. Each list has its own order. */
export const claimColumns = {
  reference: withMyBid(
    referenceColumn({
      key: 'reference',
      header: 'Reference',
      value: (claim) => claim.reference,
    }),
  ),
  referenceAndCase: withMyBid(
    titleColumn({
      key: 'claim',
      header: 'Claim',
      onPhone: 'about',
      value: (claim) => claim.reference,
      about: (claim) => claim.case.name,
      aboutHeader: 'Case',
    }),
  ),
  kind: textColumn({ key: 'kind', header: 'Kind', width: 36, value: claimKind }),
  type: textColumn({
    key: 'type',
    header: 'Type',
    width: 28,
    onPhone: 'fact',
    value: (claim) => CLAIM_TYPE_LABELS[claim.claim_type],
  }),
  claimClass: textColumn({
    key: 'class',
    header: 'Class',
    width: 20,
    value: (claim) => claim.claim_class,
  }),
  priority: textColumn({
    key: 'priority',
    header: 'Priority',
    width: 40,
    isOptional: true,
    value: (claim) => CLAIM_PRIORITY_LABELS[claim.priority],
  }),
  face: moneyColumn({
    key: 'face',
    header: 'Face',
    sortBy: 'face_amount',
    width: 44,
    onPhone: 'number',
    value: (claim) => ({
      amount: claim.face_amount,
      currency: claim.currency,
      isRounded: claim.face_amount_rounded,
    }),
  }),
  ask: percentColumn({
    key: 'ask',
    header: 'Ask',
    sortBy: 'ask_percent',
    onPhone: 'price',
    ifNone: <span className="text-muted">No ask</span>,
    value: (claim) => claim.ask_percent,
  }),
  bid: percentColumn({
    key: 'bid',
    header: 'Best bid',
    value: (claim) => claim.best_bid_percent,
    text: bestBid,
  }),
  register: textColumn({
    key: 'register',
    header: 'Register',
    width: 28,
    value: (claim) => REGISTER_STATUS_LABELS[claim.register_status],
  }),
  kyc: statusColumn({
    key: 'kyc',
    header: 'Estate KYC',
    width: 34,
    value: ({ estate_kyc_status: status }) => ({
      label: ESTATE_KYC_LABELS[status],
      tone: ESTATE_KYC_TONES[status],
    }),
  }),
  recourse: textColumn({
    key: 'recourse',
    header: 'Recourse',
    width: 40,
    value: ({ recourse_preference: recourse }) =>
      recourse ? RECOURSE_LABELS[recourse] : NO_RECOURSE_PREFERENCE,
  }),
  listed: dateColumn({
    key: 'listed',
    header: 'Listed',
    sortBy: 'listed_at',
    value: (claim) => claim.listed_at,
  }),
  expires: dateColumn({
    key: 'expires',
    header: 'Expires',
    sortBy: 'expires_at',
    sortKind: 'deadline',
    // A claim that is not open keeps the day, but does not expire on it.
    value: ({ status, expires_at }) => (status === 'open' ? expires_at : null),
  }),
  follow: {
    ...actionsColumn<ClaimSummary>((claim) => <ClaimStar claim={claim} />),
    key: 'follow',
    header: 'Follow',
    width: 20,
  },
} satisfies Record<string, ClaimColumn>;
