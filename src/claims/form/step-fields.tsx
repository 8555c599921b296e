import type { Case, CaseParameters } from '@generated/model';
import { clsx } from 'clsx';
import { useFormContext } from 'react-hook-form';
import { formatPercentRange } from '@/domain/money';
import type { ClaimField, ClaimFieldName, ClaimFormValues, FieldStep } from '../field-kinds';
import { fieldsOfStep } from '../field-list';
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
