import type { CaseParameters } from '@generated/model';
import { SelectField, TextField } from '@/forms/fields';
import { CLAIM_TYPE_LABELS } from '@/claims/labels';
import type { ClaimFormValues } from '../claim-form-values';
import { AmountField } from './amount-field';
import { AssetFields } from './asset-fields';

export function AmountFields({ parameters }: { parameters: CaseParameters }) {
  const { claim_types: types, claim_classes: classes, assets } = parameters;
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField<ClaimFormValues>
          name="claim_type"
          label="Type of claim"
          choices={types.map((type) => ({ value: type, label: CLAIM_TYPE_LABELS[type] }))}
          isRequired
        />
        {classes.length > 0 && (
          <SelectField<ClaimFormValues>
            name="claim_class"
            label="Class in the plan"
            choices={classes.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }))}
            placeholder="I do not know"
          />
        )}
      </div>
      <TextField<ClaimFormValues>
        name="debtor_entity"
        label="Which of the debtor’s companies"
        hint="Where the group has several, the one your proof of claim names."
        autoComplete="off"
        maxLength={200}
      />
      <AmountField
        name="face_amount"
        label="Face amount"
        hint="What the debtor owes in all. Visitors see it rounded."
        parameters={parameters}
        isRequired
      />
      {assets.length > 0 && <AssetFields parameters={parameters} />}
    </>
  );
}
