import type { Case, CaseParameters } from '@generated/model';
import { useState } from 'react';
import { readAmount, readPercent } from '@/domain/decimal-input';
import { formatAmount } from '@/domain/money';
import { isBelowMinimum, proceedsAt } from '@/domain/proceeds';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { Field } from '@/ui/inputs/field';
import { Input } from '@/ui/inputs/input';
import { EstimateTable } from './estimate-table';

interface EstimateProps {
  item: Pick<Case, 'guide_low_percent' | 'guide_high_percent'>;
  parameters: Pick<CaseParameters, 'currency' | 'minimum_claim_amount' | 'seller_fee_percent'>;
}

/** What a claim may bring at the guide price; where there is no guide, at a price the person enters. */
export function Estimate({ item, parameters }: EstimateProps) {
  const { currency, minimum_claim_amount, seller_fee_percent } = parameters;
  const [faceText, setFaceText] = useState('');
  const [priceText, setPriceText] = useState('');
  const hasGuide = item.guide_low_percent !== null && item.guide_high_percent !== null;
  const face = readAmount(faceText, currency);
  const price = readPercent(priceText);
  const prices = hasGuide ? [item.guide_low_percent, item.guide_high_percent] : [price];
  const faceError = faceText.trim() === '' ? undefined : faceFault();

  function faceFault(): string | undefined {
    if (face === null) return 'Enter an amount, for example 25000.';
    if (!isBelowMinimum(face, parameters)) return undefined;
    return `This case takes claims of ${formatAmount(minimum_claim_amount ?? '0', currency)} and more.`;
  }

  return (
    <Card>
      <CardHeader
        title="What you may receive"
        description={
          hasGuide
            ? 'An estimate at the guide price, not an offer'
            : 'There is no guide price yet: try a price'
        }
      />
      <CardBody className="grid gap-4">
        <Field label={`Face amount of your claim, in ${currency}`} error={faceError}>
          <Input
            isNumeric
            inputMode="decimal"
            autoComplete="off"
            value={faceText}
            onChange={(event) => setFaceText(event.target.value)}
          />
        </Field>
        {!hasGuide && (
          <Field
            label="Price, in percent of face"
            error={
              priceText.trim() !== '' && price === null
                ? 'Enter a percentage, for example 72.5.'
                : undefined
            }
          >
            <Input
              isNumeric
              inputMode="decimal"
              autoComplete="off"
              suffix="%"
              value={priceText}
              onChange={(event) => setPriceText(event.target.value)}
            />
          </Field>
        )}
        <EstimateTable
          currency={currency}
          feePercent={seller_fee_percent}
          proceeds={
            face === null || faceError
              ? []
              : prices.flatMap((percent) =>
                  percent === null ? [] : [proceedsAt(face, percent, seller_fee_percent, currency)],
                )
          }
        />
      </CardBody>
    </Card>
  );
}
