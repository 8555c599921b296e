import type { Case, CaseParameters, MyClaim, RegisterStatus } from '@generated/model';
import { clsx } from 'clsx';
import Big from 'big.js';
import { useFormContext } from 'react-hook-form';
import { dividedFields } from '@/domain/claims/claim-state';
import { registerAmountField } from '@/domain/claims/register/register-amount';
import {
  REGISTER_AMOUNTS,
  type RegisterAmount,
  registerDoubts,
} from '@/domain/claims/register/register-doubts';
import { readAmount } from '@/domain/decimal-input';
import { formatAmount, formatPercentRange } from '@/domain/money';
import { sentences } from '@/domain/sentences';
import { formatDate } from '@/labels/dates';
import { StaffContact } from '@/page/staff-contact';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';
import { Alert } from '@/ui/feedback/alert';
import { factText } from '../claim-facts';
import type { ClaimField, ClaimFieldName, ClaimFormValues, FieldStep } from '../field-kinds';
import { claimField, fieldName, fieldsOfStep } from '../field-list';
import { ClaimFieldInput } from './claim-field-input';
import { ProceedsPreview } from './proceeds-preview';

interface StepFieldsProps {
  step: FieldStep;
  item: Pick<Case, 'guide_low_percent' | 'guide_high_percent' | 'bar_date'>;
  parameters: CaseParameters;
  /** Part of it may be sold. Null before it is in the account. */
  claim: MyClaim | null | undefined;
}

/** The fields of a step that are currently asked for, with the proceeds below the prices. */
export function StepFields({ step, item, parameters, claim }: StepFieldsProps) {
  const values = useFormContext<ClaimFormValues>().watch();
  const divided: readonly ClaimFieldName[] = claim ? dividedFields(claim) : [];
  const asked = fieldsOfStep(step).filter(([, { isAsked }]) => !isAsked || isAsked(values));
  const fields = asked.filter(([name]) => !divided.includes(name));
  const fixed = asked.filter(([name]) => divided.includes(name));
  const inputs = (some: readonly [ClaimFieldName, ClaimField][]) =>
    some.map(([name, { isHalf }]) => (
      <div key={name} className={clsx('empty:hidden', !isHalf && 'sm:col-span-2')}>
        <ClaimFieldInput
          name={name}
          parameters={parameters}
          {...(name === 'ask_percent' && { hint: askHint(item) })}
          {...registerHint(name, values, {
            currency: parameters.currency,
            bar_date: item.bar_date,
          })}
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
      {claim && fixed.length > 0 && <FixedFields claim={claim} fields={fixed} />}
    </div>
  );
}

interface FixedFieldsProps {
  claim: MyClaim;
  fields: readonly [ClaimFieldName, ClaimField][];
}

/** The values that the sale of a part has divided, which can no longer be changed. */
function FixedFields({ claim, fields }: FixedFieldsProps) {
  return (
    <Alert tone="info" title="A part of this claim is sold" className="sm:col-span-2">
      <p className="mb-3">
        These are what is left and stay as they are. If one is wrong, write to{' '}
        <StaffContact claimId={claim.id} />.
      </p>
      <DescriptionList>
        {fields.map(([name, field]) => (
          <DescriptionItem key={name} label={fieldName(name)} isNumeric>
            {factText(field, claim[name], claim.currency)}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Alert>
  );
}

function askHint({ guide_low_percent: low, guide_high_percent: high }: StepFieldsProps['item']) {
  const guide = formatPercentRange(low, high);
  return guide
    ? `The guide price is ${guide}. Leave it empty to be open to offers.`
    : 'There is no guide price yet. Leave it empty to be open to offers.';
}

type Amounts = Record<RegisterAmount | 'face_amount', string | null>;

interface OfCase extends Pick<Case, 'bar_date'> {
  currency: string;
}

/** Points out register values that look like slips or differ from the face amount. Our staff compare the same. */
function registerHint(
  name: ClaimFieldName,
  values: ClaimFormValues,
  of: OfCase,
): { hint?: string } {
  const amount = (field: keyof Amounts) => readAmount(values[field], of.currency);
  const amounts: Amounts = {
    face_amount: amount('face_amount'),
    scheduled_amount: amount('scheduled_amount'),
    filed_amount: amount('filed_amount'),
    allowed_amount: amount('allowed_amount'),
  };
  const text =
    doubtText(name, { ...amounts, filed_on: values.filed_on }, of) ??
    differenceText(name, amounts, values.register_status || null, of.currency);
  return text === null ? {} : { hint: sentences(claimField(name).hint, text) };
}

const CHECK_BOTH = 'Check both: our staff compare them.';

function doubtText(
  name: ClaimFieldName,
  entered: Amounts & { filed_on: string },
  of: OfCase,
): string | null {
  const { filed_on: barDate, ...far } = registerDoubts(entered, of);
  if (name === 'filed_on') {
    return barDate === undefined
      ? null
      : `This is after the bar date, ${formatDate(barDate)}. Check the day: a claim filed late may be disallowed.`;
  }
  const amount = REGISTER_AMOUNTS.find((field) => field === name);
  const { face_amount: face } = entered;
  return amount && far[amount] && face !== null
    ? `This is ${far[amount]} the face amount you entered, ${formatAmount(face, of.currency)}. ${CHECK_BOTH}`
    : null;
}

/** Names the other amount if face amount and register do not agree. */
function differenceText(
  name: ClaimFieldName,
  amounts: Amounts,
  status: RegisterStatus | null,
  currency: string,
): string | null {
  const field = registerAmountField(status);
  if (field === null || (name !== field && name !== 'face_amount')) return null;
  const { face_amount: face, [field]: registered } = amounts;
  if (face === null || registered === null || new Big(face).eq(registered)) return null;
  const [other, amount] =
    name === field
      ? ['The face amount you entered', face]
      : ['The amount you entered for the register', registered];
  return `${other} is ${formatAmount(amount, currency)}. ${CHECK_BOTH}`;
}
