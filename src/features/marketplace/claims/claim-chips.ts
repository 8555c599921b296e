import { formatAmount, formatPercent } from '@/domain/money';
import {
  CLAIM_PRIORITY_LABELS,
  CLAIM_TYPE_LABELS,
  ESTATE_KYC_LABELS,
  RECOURSE_LABELS,
  REGISTER_STATUS_LABELS,
} from '@/claims/labels';
import { choiceChips } from '@/table/choice-chips';
import type { FilterChip } from '@/ui/inputs/filter-chips';
import type { ClaimListParams } from './claim-list-params';
import type { Range } from './range-popover';

/** What narrows the claims of a case right now. */
export function claimChips({ params, setParams }: ClaimListParams, currency: string): FilterChip[] {
  const classes = Object.fromEntries((params.claim_class ?? []).map((code) => [code, code]));
  return [
    ...choiceChips('Type', CLAIM_TYPE_LABELS, params.claim_type, (claim_type) =>
      setParams({ claim_type }),
    ),
    ...choiceChips('Class', classes, params.claim_class, (claim_class) =>
      setParams({ claim_class }),
    ),
    ...choiceChips('Priority', CLAIM_PRIORITY_LABELS, params.priority, (priority) =>
      setParams({ priority }),
    ),
    ...choiceChips('Register', REGISTER_STATUS_LABELS, params.register_status, (register_status) =>
      setParams({ register_status }),
    ),
    ...choiceChips('Estate KYC', ESTATE_KYC_LABELS, params.estate_kyc_status, (estate_kyc_status) =>
      setParams({ estate_kyc_status }),
    ),
    ...choiceChips('Recourse', RECOURSE_LABELS, params.recourse, (recourse) =>
      setParams({ recourse }),
    ),
    ...rangeChip(
      'Face',
      { min: params.min_face_amount, max: params.max_face_amount },
      (amount) => formatAmount(amount, currency),
      () => setParams({ min_face_amount: undefined, max_face_amount: undefined }),
    ),
    ...rangeChip(
      'Ask',
      { min: params.min_ask_percent, max: params.max_ask_percent },
      formatPercent,
      () => setParams({ min_ask_percent: undefined, max_ask_percent: undefined }),
    ),
  ];
}

function rangeChip(
  name: string,
  { min, max }: Range,
  format: (value: string) => string,
  onRemove: () => void,
): FilterChip[] {
  if (min === undefined && max === undefined) return [];
  const value =
    min === undefined
      ? `up to ${format(max ?? '')}`
      : max === undefined
        ? `from ${format(min)}`
        : `${format(min)} to ${format(max)}`;
  return [{ key: name, name, value, onRemove }];
}
