import type { CaseParameters, ClaimAssetInput } from '@generated/model';
import { claimFieldsLimits } from '@generated/limits';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { assetsValue, isOtherThanAssets, MAY_HOLD_MORE } from '@/domain/claims/review/asset-doubts';
import { readAmount, readQuantity } from '@/domain/decimal-input';
import { padDecimals } from '@/domain/decimals';
import { currencyDigits, formatAmount } from '@/domain/money';
import { sentences } from '@/domain/sentences';
import { SelectField } from '@/forms/fields';
import { NumberField } from '@/forms/number-field';
import { Button } from '@/ui/button';
import { Spoken } from '@/forms/spoken';
import { IconButton } from '@/ui/icon-button';
import type { ClaimFormValues } from '../field-kinds';

/** The holder's assets with their values on the petition date, the sum, and whether it matches the face amount. */
export function AssetFields({ parameters }: { parameters: CaseParameters }) {
  const { currency, assets: known } = parameters;
  const { setValue } = useFormContext<ClaimFormValues>();
  const { fields, append, remove } = useFieldArray<ClaimFormValues, 'assets'>({ name: 'assets' });
  const rows = useWatch<ClaimFormValues, 'assets'>({ name: 'assets' });
  const faceText = useWatch<ClaimFormValues, 'face_amount'>({ name: 'face_amount' });
  const add = useRef<HTMLButtonElement>(null);
  const sum = assetsValue(rows.flatMap(read), parameters);
  const face = readAmount(faceText, currency);
  const sumText = sum === '0' ? '' : `Together ${formatAmount(sum, currency)}`;
  const doubt =
    face !== null && isOtherThanAssets(face, sum, currency)
      ? `The face amount you entered is ${formatAmount(face, currency)}. Check both: our staff compare them. ${MAY_HOLD_MORE}`
      : '';
  return (
    <fieldset className="grid gap-3">
      <legend className="text-sm font-medium">Assets in the account</legend>
      <p className="text-muted text-xs">
        Optional. Each is worth its price on the petition date, as valued by the estate.
      </p>
      {fields.map(({ id }, index) => {
        const row = rows[index];
        const value = row ? assetsValue(read(row), parameters) : '0';
        const symbol = row?.symbol;
        const price = known.find((asset) => asset.symbol === symbol)?.petition_price;
        return (
          <div
            key={id}
            role="group"
            aria-label={`Asset ${index + 1}`}
            className="border-line grid grid-cols-[1fr_1fr_auto] items-start gap-3 border-b pb-3"
          >
            <SelectField<ClaimFormValues>
              name={`assets.${index}.symbol`}
              label="Asset"
              choices={known.map((asset) => ({ value: asset.symbol, label: asset.symbol }))}
              placeholder="Choose"
            />
            <NumberField<ClaimFormValues>
              name={`assets.${index}.quantity`}
              label="Quantity"
              maxLength={30}
            />
            <IconButton
              label={`Remove asset ${index + 1}`}
              className="mt-6.5"
              onClick={() => {
                remove(index);
                // The focused button disappears with its row.
                add.current?.focus();
              }}
            >
              <Trash2 aria-hidden size={16} />
            </IconButton>
            <p className="tabular text-muted col-span-3 text-xs">
              {value !== '0' && price
                ? `${formatAmount(value, currency)} at ${formatAmount(price, currency)} for one ${symbol}`
                : '\u00a0'}
            </p>
          </div>
        );
      })}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          ref={add}
          variant="secondary"
          size="sm"
          disabled={fields.length >= claimFieldsLimits.assets}
          onClick={() => append({ symbol: '', quantity: '' })}
        >
          <Plus aria-hidden size={16} />
          Add an asset
        </Button>
        <Spoken text={sentences(sumText && `${sumText}.`, doubt)} />
        {sumText && (
          <p className="tabular flex flex-wrap items-center gap-2 text-sm">
            {sumText}
            <Button
              variant="ghost"
              size="sm"
              onClick={() =>
                setValue('face_amount', padDecimals(sum, currencyDigits(currency)), {
                  shouldDirty: true,
                  shouldValidate: true,
                })
              }
            >
              Use as face amount
            </Button>
          </p>
        )}
      </div>
      {doubt && <p className="text-muted text-xs">{doubt}</p>}
    </fieldset>
  );
}

/** Empty until the quantity can be read. */
function read({ symbol, quantity: typed }: ClaimFormValues['assets'][number]): ClaimAssetInput[] {
  const quantity = readQuantity(typed, symbol);
  return quantity === null ? [] : [{ symbol, quantity }];
}
