import type { ClaimSort, ClaimSummary } from '@generated/model';
import { formatAmount, formatPercent } from '@/domain/money';
import { DateText } from '@/labels/date-text';
import {
  claimKind,
  ESTATE_KYC_LABELS,
  ESTATE_KYC_TONES,
  REGISTER_STATUS_LABELS,
} from '@/claims/labels';
import type { Column } from '@/table/column';
import { Badge } from '@/ui/feedback/badge';

const nothing = <span className="text-muted">–</span>;
const percent = (value: string | null) => (value ? formatPercent(value) : nothing);
const day = (iso: string | null) => (iso ? <DateText iso={iso} /> : nothing);

export const claimColumns: Column<ClaimSummary, ClaimSort>[] = [
  {
    key: 'claim',
    header: 'Claim',
    width: 'w-48',
    cell: (claim) => (
      <>
        <span className="block">{claim.reference}</span>
        <span className="text-muted block text-xs font-normal wrap-anywhere">
          {claim.case.name}
        </span>
      </>
    ),
  },
  { key: 'kind', header: 'Kind', width: 'w-32', cell: claimKind },
  {
    key: 'face',
    header: 'Face amount',
    sortBy: 'face_amount',
    align: 'right',
    width: 'w-40',
    cell: (claim) => (
      <>
        {claim.face_amount_rounded && <span className="text-muted">about </span>}
        {formatAmount(claim.face_amount, claim.currency)}
      </>
    ),
  },
  {
    key: 'ask',
    header: 'Ask',
    sortBy: 'ask_percent',
    align: 'right',
    width: 'w-24',
    cell: (claim) => percent(claim.ask_percent),
  },
  {
    key: 'bid',
    header: 'Best bid',
    align: 'right',
    width: 'w-24',
    cell: (claim) => percent(claim.best_bid_percent),
  },
  {
    key: 'register',
    header: 'Register',
    width: 'w-28',
    cell: (claim) => REGISTER_STATUS_LABELS[claim.register_status],
  },
  {
    key: 'kyc',
    header: 'Estate KYC',
    width: 'w-32',
    cell: ({ estate_kyc_status: status }) => (
      <Badge tone={ESTATE_KYC_TONES[status]}>{ESTATE_KYC_LABELS[status]}</Badge>
    ),
  },
  {
    key: 'listed',
    header: 'Listed',
    sortBy: 'listed_at',
    width: 'tabular text-xs w-24',
    cell: (claim) => day(claim.listed_at),
  },
  {
    key: 'expires',
    header: 'Expires',
    sortBy: 'expires_at',
    width: 'tabular text-xs w-24',
    cell: (claim) => day(claim.expires_at),
  },
];
