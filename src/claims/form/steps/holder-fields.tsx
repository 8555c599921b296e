import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { SelectField, RadioField, TextField } from '@/forms/fields';
import { choicesOf } from '@/labels/choices';
import { countryChoices } from '@/labels/countries';
import { HOLDER_TYPE_LABELS } from '@/claims/labels';
import type { ClaimFormValues } from '../claim-form-values';
import { FactField } from './fact-field';

export function HolderFields() {
  const holderType = useWatch<ClaimFormValues, 'holder_type'>({ name: 'holder_type' });
  const countries = useMemo(() => countryChoices(), []);
  return (
    <>
      <RadioField<ClaimFormValues>
        name="holder_type"
        label="The holder is"
        choices={choicesOf(HOLDER_TYPE_LABELS)}
      />
      <TextField<ClaimFormValues>
        name="holder_name"
        label={holderType === 'entity' ? 'Name of the company or fund' : 'Name of the holder'}
        hint="As it stands on the claim. Nobody sees it until you accept an offer."
        autoComplete={holderType === 'entity' ? 'organization' : 'name'}
        maxLength={200}
        isRequired
      />
      <SelectField<ClaimFormValues>
        name="holder_country"
        label="Country of the holder"
        choices={countries}
        placeholder="Choose a country"
        isRequired
      />
      <FactField fact="acquired_from_other" />
    </>
  );
}
