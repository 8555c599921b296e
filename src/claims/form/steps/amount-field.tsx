import type { CaseParameters } from '@generated/model';
import { TextField } from '@/forms/fields';
import type { ClaimFormValues } from '../claim-form-values';

interface AmountFieldProps {
  name: keyof ClaimFormValues & `${string}_amount`;
  label: string;
  hint?: string;
  parameters: Pick<CaseParameters, 'currency'>;
  isRequired?: boolean;
}

/** An amount in the currency of the case. */
export function AmountField({ label, parameters: { currency }, ...field }: AmountFieldProps) {
  return (
    <TextField<ClaimFormValues>
      {...field}
      label={`${label}, in ${currency}`}
      inputMode="decimal"
      autoComplete="off"
      maxLength={30}
      isNumeric
    />
  );
}
