import type { ClaimSort, ClaimSummary } from '@generated/model';
import { formatPercent } from '@/domain/money';
import { DateText } from '@/labels/date-text';
import {
  CLAIM_TYPE_LABELS,
  ESTATE_KYC_LABELS,
  ESTATE_KYC_TONES,
  RECOURSE_LABELS,
} from '@/claims/labels';
import type { Column } from '@/table/column';
import { Badge } from '@/ui/feedback/badge';
import { FaceAmount } from '@/claims/face-amount';

const none = <span className="text-muted">–</span>;

export const claimColumns: readonly Column<ClaimSummary, ClaimSort>[] = [
  {
    key: 'reference',
    header: 'Reference',
    width: 'w-36',
    cell: (claim) => <span className="tabular">{claim.reference}</span>,
  },
  {
    key: 'type',
    header: 'Type',
    width: 'w-28',
    cell: (claim) => CLAIM_TYPE_LABELS[claim.claim_type],
  },
  { key: 'class', header: 'Class', width: 'w-20', cell: (claim) => claim.claim_class ?? none },
  {
    key: 'face',
    header: 'Face',
    sortBy: 'face_amount',
    align: 'right',
    width: 'w-48',
    cell: (claim) => <FaceAmount claim={claim} />,
  },
  {
    key: 'ask',
    header: 'Ask',
    sortBy: 'ask_percent',
    align: 'right',
    width: 'w-28',
    cell: (claim) =>
      claim.ask_percent ? (
        <span className="font-medium">{formatPercent(claim.ask_percent)}</span>
      ) : (
        <span className="text-muted">Open</span>
      ),
  },
  {
    key: 'bid',
    header: 'Best bid',
    align: 'right',
    width: 'w-28',
    cell: (claim) => (claim.best_bid_percent ? formatPercent(claim.best_bid_percent) : none),
  },
  {
    key: 'kyc',
    header: 'Estate KYC',
    width: 'w-36',
    cell: (claim) => (
      <Badge tone={ESTATE_KYC_TONES[claim.estate_kyc_status]}>
        {ESTATE_KYC_LABELS[claim.estate_kyc_status]}
      </Badge>
    ),
  },
  {
    key: 'recourse',
    header: 'Recourse',
    width: 'w-40',
    cell: (claim) =>
      claim.recourse_preference ? RECOURSE_LABELS[claim.recourse_preference] : none,
  },
  {
    key: 'listed',
    header: 'Listed',
    sortBy: 'listed_at',
    width: 'w-32',
    cell: (claim) => (claim.listed_at ? <DateText iso={claim.listed_at} /> : none),
  },
];
