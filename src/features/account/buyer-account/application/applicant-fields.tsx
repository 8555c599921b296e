import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import type { User } from '@generated/model';
import { buyerAccountFieldsLimits as limits } from '@generated/limits';
import { RadioField, SelectField, TextField } from '@/forms/fields';
import { choicesOf } from '@/labels/choices';
import { countryChoices } from '@/labels/country-choices';
import { BUYER_TYPE_LABELS } from '@/users/buyer-account/words';
import { type ApplicationValues, nameOfBuyer } from './application-values';

const TYPES = choicesOf(BUYER_TYPE_LABELS);

/** Who buys. For an entity, also its register and who signs. */
export function ApplicantFields({ user }: { user: User }) {
  const form = useFormContext<ApplicationValues>();
  const isEntity = form.watch('account_type') === 'entity';
  const countries = useMemo(() => countryChoices(), []);
  // The radio buttons below register the same field, but keep the options set here.
  form.register('account_type', {
    onChange: () =>
      form.setValue('legal_name', nameOfBuyer(form.getValues(), user), { shouldDirty: true }),
  });
  return (
    <div className="grid gap-5">
      <RadioField<ApplicationValues> name="account_type" label="Buyer" choices={TYPES} isRequired />
      <TextField<ApplicationValues>
        name="legal_name"
        label={isEntity ? 'Legal name of the company, fund or trust' : 'Legal name'}
        hint="As it stands in your documents and on the tax form."
        maxLength={limits.legal_name}
        autoComplete={isEntity ? 'organization' : 'name'}
        isRequired
      />
      <SelectField<ApplicationValues>
        name="registration_country"
        label={isEntity ? 'Country of registration' : 'Country of tax residence'}
        choices={countries}
        placeholder="Choose a country"
        isRequired
      />
      {isEntity && (
        <>
          <TextField<ApplicationValues>
            name="registration_number"
            label="Registration number"
            maxLength={limits.registration_number}
            autoComplete="off"
            isRequired
          />
          <TextField<ApplicationValues>
            name="signatory_name"
            label="Who signs"
            hint="The person who may sign an assignment for it."
            maxLength={limits.signatory_name}
            autoComplete="name"
            isRequired
          />
          <TextField<ApplicationValues>
            name="signatory_title"
            label="Position of this person"
            maxLength={limits.signatory_title}
            autoComplete="organization-title"
            isRequired
          />
          <TextField<ApplicationValues>
            name="website"
            label="Website"
            maxLength={limits.website}
            inputMode="url"
            autoComplete="url"
          />
        </>
      )}
    </div>
  );
}
