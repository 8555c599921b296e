import type { Case, CaseParameters } from '@generated/model';
import { clsx } from 'clsx';
import Big from 'big.js';
import { useFormContext } from 'react-hook-form';
import { registerAmountField } from '@/domain/claims/register-amount';
import { readAmount } from '@/domain/decimal-input';
import { formatAmount, formatPercentRange } from '@/domain/money';
import { sentences } from '@/domain/sentences';
import type { ClaimField, ClaimFieldName, ClaimFormValues, FieldStep } from '../field-kinds';
import { claimField, fieldsOfStep } from '../field-list';
import { ClaimFieldInput } from './claim-field-input';
import { ProceedsPreview } from './proceeds-preview';

interface StepFieldsProps {
  step: FieldStep;
  item: Pick<Case, 'guide_low_percent' | 'guide_high_percent'>;
  parameters: CaseParameters;
}

/** The fields of a step that are asked for now; below the prices stands what they come to. */
export function StepFields({ step, item, parameters }: StepFieldsProps) {
  const values = useFormContext<ClaimFormValues>().watch();
  const fields = fieldsOfStep(step).filter(([, { isAsked }]) => !isAsked || isAsked(values));
  const inputs = (some: readonly [ClaimFieldName, ClaimField][]) =>
    some.map(([name, { isHalf }]) => (
      <div key={name} className={clsx('empty:hidden', !isHalf && 'sm:col-span-2')}>
        <ClaimFieldInput
          name={name}
          parameters={parameters}
          {...(name === 'ask_percent' && { hint: askHint(item) })}
          {...differenceHint(name, values, parameters)}
        />
      </div>
    ));
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      {inputs(fields.filter(([, { kind }]) => kind === 'percent'))}
      {step === 'price' && (
        <div className="sm:col-span-2">
          <ProceedsPreview item={item} parameters={parameters} />
        </div>
      )}
      {inputs(fields.filter(([, { kind }]) => kind !== 'percent'))}
    </div>
  );
}

function askHint({ guide_low_percent: low, guide_high_percent: high }: StepFieldsProps['item']) {
  const guide = formatPercentRange(low, high);
  return guide
    ? `The guide price is ${guide}. Leave it empty to be open to offers.`
    : 'There is no guide price yet. Leave it empty to be open to offers.';
}

/** The other amount where face amount and register do not agree, which our staff compare in the review. */
function differenceHint(
  name: ClaimFieldName,
  values: ClaimFormValues,
  { currency }: CaseParameters,
): { hint?: string } {
  const field = registerAmountField(values.register_status || null);
  if (field === null || (name !== field && name !== 'face_amount')) return {};
  const face = readAmount(values.face_amount, currency);
  const registered = readAmount(values[field], currency);
  if (face === null || registered === null || new Big(face).eq(registered)) return {};
  const [other, amount] =
    name === field
      ? ['The face amount you entered', face]
      : ['The amount you entered for the register', registered];
  return {
    hint: sentences(
      claimField(name).hint,
      `${other} is ${formatAmount(amount, currency)}. Check both: our staff compare them.`,
    ),
  };
}
