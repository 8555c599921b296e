import type { CaseParameters } from '@generated/model';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { CheckboxField, RadioField, SelectField, TextareaField, TextField } from '@/forms/fields';
import { NumberField } from '@/forms/number-field';
import { choicesOf } from '@/labels/choices';
import { countryChoices } from '@/labels/country-choices';
import type { ClaimField, ClaimFieldName, ClaimFormValues } from '../field-kinds';
import { claimField } from '../field-list';
import { classText } from '../labels';
import { AssetFields } from './asset-fields';
import { QuestionFields, YES_OR_NO } from './question-fields';

interface ClaimFieldInputProps {
  name: ClaimFieldName;
  parameters: CaseParameters;
  /** Replaces the hint from the table. */
  hint?: string;
}

/** The control of one field of a claim, by its kind. Empty if the case does not ask for it. */
export function ClaimFieldInput({ name, parameters, hint }: ClaimFieldInputProps) {
  // A field's label, and whether it is required, may depend on other fields.
  const values = useFormContext<ClaimFormValues>().watch();
  const field: ClaimField = claimField(name);
  const { label, isRequired = false } = field;
  const shown = {
    name,
    label: typeof label === 'string' ? label : label(values),
    isRequired: typeof isRequired === 'boolean' ? isRequired : isRequired(values),
    ...((hint ?? field.hint) !== undefined && { hint: hint ?? field.hint }),
  };
  switch (field.kind) {
    case 'text':
      return (
        <TextField<ClaimFormValues>
          {...shown}
          maxLength={field.maxLength}
          autoComplete={field.autoComplete?.(values) ?? 'off'}
        />
      );
    case 'long-text':
      return <TextareaField<ClaimFormValues> {...shown} />;
    case 'date':
      return <TextField<ClaimFormValues> {...shown} type="date" />;
    case 'amount':
      return (
        <NumberField<ClaimFormValues>
          {...shown}
          label={`${shown.label}, in ${parameters.currency}`}
          maxLength={30}
        />
      );
    case 'percent':
      return <NumberField<ClaimFormValues> {...shown} maxLength={12} suffix="%" />;
    case 'fact':
      return (
        <RadioField<ClaimFormValues>
          {...shown}
          isRequired
          choices={YES_OR_NO}
          orientation="horizontal"
        />
      );
    case 'toggle':
      return <CheckboxField<ClaimFormValues> {...shown} />;
    case 'class':
      return parameters.claim_classes.length === 0 ? null : (
        <SelectField<ClaimFormValues>
          {...shown}
          choices={parameters.claim_classes.map(({ code, name: title }) => ({
            value: code,
            label: classText(code, title),
          }))}
          placeholder="I do not know"
        />
      );
    case 'country':
      return <CountryField {...shown} />;
    case 'choice': {
      const choices = offeredChoices(field, parameters);
      return field.as === 'radio' ? (
        <RadioField<ClaimFormValues> {...shown} choices={choices} />
      ) : (
        <SelectField<ClaimFormValues> {...shown} choices={choices} placeholder="Choose one" />
      );
    }
    case 'assets':
      return parameters.assets.length > 0 && <AssetFields parameters={parameters} />;
    case 'answers':
      return <QuestionFields legend={shown.label} questions={parameters.questions} />;
  }
}

function CountryField(field: { name: ClaimFieldName; label: string; isRequired: boolean }) {
  const countries = useMemo(() => countryChoices(), []);
  return (
    <SelectField<ClaimFormValues> {...field} choices={countries} placeholder="Choose a country" />
  );
}

function offeredChoices(
  { choices, offered, none, descriptions }: Extract<ClaimField, { kind: 'choice' }>,
  parameters: CaseParameters,
) {
  const here = offered?.(parameters);
  const known = choicesOf(choices)
    .filter(({ value }) => !here || here.includes(value))
    .map((choice) => ({ ...choice, description: descriptions?.[choice.value] }));
  return none ? [{ value: '', ...none }, ...known] : known;
}
