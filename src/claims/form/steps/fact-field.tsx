import type { DeclaredFact } from '@/domain/claims/declared-facts';
import { RadioField } from '@/forms/fields';
import { DECLARED_FACT_WORDS } from '../../declared-facts';
import type { ClaimFormValues } from '../claim-form-values';

export const YES_OR_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

/** A fact that the seller has to state: neither answer is chosen before. */
export function FactField({ fact }: { fact: DeclaredFact }) {
  const { question, hint } = DECLARED_FACT_WORDS[fact];
  return (
    <RadioField<ClaimFormValues>
      name={fact}
      label={question}
      hint={hint}
      choices={YES_OR_NO}
      orientation="horizontal"
      isRequired
    />
  );
}
