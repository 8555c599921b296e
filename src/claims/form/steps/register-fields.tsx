import type { CaseParameters } from '@generated/model';
import { useWatch } from 'react-hook-form';
import { SelectField, TextField } from '@/forms/fields';
import { choicesOf } from '@/labels/choices';
import { CLAIM_PRIORITY_LABELS, ESTATE_KYC_LABELS, REGISTER_STATUS_LABELS } from '@/claims/labels';
import type { ClaimFormValues } from '../claim-form-values';
import { AmountField } from './amount-field';

/** How the claim stands in the debtor's register; what is asked for follows from it. */
export function RegisterFields({ parameters }: { parameters: CaseParameters }) {
  const status = useWatch<ClaimFormValues, 'register_status'>({ name: 'register_status' });
  const isFiled = status !== 'scheduled';
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField<ClaimFormValues>
          name="register_status"
          label="State in the register"
          hint="Scheduled: the debtor listed it by itself. Filed: you filed a proof of claim."
          choices={choicesOf(REGISTER_STATUS_LABELS)}
          isRequired
        />
        <SelectField<ClaimFormValues>
          name="priority"
          label="Priority"
          choices={choicesOf(CLAIM_PRIORITY_LABELS)}
          isRequired
        />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <AmountField
          name="scheduled_amount"
          label="Scheduled amount"
          parameters={parameters}
          isRequired={!isFiled}
        />
        <TextField<ClaimFormValues>
          name="schedule_number"
          label="Schedule number"
          autoComplete="off"
          maxLength={100}
        />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField<ClaimFormValues>
          name="proof_of_claim_number"
          label="Number of the proof of claim"
          hint="The claims agent’s website shows it."
          autoComplete="off"
          maxLength={100}
          isRequired={isFiled}
        />
        <TextField<ClaimFormValues>
          name="filed_on"
          label="Filed on"
          type="date"
          isRequired={isFiled}
        />
        <AmountField
          name="filed_amount"
          label="Filed amount"
          parameters={parameters}
          isRequired={isFiled}
        />
        <AmountField
          name="allowed_amount"
          label="Allowed amount"
          parameters={parameters}
          isRequired={status === 'allowed'}
        />
      </div>
      <SelectField<ClaimFormValues>
        name="estate_kyc_status"
        label="Has the estate verified the holder (KYC)?"
        hint="Buyers pay more for a claim whose holder is verified."
        choices={choicesOf(ESTATE_KYC_LABELS)}
        isRequired
      />
    </>
  );
}
