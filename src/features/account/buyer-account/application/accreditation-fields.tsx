import { useFormContext } from 'react-hook-form';
import { AccreditationBasis } from '@generated/model';
import { ACCREDITATION_BASES } from '@/domain/buyers/buyer-account';
import { RadioField, TextareaField } from '@/forms/fields';
import { InterestFields } from '@/users/buyer-account/interest-fields';
import { ACCREDITATION_LABELS, ACCREDITATION_MEANINGS } from '@/users/buyer-account/words';
import type { ApplicationValues } from './application-values';

const ALL_BASES = Object.values(AccreditationBasis);

/** The basis of accreditation, the means, and what the buyer is looking for. */
export function AccreditationFields() {
  const type = useFormContext<ApplicationValues>().watch('account_type');
  const bases = type ? ACCREDITATION_BASES[type] : ALL_BASES;
  return (
    <div className="grid gap-5">
      <RadioField<ApplicationValues>
        name="accreditation_basis"
        label="Basis of accreditation"
        hint="Rule 501 of the Securities Act (17 CFR 230.501). Our staff may ask for proof."
        choices={bases.map((basis) => ({
          value: basis,
          label: ACCREDITATION_LABELS[basis],
          description: ACCREDITATION_MEANINGS[basis],
        }))}
        isRequired
      />
      <TextareaField<ApplicationValues>
        name="source_of_funds"
        label="Where does the money come from?"
        hint="One or two sentences, for example: capital that the partners have paid in."
        isRequired
      />
      <InterestFields />
    </div>
  );
}
