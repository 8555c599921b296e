import { useGetCaseParameters } from '@generated/api/marketplace/marketplace';
import { readAmount, readPercent } from '@/domain/decimal-input';
import { choicesOf } from '@/labels/choices';
import {
  CLAIM_PRIORITY_LABELS,
  CLAIM_TYPE_LABELS,
  ESTATE_KYC_LABELS,
  RECOURSE_LABELS,
  REGISTER_STATUS_LABELS,
} from '@/claims/labels';
import { ChoiceFilter } from '@/ui/inputs/choice-filter';
import type { ClaimListParams } from './claim-list-params';
import { RangeFilter } from './range-filter';

export interface ClaimFiltersProps extends ClaimListParams {
  caseId: string;
  currency: string;
}

/** The filters of a case's claims; the classes are those of its plan. */
export function ClaimFilters({ caseId, currency, params, setParams }: ClaimFiltersProps) {
  const { data: parameters } = useGetCaseParameters(caseId);
  const classes = (parameters?.claim_classes ?? []).map(({ code, name }) => ({
    value: code,
    label: `${code} · ${name}`,
  }));
  return (
    <>
      <ChoiceFilter
        label="Type"
        options={choicesOf(CLAIM_TYPE_LABELS)}
        value={params.claim_type ?? []}
        onChange={(claim_type) => setParams({ claim_type })}
      />
      {classes.length > 0 && (
        <ChoiceFilter
          label="Class"
          options={classes}
          value={params.claim_class ?? []}
          onChange={(claim_class) => setParams({ claim_class })}
        />
      )}
      <ChoiceFilter
        label="Priority"
        options={choicesOf(CLAIM_PRIORITY_LABELS)}
        value={params.priority ?? []}
        onChange={(priority) => setParams({ priority })}
      />
      <ChoiceFilter
        label="Register"
        options={choicesOf(REGISTER_STATUS_LABELS)}
        value={params.register_status ?? []}
        onChange={(register_status) => setParams({ register_status })}
      />
      <ChoiceFilter
        label="Estate KYC"
        options={choicesOf(ESTATE_KYC_LABELS)}
        value={params.estate_kyc_status ?? []}
        onChange={(estate_kyc_status) => setParams({ estate_kyc_status })}
      />
      <ChoiceFilter
        label="Recourse"
        options={choicesOf(RECOURSE_LABELS)}
        value={params.recourse ?? []}
        onChange={(recourse) => setParams({ recourse })}
      />
      <RangeFilter
        label="Face"
        unit={currency}
        value={{ min: params.min_face_amount, max: params.max_face_amount }}
        onChange={({ min, max }) => setParams({ min_face_amount: min, max_face_amount: max })}
        read={(text) => readAmount(text, currency)}
        asksFor="Enter an amount, for example 25000."
      />
      <RangeFilter
        label="Ask"
        unit="% of face"
        value={{ min: params.min_ask_percent, max: params.max_ask_percent }}
        onChange={({ min, max }) => setParams({ min_ask_percent: min, max_ask_percent: max })}
        read={readPercent}
        asksFor="Enter a percentage, for example 72.5."
      />
    </>
  );
}
