import type { Case, CaseParameters } from '@generated/model';
import { useWatch } from 'react-hook-form';
import { readAmount, readPercent } from '@/domain/decimal-input';
import { formatPercentRange } from '@/domain/money';
import { proceedsAt } from '@/domain/claims/proceeds';
import { CheckboxField, RadioField, TextareaField, TextField } from '@/forms/fields';
import { RECOURSE_LABELS } from '@/claims/labels';
import { ProceedsTable } from '../../proceeds-table';
import type { ClaimFormValues } from '../claim-form-values';

const RECOURSE_CHOICES = [
  { value: '', label: 'No preference', description: 'Buyers say what they ask for.' },
  {
    value: 'none',
    label: RECOURSE_LABELS.none,
    description: 'Once sold, the risk is the buyer’s. Fetches the least.',
  },
  {
    value: 'disallowance_only',
    label: RECOURSE_LABELS.disallowance_only,
    description: 'You pay back only what the court does not allow. The usual way.',
  },
  {
    value: 'full',
    label: RECOURSE_LABELS.full,
    description: 'You pay back whatever the claim falls short of. Fetches the most.',
  },
];

interface PriceFieldsProps {
  item: Pick<Case, 'guide_low_percent' | 'guide_high_percent'>;
  parameters: CaseParameters;
}

/** The ask beside the guide price, and what it comes to after the fee. */
export function PriceFields({ item, parameters }: PriceFieldsProps) {
  const { currency, seller_fee_percent: fee } = parameters;
  const [faceText, askText] = useWatch<ClaimFormValues, ['face_amount', 'ask_percent']>({
    name: ['face_amount', 'ask_percent'],
  });
  const face = readAmount(faceText, currency);
  const ask = readPercent(askText);
  const { guide_low_percent: low, guide_high_percent: high } = item;
  const guide = formatPercentRange(low, high);
  const prices = ask === null ? [low, high] : [ask];
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField<ClaimFormValues>
          name="ask_percent"
          label="Ask, in percent of face"
          hint={
            guide
              ? `The guide price is ${guide}. Leave it empty to be open to offers.`
              : 'There is no guide price yet. Leave it empty to be open to offers.'
          }
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          suffix="%"
          isNumeric
        />
        <TextField<ClaimFormValues>
          name="minimum_percent"
          label="The least you accept"
          hint="Only you see it. Offers below it are declined at once."
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          suffix="%"
          isNumeric
        />
      </div>
      <section aria-label="What you receive" className="bg-subtle rounded-lg p-4">
        <h3 className="mb-3 text-sm">
          {ask === null && guide ? 'What you would receive at the guide price' : 'What you receive'}
        </h3>
        <ProceedsTable
          currency={currency}
          feePercent={fee}
          proceeds={
            face === null
              ? []
              : prices.flatMap((percent) =>
                  percent === null ? [] : [proceedsAt(face, percent, fee, currency)],
                )
          }
          emptyText={
            face === null
              ? 'Enter the face amount in the second step to see what a sale pays out.'
              : 'Enter a price to see what a sale pays out.'
          }
        />
      </section>
      <RadioField<ClaimFormValues>
        name="recourse_preference"
        label="Recourse"
        choices={RECOURSE_CHOICES}
      />
      <CheckboxField<ClaimFormValues>
        name="partial_sale"
        label="I would also sell a part of it"
        hint="The rest stays yours and stays on the market."
      />
      <TextareaField<ClaimFormValues>
        name="description"
        label="Description"
        hint="Everybody can read it. No names, no numbers of accounts."
        maxLength={5000}
      />
    </>
  );
}
