import type { Case, CaseParameters } from '@generated/model';
import { useWatch } from 'react-hook-form';
import { readAmount, readPercent } from '@/domain/decimal-input';
import { proceedsAt } from '@/domain/claims/proceeds';
import type { ClaimFormValues } from '../field-kinds';
import { ProceedsTable } from '../proceeds-table';

interface ProceedsPreviewProps {
  item: Pick<Case, 'guide_low_percent' | 'guide_high_percent'>;
  parameters: CaseParameters;
}

/** What the ask comes to after the fee; without an ask, what the guide price would. */
export function ProceedsPreview({ item, parameters }: ProceedsPreviewProps) {
  const { currency, seller_fee_percent: fee } = parameters;
  const [faceText, askText] = useWatch<ClaimFormValues, ['face_amount', 'ask_percent']>({
    name: ['face_amount', 'ask_percent'],
  });
  const face = readAmount(faceText, currency);
  const ask = readPercent(askText);
  const guide = [item.guide_low_percent, item.guide_high_percent];
  const prices = (ask === null ? guide : [ask]).filter((percent) => percent !== null);
  return (
    <section aria-label="What you receive" className="bg-subtle rounded-lg p-4">
      <h3 className="mb-3 text-sm">
        {ask === null && prices.length > 0
          ? 'What you would receive at the guide price'
          : 'What you receive'}
      </h3>
      <ProceedsTable
        currency={currency}
        feePercent={fee}
        proceeds={
          face === null ? [] : prices.map((percent) => proceedsAt(face, percent, fee, currency))
        }
        emptyText={
          face === null
            ? 'Enter the face amount in the second step to see what a sale pays out.'
            : 'Enter a price to see what a sale pays out.'
        }
      />
    </section>
  );
}
