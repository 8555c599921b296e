import type { Case, CaseParameters } from '@generated/model';
import { useWatch } from 'react-hook-form';
import { readAmount, readPercent } from '@/domain/decimal-input';
import { feeName, feeText } from '@/domain/deals/fees';
import { saleAmounts } from '@/domain/deals/offer-terms';
import { formatAmount, formatPrice } from '@/domain/money';
import { Spoken } from '@/forms/spoken';
import type { ClaimFormValues } from '../field-kinds';

interface ProceedsPreviewProps {
  item: Pick<Case, 'guide_low_percent' | 'guide_high_percent'>;
  parameters: CaseParameters;
}

/** The seller's proceeds at the ask, after the fee. Without an ask, the proceeds at the guide price. */
export function ProceedsPreview({ item, parameters }: ProceedsPreviewProps) {
  const { currency } = parameters;
  const [faceText, askText] = useWatch<ClaimFormValues, ['face_amount', 'ask_percent']>({
    name: ['face_amount', 'ask_percent'],
  });
  const face = readAmount(faceText, currency);
  const ask = readPercent(askText);
  // Both ends of the guide may be the same price.
  const guide = new Set([item.guide_low_percent, item.guide_high_percent]);
  const prices = (ask === null ? [...guide] : [ask]).filter((percent) => percent !== null);
  return (
    <section aria-label="What you receive" className="bg-subtle rounded-lg p-4">
      <h3 className="mb-3 text-sm">
        {ask === null && prices.length > 0
          ? 'What you would receive at the guide price'
          : 'What you receive'}
      </h3>
      <div>
        {face === null || prices.length === 0 ? (
          <p className="text-muted text-sm">
            {face === null
              ? 'Enter the face amount in the second step to see what a sale pays out.'
              : 'Enter a price to see what a sale pays out.'}
          </p>
        ) : (
          <div className="grid gap-4">
            {prices.map((percent) => (
              <Proceeds key={percent} {...{ face, percent, parameters }} />
            ))}
          </div>
        )}
      </div>
      <Spoken text={ask === null || face === null ? '' : received(face, ask, parameters)} />
    </section>
  );
}

function received(face: string, percent: string, parameters: CaseParameters): string {
  const { currency } = parameters;
  const { net_amount: net } = saleAmounts(face, percent, parameters, currency);
  return `At ${formatPrice(percent)} you receive ${formatAmount(net, currency)}.`;
}

interface ProceedsProps {
  face: string;
  percent: string;
  parameters: CaseParameters;
}

function Proceeds({ face, percent, parameters }: ProceedsProps) {
  const { currency, seller_fee_percent: feePercent } = parameters;
  const sale = saleAmounts(face, percent, parameters, currency);
  return (
    <dl className="border-line enlarged:grid-cols-1 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t pt-4 text-sm">
      <dt className="text-muted">Sale at {formatPrice(percent)}</dt>
      <dd className="tabular text-right">{formatAmount(sale.amount, currency)}</dd>
      <dt className="text-muted">{feeName(feePercent)}</dt>
      <dd className="tabular text-right">{feeText(sale.seller_fee_amount, currency, '−')}</dd>
      <dt className="font-semibold">You receive</dt>
      <dd className="tabular text-right font-semibold">
        {formatAmount(sale.net_amount, currency)}
      </dd>
    </dl>
  );
}
